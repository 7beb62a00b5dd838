import SwiftSyntax

/// The rules for replaced declarations.
struct ReplacementRules {
  /// A Boolean value that indicates whether only public declarations are visible to the hooks.
  var isFromAnotherModule: Bool

  /// The names of the global actors. Their attributes are repeated.
  var globalActors: Set<String> = ["MainActor"]

  /// The modifiers that a replacement repeats, besides those that all implementations do.
  static let repeatedModifiers: Set<String> = [
    "mutating", "nonmutating", "borrowing", "__consuming",
  ]

  /// Returns a Boolean value that indicates whether a hook can set a property or subscript with
  /// these modifiers.
  func canSet(_ modifiers: DeclModifierListSyntax) -> Bool {
    switch modifiers.setterModifier {
    case nil, "open", "public": true
    case "private", "fileprivate": false
    default: !isFromAnotherModule
    }
  }
}
