/// A generated mock class, which the runtime can instantiate.
///
/// - Warning: For generated code only.
public protocol __GeneratedMock: Mockable {
  /// Creates a mock. All generated classes have this initializer.
  init(
    _ name: String?, _ strictness: Strictness,
    fileID: StaticString, filePath: StaticString, line: Int, column: Int)
}

/// Creates generated mocks as the default values of protocol types.
enum GeneratedMocks {
  /// Creates a mock of a protocol.
  ///
  /// The mock of `Module.Printer` is the class `Module.MockPrinter`, or a class of this name in a
  /// test module. It is looked up by name, because Swift cannot list the types that conform to a
  /// protocol.
  ///
  /// - Parameters:
  ///   - type: Any type.
  ///   - tests: The test modules that have created mocks.
  /// - Returns: A mock, or `nil` if the type is not a protocol with a generated mock.
  static func make(for type: Any.Type, in tests: @autoclosure () -> Set<String>) -> Any? {
    let path = String(reflecting: type).split(separator: ".")
    guard path.count >= 2, path.allSatisfy(isIdentifier), let name = path.last else { return nil }
    let module = mangled(path[0])
    let mock = mangled("Mock\(name)") + "C"
    let nestings = nestings(path[1..<(path.count - 1)])
    if let found = first(of: nestings.map { module + $0 + mock }) { return found }
    // In a test module, a nested mock is declared in an extension of the outer type.
    return first(
      of: tests().map(mangled).flatMap { tests in
        nestings.map { $0.isEmpty ? tests + mock : "\(module)\($0)\(tests)E\(mock)" }
      })
  }

  /// Creates a mock of the first class that exists.
  private static func first(of mangledNames: [String]) -> Any? {
    for name in mangledNames {
      if let generated = _typeByName(name) as? any __GeneratedMock.Type {
        return generated.init(
          nil, .nice, fileID: #fileID, filePath: #filePath, line: #line, column: #column)
      }
    }
    return nil
  }

  /// Returns the possible mangled names of the enclosing types, whose kinds are unknown.
  private static func nestings(_ contexts: ArraySlice<Substring>) -> [String] {
    combinations(of: contexts.count).map { kinds in
      zip(contexts, kinds).map { mangled($0) + $1 }.joined()
    }
  }

  private static func mangled(_ name: some StringProtocol) -> String {
    "\(name.utf8.count)\(name)"
  }

  /// Returns all combinations of the kinds of enclosing types, as in mangled names: enum, struct,
  /// class.
  private static func combinations(of count: Int) -> [[String]] {
    guard count > 0 else { return [[]] }
    return combinations(of: count - 1).flatMap { rest in ["O", "V", "C"].map { rest + [$0] } }
  }

  private static func isIdentifier(_ text: Substring) -> Bool {
    text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }
}
