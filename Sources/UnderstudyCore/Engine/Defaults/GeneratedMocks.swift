/// A generated mock class, which the runtime can instantiate.
///
/// - Warning: For generated code only.
public protocol __GeneratedMock: Mockable, CustomStringConvertible {
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
  ///   - maker: Names the mock and adds it to its scope. Knows the test modules that have created
  ///     mocks.
  /// - Returns: A mock, or `nil` if the type is not a protocol with a generated mock.
  static func make(for type: Any.Type, _ maker: __DefaultMaker) -> Any? {
    guard let mocked = mockClass(of: type, usedIn: maker.scope?.modulesOfMocks ?? []) else {
      return nil
    }
    return maker.mock { name in
      mocked.init(
        name, .nice, fileID: #fileID, filePath: #filePath, line: #line, column: #column)
        as AnyObject
    }
  }

  /// Returns the mock class of a protocol.
  ///
  /// - Parameters:
  ///   - type: Any type.
  ///   - modules: The test modules that can declare the class.
  /// - Returns: The class, or `nil` if the type is not a protocol with a generated mock.
  static func mockClass(
    of type: Any.Type, usedIn modules: Set<String>
  ) -> (any __GeneratedMock.Type)? {
    let existential = ExistentialName(type)
    let path = existential.path.split(separator: ".")
    guard path.count >= 2, path.allSatisfy(isIdentifier), let name = path.last else { return nil }
    let contexts = path[1..<(path.count - 1)].map(String.init)
    let (module, mock) = (String(path[0]), "Mock\(name)")
    let found =
      TypeByName.classNamed(
        mock, module: module, in: contexts, arguments: existential.arguments)
      // In a test module, a nested mock is declared in an extension of the outer type.
      ?? modules.lazy.compactMap {
        TypeByName.classNamed(
          mock, module: $0, in: contexts, extending: module, arguments: existential.arguments)
      }.first
    return found as? any __GeneratedMock.Type
  }

  private static func isIdentifier(_ text: Substring) -> Bool {
    text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }
}
