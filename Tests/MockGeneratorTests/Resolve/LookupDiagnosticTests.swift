import MockGenerator
import Testing

@Suite("Diagnostics about mocks that cannot be generated")
struct LookupDiagnosticTests {
  /// What is reported for a source of tests, with some modules.
  static let failures: [(tests: String, message: String)] = [
    (
      "import Shop\n\nlet p = MockPrimter()",
      """
      Tests/ShopTests/Tests.swift:3:9: error: 'MockPrimter' cannot be made: no protocol or class \
      'Primter' is in the modules that the tests import; write 'MockPrinter', or write \
      '// understudy:ignore MockPrimter' if 'MockPrimter' is declared elsewhere
      """
    ),
    (
      "let p = MockWarehouse()",
      """
      Tests/ShopTests/Tests.swift:1:9: error: 'MockWarehouse' cannot be made: no protocol or class \
      'Warehouse' is in the modules that the tests import; import the module that declares it, \
      or write '// understudy:ignore MockWarehouse' if 'MockWarehouse' is declared elsewhere
      """
    ),
    (
      "import Shop\nimport Base\nlet p = MockLogger()",
      """
      Tests/ShopTests/Tests.swift:3:9: error: 'MockLogger' may be a mock of 'Shop.Logger' \
      (Sources/Shop/File1.swift:2) or of 'Base.Logger' (Sources/Base/File1.swift:1); write \
      'MockShopLogger' or 'MockBaseLogger'
      """
    ),
    (
      "let p = MockDrawer()",
      """
      Tests/ShopTests/Tests.swift:1:9: error: 'MockDrawer' cannot be made: no protocol or class \
      'Drawer' is at the top level of a file; if you mean 'Desk.Drawer' \
      (Sources/Shop/File1.swift:3), write 'Desk.MockDrawer' or 'MockDeskDrawer'
      """
    ),
    (
      "let p = MockPrice()",
      """
      Tests/ShopTests/Tests.swift:1:9: error: 'MockPrice' cannot be made: 'Price' \
      (Sources/Shop/File1.swift:4) is a struct, and only protocols, classes and structs of closures \
      have mocks; declare a protocol with the members to mock and let 'Price' conform to it
      """
    ),
    (
      "let p = MockSecret()",
      """
      Tests/ShopTests/Tests.swift:1:9: error: 'MockSecret' cannot be made: 'Secret' \
      (Sources/Shop/File1.swift:5) is private, and nothing outside its file can conform to it or \
      inherit from it; make it internal
      """
    ),
    (
      "import Base\nlet p = MockHidden()",
      """
      Tests/ShopTests/Tests.swift:2:9: error: 'MockHidden' cannot be made: 'Hidden' \
      (Sources/Base/File1.swift:1) is not public, and 'Base' belongs to another package, which \
      cannot be imported as @testable; make it public or mock a protocol of your own
      """
    ),
    (
      "let p = MockHandler()",
      """
      Sources/Shop/File1.swift:6:11: error: 'Handler' cannot be mocked: it does not stand for a \
      known protocol; mock a protocol, a composition of protocols or a class
      """
    ),
  ]

  @Test("a mock that cannot be generated is reported at its use", arguments: failures)
  func failure(tests: String, message: String) {
    let made = GeneratedMocks(
      .tests(tests),
      .testable(
        "Shop",
        """
        protocol Printer {}
        protocol Logger {}
        enum Desk { protocol Drawer {} }
        struct Price {}
        private protocol Secret {}
        typealias Handler = () -> Void
        """),
      .published("Base", "public protocol Logger {}; protocol Hidden {}"))
    #expect(made.messages == [message])
    #expect(made.mocks == [])
  }

  @Test(
    "similar names are suggested, the most similar first",
    arguments: [
      ("MockPaymentServise", ["MockPaymentService"]),
      ("PaymentServiseMock", ["PaymentServiceMock"]),
      ("MockPaymentGateway", ["MockCardPaymentGateway", "MockPaymentService"]),
      ("MockUserStorage", ["MockUserStore", "MockStorage"]),
      ("MockHTTPClient", []),
      ("MockClosur", ["MockClosure"]),
      ("MockWarehouse", []),
      ("MockStringProtocal", ["MockStringProtocol"]),
      ("MockCollection", []),
    ])
  func similar(mock: String, suggested: [String]) {
    let made = GeneratedMocks(
      .tests("import Shop\nimport Understudy\nlet p = \(mock)()"),
      .testable(
        "Shop",
        "protocol PaymentService {}\nclass CardPaymentGateway {}\nprotocol UserStore {}\n"
          + "protocol Storage {}\nprotocol HTTPSession {}\nprivate protocol UserStorages {}"),
      .published("Base", "public protocol WarehouseKeeper {}\nprotocol PaymentGateways {}"),
      .published("Understudy", "public struct MockClosure {}\nstruct MockClosures {}"),
      .compiled(
        "Swift", "public protocol StringProtocol {\n}\n\npublic protocol LazyCollection {\n}\n"))
    let words = made.messages.joined().split(separator: "'").map(String.init)
    let names = words.filter { $0.contains("Mock") && !$0.contains("ignore") && $0 != mock }
    #expect(names == suggested)
  }

  /// Sources in which the protocol of a mock is missing, and only unrelated types have its name.
  static let unrelated: [SourceModule] = [
    .testable("Shop", "struct Order { enum State {} }"),
    .testable("Shop", "struct Order { private class State {} }"),
    .published("Base", "public enum Order { public protocol State {} }"),
    .published("Base", "public enum State {}"),
    .published("Base", "protocol State {}"),
    .compiled("Swift", "public enum Order {\n\n    public class State {\n    }\n}"),
  ]

  @Test("a deleted type is not found in an unrelated one of its name", arguments: unrelated)
  func deleted(module: SourceModule) {
    let made = GeneratedMocks(.tests("import Shop\nlet p = MockState()"), module)
    #expect(made.diagnostics.map(\.name) == ["typeNotFound"])
    #expect(made.mocks == [])
  }
}
