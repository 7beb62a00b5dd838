import Foundation
import Testing
import Understudy
import UnderstudyMacros

@testable import Bookshop

@Mockable
protocol Greeter {
  func greet(_ name: String) -> String
}

@Mockable(.always)
package protocol Doorbell {
  func ring()
}

@Mockable(.when("MOCKS"))
package protocol Lamp {
  func light()
}

/// A ticket that can be returned once.
struct Ticket: ~Copyable {}

@Mockable(noncopyable: Ticket.self)
protocol TicketOffice {
  func refund(_ ticket: consuming Ticket) -> Int
}

/// Returns the time of day.
private struct TimeServer: Sendable {
  func time() async throws -> Date { Date() }
}

private let server = TimeServer()

@Mocked func currentTime() async throws -> Date { try await server.time() }

/// The samples about handwritten mocks in documentation comments.
@Suite(.verifyingMocks) struct CommentsHandwrittenSamples {
  @Test func protocols() {
    let greeter = MockGreeter()
    stub(greeter.greet("bob")).returns("hi bob")
    #expect(greeter.greet("bob") == "hi bob")
  }

  @Test func conditions() {
    let doorbell = MockDoorbell()
    expect(doorbell.ring())
    doorbell.ring()
  }

  @Test func noncopyableArguments() {
    let office = MockTicketOffice()
    stub(office.refund(.any)).returns(12)
    #expect(office.refund(Ticket()) == 12)
  }

  @Test func hooks() async throws {
    let noon = Date(timeIntervalSince1970: 43_200)
    stub(currentTime()).returns(noon)
    #expect(try await currentTime() == noon)
  }

  struct Functions {
    final class MockPrinter: Mock, @unchecked Sendable {
      @Mocked func printText(_ text: String) throws -> Int
    }

    @Test(.verifyingMocks) func functions() throws {
      let printer = MockPrinter()
      stub(printer.printText("abc")).returns(3)
      #expect(try printer.printText("abc") == 3)
    }
  }

  struct Properties {
    final class MockUser: Mock, @unchecked Sendable {
      @MockedProperty var name: String
      @MockedProperty(.getAsync) var isOnline: Bool
    }

    @Test(.verifyingMocks) func properties() {
      let user = MockUser()
      stub(user.$name).returns("bob")
      user.name = "ann"
      verify(user.$name.set("ann"))
      #expect(user.name == "bob")
    }
  }

  final class MockAccount: Mock, @unchecked Sendable {
    @MockedProperty(.get) var isOnline: Bool
    @MockedProperty(.getAsyncThrows) var balance: Int
  }

  @Test func accessors() async throws {
    let account = MockAccount()
    stub(account.$isOnline).returns(true)
    stub(account.$balance).returns(5)
    #expect(account.isOnline)
    #expect(try await account.balance == 5)
  }

  final class PaperPrinter: Mock, Printer, @unchecked Sendable {}

  @Test func emptyBodies() {
    let printer = PaperPrinter()
    stub(printer.isReady()).returns(true)
    #expect(printer.isReady())
  }

  actor MemoryStore: Store, Mockable { let mock = Mock() }

  @Test func actors() async {
    let store = MemoryStore()
    stub(store.count(of: "Emma")).returns(2)
    #expect(await store.count(of: "Emma") == 2)
  }

  @Test func spies() {
    let printer = MockPrinter(spying: LaserPrinter())
    stub(printer.isReady()).returns(false).then.forwards()
    #expect(!printer.isReady())
    #expect(printer.isReady())
  }
}
