/// A declaration that is not a mock, named by a verb in the tests or on the command line.
package struct ReplacementRequest {
  /// The requested member.
  let member: MemberSelector

  /// The receiver of the call.
  let receiver: Receiver

  /// The location of the verb, or `nil` for a name on a command line.
  let fileLocation: FileLocation?

  /// The modules with sources that are visible to tests.
  let modules: [String]

  /// The names of the modules that tests import.
  let imports: [String]

  /// The receiver of a call.
  enum Receiver {
    /// No receiver: a free function in one of the modules that are visible to tests, or in a given
    /// module.
    case nothing(module: String?)

    /// A type.
    case type(ResolvedType)

    /// A value of a type.
    case value(ResolvedType)

    /// A mock of a class, which has no patterns for the members of extensions.
    case mock(ResolvedType)

    /// A type or a value of it.
    case either(ResolvedType)

    /// A type without sources, or a value of one.
    case foreign([String], isValue: Bool)
  }
}
