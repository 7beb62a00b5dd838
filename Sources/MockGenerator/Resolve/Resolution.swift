/// The declarations that were found for a requested mock.
struct Resolution {
  /// The declarations to mock.
  var mocks: [ResolvedMock] = []

  /// The further names of mocks.
  var aliases: [MockAlias] = []

  /// The names of the mocks, without `Mock`, by the locations of the mocked declarations.
  var names: [TypeLocation: String] = [:]

  /// The problems that were found.
  var diagnostics: [SourceDiagnostic] = []
}

/// A declaration to mock.
struct ResolvedMock {
  /// The declaration.
  let type: ResolvedType

  /// The name of the mock without `Mock`.
  let name: String

  /// The types that the declaration inherits.
  let inheritance: Inheritance

  /// The types that a declaration inherits.
  enum Inheritance {
    /// The protocols that a protocol, a composition or a struct of closures inherits.
    case protocols(InheritedProtocols)

    /// The superclasses of a class, and the compiled modules that may extend them.
    case classes(Superclasses, extendedBy: [String])
  }
}

/// A further name of a mock.
struct MockAlias {
  /// The name.
  let name: String

  /// The full name of the mock.
  let target: String

  /// The declaration next to which the name is declared.
  let type: ResolvedType
}
