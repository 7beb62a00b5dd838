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
  /// The mock of `Module.Printer` is the class `Module.MockPrinter`, which is looked up by name,
  /// because Swift cannot list the types that conform to a protocol.
  ///
  /// - Parameter type: Any type.
  /// - Returns: A mock; nil when the type is not that of a protocol with a generated mock.
  static func make(for type: Any.Type) -> Any? {
    let path = String(reflecting: type).split(separator: ".")
    guard path.count >= 2, path.allSatisfy(isIdentifier), let name = path.last else { return nil }
    let module = path[0]
    let mangledModule = mangled(module)
    let mock = mangled("Mock\(name)")
    let contexts = path[1..<(path.count - 1)]
    for kinds in combinations(of: contexts.count) {
      let nesting = zip(contexts, kinds).map { mangled($0) + $1 }.joined()
      let found = _typeByName("\(mangledModule)\(nesting)\(mock)C")
      if let generated = found as? any __GeneratedMock.Type {
        return generated.init(
          nil, .nice, fileID: #fileID, filePath: #filePath, line: #line, column: #column)
      }
    }
    return nil
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
