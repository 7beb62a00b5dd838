/// The test framework of a cell, and the scope that its mocks belong to.
enum Frame: String, CaseIterable {
  case traitOnTest, traitOnSuite, noTrait, scopeInSwiftTesting
  case plainSync, plainAsync, mockingSync, mockingAsync, scopeInXCTest

  /// The name of the suite or of the test case.
  var suite: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

  /// The name in the document.
  var title: String {
    switch self {
    case .traitOnTest: "Swift Testing, `.verifyingMocks` on the test"
    case .traitOnSuite: "Swift Testing, `.verifyingMocks` on the suite"
    case .noTrait: "Swift Testing, no trait"
    case .scopeInSwiftTesting: "Swift Testing, `MockScope.run`"
    case .plainSync: "`XCTestCase`, synchronous test"
    case .plainAsync: "`XCTestCase`, async test"
    case .mockingSync: "`MockingTestCase`, synchronous test"
    case .mockingAsync: "`MockingTestCase`, async test"
    case .scopeInXCTest: "`XCTestCase`, `MockScope.run` in an async test"
    }
  }

  /// The class that a test case inherits, or `nil` for a suite of Swift Testing.
  var superclass: String? {
    switch self {
    case .traitOnTest, .traitOnSuite, .noTrait, .scopeInSwiftTesting: nil
    case .plainSync, .plainAsync, .scopeInXCTest: "XCTestCase"
    case .mockingSync, .mockingAsync: "MockingTestCase"
    }
  }

  /// A Boolean value that indicates whether XCTest runs the tests.
  var isXCTest: Bool {
    switch self {
    case .traitOnTest, .traitOnSuite, .noTrait, .scopeInSwiftTesting: false
    case .plainSync, .plainAsync, .mockingSync, .mockingAsync, .scopeInXCTest: true
    }
  }

  /// A Boolean value that indicates whether the test is an `async` function.
  var isAsync: Bool { self != .plainSync && self != .mockingSync }

  /// A Boolean value that indicates whether the scope is a closure in the test's body.
  var isClosure: Bool { self == .scopeInSwiftTesting || self == .scopeInXCTest }
}
