/// A mock class that generated code declares, so that the runtime can make one by itself.
///
/// - Warning: For generated code only.
public protocol __GeneratedMock: Mockable {
  /// Makes a mock; generated classes have this initialiser.
  init(
    _ name: String?, _ strictness: Strictness,
    fileID: StaticString, filePath: StaticString, line: Int, column: Int)
}

/// Finds the generated mock of a protocol, to return it where nothing was set up.
enum GeneratedMocks {
  /// Makes a mock for the type of a protocol.
  ///
  /// The mock of `Module.Printer` is the class `Module.MockPrinter`, or one of that name in a module of
  /// tests. It is looked up by name, because Swift cannot list the types that conform to a protocol.
  ///
  /// - Parameters:
  ///   - type: Any type.
  ///   - tests: The modules whose tests have made mocks.
  /// - Returns: A mock; nil when the type is not that of a protocol with a generated mock.
  static func make(for type: Any.Type, in tests: @autoclosure () -> Set<String>) -> Any? {
    let path = String(reflecting: type).split(separator: ".")
    guard path.count >= 2, path.allSatisfy(isIdentifier), let name = path.last else { return nil }
    let module = mangled(path[0])
    let mock = mangled("Mock\(name)") + "C"
    let nestings = nestings(path[1..<(path.count - 1)])
    if let found = first(of: nestings.map { module + $0 + mock }) { return found }
    // In another module, a nested type is inside of an extension.
    return first(
      of: tests().map(mangled).flatMap { tests in
        nestings.map { $0.isEmpty ? tests + mock : "\(module)\($0)\(tests)E\(mock)" }
      })
  }

  /// A mock of the first class that there is.
  private static func first(of mangledNames: [String]) -> Any? {
    for name in mangledNames {
      if let generated = _typeByName(name) as? any __GeneratedMock.Type {
        return generated.init(
          nil, .nice, fileID: #fileID, filePath: #filePath, line: #line, column: #column)
      }
    }
    return nil
  }

  /// What types around a type may be mangled to, whose kinds nobody says.
  private static func nestings(_ contexts: ArraySlice<Substring>) -> [String] {
    combinations(of: contexts.count).map { kinds in
      zip(contexts, kinds).map { mangled($0) + $1 }.joined()
    }
  }

  private static func mangled(_ name: some StringProtocol) -> String {
    "\(name.utf8.count)\(name)"
  }

  /// The kinds that nested contexts may have, as mangled names spell them: enum, struct, class.
  private static func combinations(of count: Int) -> [[String]] {
    guard count > 0 else { return [[]] }
    return combinations(of: count - 1).flatMap { rest in ["O", "V", "C"].map { rest + [$0] } }
  }

  private static func isIdentifier(_ text: Substring) -> Bool {
    text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }
}
