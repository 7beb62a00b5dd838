import Testing
import Understudy
import UnderstudyMacros

@Suite("Descriptions in extensions of mocked protocols", .verifyingMocks)
struct DescriptionDeclarationTests {
  @Test("a description in an extension does not collide with that of the mock")
  func extended() {
    let device = MockDevice("device")
    stub(device.model).returns("A4")
    #expect("\(device)" == "device")
    #expect(device.description == "device")
    #expect((device as any Device).description == "a A4")
    #expect((device as any Device).debugDescription == 4)
  }

  @Test("an implementation of CustomStringConvertible in an extension describes no mock")
  func conforming() {
    let ticket = MockDescribedTicket("ticket")
    #expect("\(ticket)" == "ticket")
    #expect((ticket as any DescribedTicket).description == "ticket")
  }

  @Test("a description that is a requirement is mocked")
  func required() {
    let label = MockDescribedLabel("label")
    stub(label.description).returns("fragile")
    #expect("\(label)" == "fragile")
    #expect((label as any DescribedLabel).description == "fragile")
  }

  @Test("a method called description is mocked")
  func method() {
    let book = MockDescribedBook("book")
    stub(book.description()).returns("long")
    #expect((book as any DescribedBook).description() == "long")
    #expect("\(book)" == "book")
  }

  @Test("an actor has a description of its own")
  func actor() async {
    let machine = MockDescribedMachine("machine")
    #expect("\(machine)" == "machine")
    #expect((machine as any DescribedMachine).description == "a machine")
  }
}

@Mockable
protocol Device {
  var model: String { get }
}

extension Device {
  var description: String { "a \(model)" }
  var debugDescription: Int { 4 }
}

@Mockable
protocol DescribedTicket: CustomStringConvertible, Sendable {
  var number: Int { get }
}

extension DescribedTicket {
  var description: String { "ticket \(number)" }
}

@Mockable
protocol DescribedLabel {
  var description: String { get }
}

extension DescribedLabel {
  var debugDescription: String { "label" }
}

@Mockable
protocol DescribedBook {
  func description() -> String
}

@Mockable
protocol DescribedMachine: Actor {
  func run()
}

extension DescribedMachine {
  nonisolated var description: String { "a machine" }
}
