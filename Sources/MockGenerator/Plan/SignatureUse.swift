/// The names of types that the signatures of one declaration use.
struct SignatureUse: Sendable {
  /// The module of the declaration.
  let module: String

  /// The names that the module declares.
  let declared: Set<String>

  /// The other names, such as those that the files of the declaration import.
  let foreign: Set<String>

  /// The declaration, and the declarations whose members its mock repeats.
  let users: [TypeLocation]
}
