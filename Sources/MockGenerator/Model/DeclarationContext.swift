/// The surroundings of a member that has an attribute of its own.
package struct DeclarationContext: Sendable, Equatable {
  /// The name of the type, or of the module, as failures show it.
  package var name: String

  /// The kind of the declaration.
  package var kind: Kind

  /// The file and the types around the member, which distinguish it from others of the same name.
  package var path: String

  /// The kind of declaration around a member.
  package enum Kind: Sendable, Equatable {
    /// A class, in whose members `Self` cannot be the type of an argument.
    case aClass

    /// Another type, or an extension.
    case type

    /// A module: the member is a free function.
    case module
  }

  /// Returns the expression of the names of a member.
  ///
  /// - Parameters:
  ///   - names: The names, in the order of their indices.
  ///   - signature: The part that distinguishes the member from others of the same name.
  func members(_ names: [String], signature: String) -> String {
    let key = "\(path) \(SelfSpelling.named(name).spelled(signature))"
      .filter { $0 != "\"" && $0 != "\\" }
    let list = names.joined(separator: "\\n")
    return "UnderstudyCore.__Members.__alone(\"\(name)\", \"\(list)\", \"\(key)\")"
  }

  /// Returns the expression of the owner of the member, for use inside the member.
  ///
  /// - Parameters:
  ///   - isStatic: A Boolean value that indicates whether the member is static.
  ///   - members: The expression of the member's names.
  ///   - type: The type around the member, as the expression spells it.
  func owner(isStatic: Bool, members: String, type: String = "Self") -> String {
    switch kind {
    case .module: "UnderstudyCore.__ReplacedOwner(\(members), \"\(name)\")"
    case .aClass, .type:
      isStatic
        ? "UnderstudyCore.__ReplacedOwner(\(type).self, \"\(name)\")"
        : "UnderstudyCore.__ReplacedOwner(of: self, \"\(name)\")"
    }
  }
}
