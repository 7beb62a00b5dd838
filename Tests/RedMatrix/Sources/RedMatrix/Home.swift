/// Where the mock of a cell lives.
enum Home: String, CaseIterable {
  case local, property, inherited, array, dictionary, optional, lazy, structure
  case staticProperty, global, helper

  /// The name in the document.
  var title: String {
    switch self {
    case .local: "local variable"
    case .property: "property of the suite or test case"
    case .inherited: "property of its superclass"
    case .array: "array"
    case .dictionary: "dictionary"
    case .optional: "optional"
    case .lazy: "lazy property"
    case .structure: "property of a struct in a property"
    case .staticProperty: "static property"
    case .global: "global variable"
    case .helper: "helper object of a case's property"
    }
  }

  /// The mock's name.
  var mock: String { self == .local ? "mock" : rawValue + "Mock" }

  /// The declaration at the top of the file, or `nil` if there is none.
  func globalDeclaration(_ suite: String, superclass: String?) -> String? {
    let mock = #"MockService("\#(self.mock)")"#
    return switch self {
    case .global: "private let globalMock = \(mock)"
    case .structure: "private struct Fixture { let mock = \(mock) }"
    case .helper: "private final class Helper { let mock = \(mock) }"
    case .inherited:
      "class \(suite)Base\(superclass.map { ": \($0)" } ?? "") { let inheritedMock = \(mock) }"
    default: nil
    }
  }

  /// The declaration in the suite or test case, or `nil` if there is none.
  var declaration: String? {
    let mock = #"MockService("\#(self.mock)")"#
    return switch self {
    case .local, .inherited, .global: nil
    case .property: "private let propertyMock = \(mock)"
    case .array: "private let mocks = [\(mock)]"
    case .dictionary: #"private let named = ["mock": \#(mock)]"#
    case .optional: "private let optionalMock: MockService? = \(mock)"
    case .lazy: "private lazy var lazyMock = \(mock)"
    case .structure: "private let fixture = Fixture()"
    case .staticProperty: "private static let staticPropertyMock = \(mock)"
    case .helper: "private let helper = Helper()"
    }
  }

  /// The expression for the mock in a test, or `nil` if the test creates it.
  var expression: String? {
    switch self {
    case .local: nil
    case .property: "propertyMock"
    case .inherited: "inheritedMock"
    case .array: "mocks[0]"
    case .dictionary: #"named["mock"]!"#
    case .optional: "optionalMock!"
    case .lazy: "lazyMock"
    case .structure: "fixture.mock"
    case .staticProperty: "Self.staticPropertyMock"
    case .global: "globalMock"
    case .helper: "helper.mock"
    }
  }

  /// Returns the code of a test's body with the mock of this home.
  ///
  /// - Parameter setup: The code that creates a mock.
  func setup(_ setup: [String]) -> [String] {
    guard let expression else { return setup }
    return setup.flatMap { line -> [String] in
      guard line.hasPrefix("let mock = ") else { return [line] }
      let strict = line.contains(".strict") ? ["setStrictness(.strict, for: mock)"] : []
      // A mock in an object that XCTest creates before all tests belongs to the test whose verbs use it.
      let use = self == .helper ? ["verify(mock.pong(), 0)"] : []
      return ["let mock = \(expression)"] + strict + use
    }
  }
}

extension Cell {
  /// The kinds of failures, the places and the frames of the cells whose mock is no local variable.
  ///
  /// Without a scope, a mock belongs to no test, wherever it lives.
  static let homeless = Home.allCases.filter { $0 != .local }.flatMap { home in
    Frame.allCases.filter { !$0.isClosure && $0 != .noTrait }.flatMap { frame in
      [FailureKind.unexpectedCall, .rejectedCall, .unmetExpectation].flatMap { kind in
        [Place.inBody, .onThread, .onUnawaitedThread, .inTearDown, .afterTheEnd, .inLateTask].map {
          Cell(frame: frame, place: $0, kind: kind, home: home)
        }
      }
    }
  }
}
