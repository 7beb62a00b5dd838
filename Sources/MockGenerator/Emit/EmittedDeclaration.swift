/// The source text of one declaration in a file of mocks.
struct EmittedDeclaration: Sendable {
  /// The module that declares the mocked type, or `nil` for a compiled module.
  let module: String?

  /// The name by which the declarations of a file are sorted.
  let key: String

  /// The name of the declared mock, or `nil` if the declaration is not a mock.
  let mock: String?

  /// The `#if` conditions around the declaration.
  let conditions: [String]

  /// The source text.
  let text: String

  /// Creates a declaration from explicit values.
  init(module: String?, key: String, mock: String?, conditions: [String], text: String) {
    self.module = module
    self.key = key
    self.mock = mock
    self.conditions = conditions
    self.text = text
  }

  /// Creates a declaration that is generated for a type.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - mock: The name of the declared mock, or `nil` if the declaration is not a mock.
  ///   - text: The source text.
  init(of type: ResolvedType, mock: String?, text: String) {
    self.init(
      module: type.fileModule, key: type.fullName, mock: mock, conditions: type.conditions,
      text: text)
  }
}
