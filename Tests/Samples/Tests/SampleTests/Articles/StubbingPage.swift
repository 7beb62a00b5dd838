import Testing
import Understudy

@testable import Bookshop

/// The samples of the page "Stubbing".
struct StubbingPage {
  @Test(.verifyingMocks) func answers() throws {
    let inventory = MockInventory("inventory")
    stub(inventory.copies(of: "Emma")).returns(3)
    stub(inventory.books(by: .any)).returns([])
    stub(inventory.reserve("Dune", copies: .any))
      .throws(OutOfStock(title: "Dune"))
    #expect(inventory.copies(of: "Emma") == 3)
    #expect(inventory.books(by: "Woolf").isEmpty)
    #expect(throws: OutOfStock(title: "Dune")) { try inventory.reserve("Dune", copies: 1) }
  }

  @Test(.verifyingMocks) func properties() {
    let inventory = MockInventory("inventory")
    let emma = Book(title: "Emma", author: "Austen", cents: 1000)
    stub(inventory.isOpen).returns(true)
    stub(inventory[7]).returns([emma])
    stub(inventory.manager.set("Ann"))
      .performs { name in print("The manager is now \(name)") }
    #expect(inventory.isOpen)
    #expect(inventory[7] == [emma])
    inventory.manager = "Ann"
  }

  @Test(.verifyingMocks) func storedProperties() {
    let inventory = MockInventory("inventory")
    stub(inventory.manager).stores("Ann")
    inventory.manager = "Bob"
    #expect(inventory.manager == "Bob")
  }

  @Test(.verifyingMocks) func closures() throws {
    let inventory = MockInventory("inventory")
    var reserved: [String] = []
    stub(inventory.copies(of: .any)).answers { title in title.count }
    stub(inventory.reserve(.any, copies: .any))
      .performs { title, _ in reserved.append(title) }
      .returns("r-1")
    #expect(inventory.copies(of: "Emma") == 4)
    _ = try inventory.reserve("Emma", copies: 1)
    #expect(reserved == ["Emma"])
  }

  @Test(.verifyingMocks) func consecutive() throws {
    let inventory = MockInventory("inventory")
    stub(inventory.copies(of: "Emma")).returns(2, 1, 0)
    stub(inventory.reserve("Emma", copies: 1))
      .returns("r-1")
      .then.throws(OutOfStock(title: "Emma"))
    #expect([1, 2, 3, 4].map { _ in inventory.copies(of: "Emma") } == [2, 1, 0, 0])
    #expect(try inventory.reserve("Emma", copies: 1) == "r-1")
    #expect(throws: OutOfStock.self) { try inventory.reserve("Emma", copies: 1) }
  }

  @Test(.verifyingMocks) func sharedAnswers() throws {
    let inventory = MockInventory("inventory")
    stub(inventory.reserve(.any, copies: .any)).runsOutOnce(thenNumbersFrom: 7)
    #expect(throws: OutOfStock.self) { try inventory.reserve("Emma", copies: 1) }
    #expect(try inventory.reserve("Emma", copies: 1) == "r-7")
    #expect(try inventory.reserve("Dune", copies: 1) == "r-8")
  }

  @Test(.verifyingMocks) func initialSetup() {
    let inventory = MockInventory {
      stub($0.isOpen).returns(true)
      stub($0.copies(of: .any)).returns(1)
    }
    #expect(inventory.isOpen)
    #expect(inventory.copies(of: "Emma") == 1)
  }

  @Test(.verifyingMocks) func lenient() {
    let inventory = MockInventory("inventory")
    stub(inventory.isOpen).returns(true).lenient()
  }
}

extension CallSetup where Arguments == (String, Int), Result == String, Failure == OutOfStock {
  /// Is out of stock once, and then numbers the reservations.
  @discardableResult
  func runsOutOnce(thenNumbersFrom first: Int) -> Self {
    var last = first - 1
    return self.throws(OutOfStock(title: "any book")).then.answers { _, _ in
      last += 1
      return "r-\(last)"
    }
  }
}
