// Facts that the spelling of a type reveals.

extension String {
  /// Frequent types of the standard library that are not existential.
  private static let concreteTypes: Set<String> = [
    "Bool", "Character", "Double", "Float", "Int", "Int32", "Int64", "Self", "String", "UInt",
    "UInt8",
  ]

  /// Types that are certainly `Sendable`.
  private static let sendableTypes: Set<String> = [
    "Bool", "Character", "Data", "Date", "Double", "Duration", "Float", "Int", "Int32", "Int64",
    "String", "Swift.Void", "UInt", "UInt8", "URL", "UUID", "Void", "()",
  ]

  /// A Boolean value that indicates whether the spelling may name an existential type: it is not a
  /// tuple, function, optional or collection.
  var mayBeExistential: Bool {
    if hasPrefix("any ") || hasPrefix("(any ") { return true }
    guard let last, last.isIdentifierPart || last == ">" else { return false }
    return !Self.concreteTypes.contains(self) && !hasPrefix("@") && !holds("->")
  }

  /// A Boolean value that indicates whether the spelling names a type that is certainly `Sendable`.
  var isKnownSendable: Bool {
    if Self.sendableTypes.contains(self) { return true }
    if hasSuffix("?") { return String(dropLast()).isKnownSendable }
    guard hasPrefix("["), hasSuffix("]") else { return false }
    return dropFirst().dropLast().split(separator: ":").allSatisfy {
      String($0.drop { $0 == " " }).isKnownSendable
    }
  }
}
