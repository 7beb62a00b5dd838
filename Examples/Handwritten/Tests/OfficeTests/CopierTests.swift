import Foundation
import Office
import Testing
import Understudy
import UnderstudyHandwritten

@Suite("A copier", .verifyingMocks)
struct CopierTests {
  let printer = MockPrinter("printer")
  let defaults = MockDefaults()
  let now = MockClosure("now", of: (() -> Date).self)

  var copier: Copier { Copier(printer: printer, defaults: defaults, now: now.function) }

  @Test("a copier prints the scanned page and stores the number of copies")
  func copying() {
    printer.registerResult(for: printer.scanRef) { completion in completion("a letter") }
    printer.registerResult(for: printer.printRef) { text, copies in text.count * copies }
    defaults.registerResult(for: defaults.integerRef) { _ in 40 }
    stub(now()).returns(Date(timeIntervalSinceReferenceDate: 7))

    var job: Int?
    copier.copy(2) { job = $0 }

    #expect(job == 16)
    #expect(printer.hasCalled(printer.printRef, numberOfTimes: 1))
    let calls = printer.calls(to: printer.printRef)
    #expect(calls[0].arguments == ("a letter", 2))
    #expect(calls[0].result == 16)
    #expect(defaults.calls(to: defaults.setRef).map(\.arguments.1) == ["copies", "last copy"])
    #expect(defaults.calls(to: defaults.setRef)[0].arguments.0 as? Int == 42)
  }

  @Test("a copier does not scan if there is too little paper")
  func tooLittlePaper() {
    printer.registerResult(for: printer.sheetsRef) { 1 }
    var job: Int? = 1
    copier.copy(2) { job = $0 }
    #expect(job == nil)
    #expect(!printer.hasCalled(printer.scanRef))
  }

  @Test("a copier stores nothing if the printer runs out of paper")
  func outOfPaper() {
    printer.registerResult(for: printer.scanRef) { $0("a letter") }
    printer.registerResult(for: printer.printRef) { _, _ in throw OutOfPaper() }
    var job: Int? = 1
    copier.copy(2) { job = $0 }
    #expect(job == nil)
    #expect(!defaults.hasCalled(defaults.setRef))
    #expect(printer.calls(to: printer.printRef)[0].error is OutOfPaper)
  }

  @Test("the verbs work with references: a page that cannot be faxed is printed")
  func faxing() async throws {
    inOrder("sending") {
      expect(printer.call(to: printer.faxRef)("Hello", "Berlin")).throws(OutOfPaper())
      expect(printer.call(to: printer.printRef)(.hasPrefix("To Berlin"), 1)).returns(7)
    }
    try await copier.send("Hello", to: "Berlin")
    printer.resetCalls(to: printer.faxRef)
    #expect(!printer.hasCalled(printer.faxRef))
    #expect(printer.hasCalled(printer.printRef))
    printer.resetCalls()
    #expect(!printer.hasCalled(printer.printRef))
  }

  @Test("@Mocked lets verbs take calls to the functions themselves")
  func attribute() async throws {
    let printer = MockInkPrinter("ink printer")
    stub(printer.$sheets).returns(100)
    expect(printer.fax("Hello", to: .any)).throws(OutOfPaper())
    expect(printer.print(.hasPrefix("To Berlin"), copies: 1)).returns(7)
    let copier = Copier(printer: printer, defaults: defaults, now: now.function)
    try await copier.send("Hello", to: "Berlin")
    copier.copy(2) { _ in }
    verify(printer.scan(completion: .any))
  }
}
