import Testing
import Understudy

@testable import Shop

/// Values that exist without being written.
@Suite(.verifyingMocks) struct ValueTests {
  @Test("test data has default parts where the test sets none")
  func testData() throws {
    var receipt = try #require(defaultValue(of: Receipt.self))
    receipt.cents = 5
    #expect(receipt == Receipt(number: 0, cents: 5))
  }

  @Test("calls return characters, ranges, sequences and closures by default")
  func defaults() {
    let shelf = MockShelf()
    #expect(shelf.letter == " ")
    #expect(shelf.places == 0...0)
    #expect(Array(shelf.articles()).isEmpty)
    #expect(shelf.scale()(3) == 0)
  }

  @Test("the test drives a property that has no setter")
  func stored() {
    let keychain = MockKeychain()
    let token = stub(keychain.token).stores(nil)
    let signer = Signer(keychain: keychain)
    #expect(signer.header == "")
    token.value = "new"
    #expect(signer.header == "Bearer new")
    token.failReads(with: Declined())
    #expect(signer.header == "")
  }

  @Test("the log of the day is opened")
  func initialized() {
    Auditor(open: MockAuditLog.init(path:)).note("sold tea", on: "monday")
    verify(MockAuditLog.initialized(path: "monday.log"))
  }

  @Test("a class can refuse class mocks")
  func unmockable() {
    withKnownIssue {
      _ = MockSafe("safe")
    } matching: {
      $0.description.contains("its door is open")
    }
  }
}

/// A safe that must not be mocked.
class Safe: Unmockable {
  static var reasonAgainstMocking: String? { "its door is open" }
}
