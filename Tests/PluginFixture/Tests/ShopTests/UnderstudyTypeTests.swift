import Foundation
import Testing
import Understudy
import UnderstudyHandwritten
import UnderstudyMacros

// Understudy's own types look like mocks too, and Foundation declares a 'Stream'. The plug-in
// generates nothing for them.
@Suite("Understudy's own types with generated mocks", .verifyingMocks)
struct UnderstudyTypeTests {
  @Test("MockClosure is Understudy's")
  func closure() {
    let load = MockClosure("load", of: ((Int) -> String).self)
    stub(load(7)).returns("a title")
    #expect(load.function(7) == "a title")
  }

  @Test("MockStream is Understudy's, with Foundation's Stream imported")
  func stream() async {
    let numbers = MockStream(of: Int.self)
    numbers.send(2, 3)
    numbers.finish()
    #expect(await numbers.stream.reduce(0, +) == 5)
  }

  @Test("MockingTestCase and MockedAccessors are Understudy's")
  func words() {
    #expect("\(MockingTestCase.self)" == "MockingTestCase")
    #expect("\(MockedAccessors.self)" == "MockedAccessors")
  }

  @Test("MockObserver is Understudy's")
  func observer() {
    let center = NotificationCenter()
    let saved = Notification.Name("saved")
    let observer = MockObserver(center, "observer")
    expect(observer.notification(saved))
    center.post(name: saved, object: nil)
  }

  @Test("MockReference is Understudy's")
  func reference() {
    let printer = ReferencePrinter()
    printer.registerResult(for: printer.printRef) { $0.count }
    #expect(printer.print("receipt") == 7)
  }

  @Test("MockScope is Understudy's")
  func scope() {
    let scope: MockScope? = MockScope.current
    #expect(scope != nil)
  }

  @Test("types that only signatures mention are Understudy's")
  func signatures() {
    let site = { (failure: MockFailure) -> MockSourceLocation in failure.site }
    #expect(type(of: site) == ((MockFailure) -> MockSourceLocation).self)
    #expect(MockCondition.self == type(of: MockCondition.always))
  }
}

/// A handwritten mock with a reference.
private final class ReferencePrinter: Mock, @unchecked Sendable {
  lazy var printRef = MockReference(print)
  func print(_ text: String) -> Int { call(printRef, args: text) }
}
