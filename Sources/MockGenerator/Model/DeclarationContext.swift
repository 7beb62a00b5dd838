/// What a member that stands alone, with an attribute of its own, is declared in.
package struct DeclarationContext: Sendable, Equatable {
  /// The name of the type, or of the module, as failures show it.
  package var name: String

  /// What it is.
  package var kind: Kind

  /// The file and the types around the member: what tells it from those of the same name.
  package var path: String

  /// What a member is declared in.
  package enum Kind: Sendable, Equatable {
    /// A class, in whose members `Self` is no type of an argument.
    case aClass

    /// Another type, or an extension.
    case type

    /// A module: the member is a free function.
    case module
  }

  /// The expression of the names of a member.
  ///
  /// - Parameters:
  ///   - names: the names, in the order of their indices
  ///   - signature: what tells the member from those of the same name
  func members(_ names: [String], signature: String) -> String {
    let key = "\(path) \(signature.replacingWord("Self", with: name))"
      .filter { $0 != "\"" && $0 != "\\" }
    let list = names.joined(separator: "\\n")
    return "UnderstudyCore.__Members.__alone(\"\(name)\", \"\(list)\", \"\(key)\")"
  }

  /// The expression of what the member belongs to, in the member.
  ///
  /// - Parameters:
  ///   - isStatic: whether the member is static
  ///   - members: the expression of the member's names
  func owner(isStatic: Bool, members: String) -> String {
    switch kind {
    case .module: "UnderstudyCore.__ReplacedOwner(\(members), \"\(name)\")"
    case .aClass, .type:
      isStatic
        ? "UnderstudyCore.__ReplacedOwner(Self.self, \"\(name)\")"
        : "UnderstudyCore.__ReplacedOwner(of: self, \"\(name)\")"
    }
  }
}
