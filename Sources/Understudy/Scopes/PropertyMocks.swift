internal import UnderstudyCore
internal import XCTest

extension MockScope {
  /// Adds the mocks in the stored properties of a test case. XCTest creates test cases before their
  /// tests start, outside all scopes.
  ///
  /// Properties of superclasses count, and so do the elements of optionals, collections, tuples,
  /// structs and enums. The properties of other objects do not, except mocks.
  func takeMocks(of testCase: XCTestCase) {
    var search = PropertySearch()
    var mirror: Mirror? = Mirror(reflecting: testCase)
    while let current = mirror, current.subjectType != XCTestCase.self {
      for child in current.children { search.visit(child.value) }
      mirror = current.superclassMirror
    }
    for mock in search.mocks { take(mock) }
  }
}

/// A search for mocks in the values of properties.
private struct PropertySearch {
  /// The maximum number of values that are visited, so that large test data does not slow down tests.
  private static let maximumCount = 10_000

  /// The depth at which the search ends.
  private static let maximumDepth = 10

  private(set) var mocks: [any Mockable] = []
  private var count = 0

  /// Searches a value.
  mutating func visit(_ value: Any, depth: Int = 0) {
    count += 1
    guard count <= Self.maximumCount, depth < Self.maximumDepth else { return }
    if let mock = value as? any Mockable {
      mocks.append(mock)
      return
    }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional, .collection, .set, .dictionary, .tuple, .struct, .enum:
      for child in mirror.children { visit(child.value, depth: depth + 1) }
    default: break
    }
  }
}
