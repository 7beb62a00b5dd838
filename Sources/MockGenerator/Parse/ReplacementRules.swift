import SwiftSyntax

/// How declarations are replaced.
struct ReplacementRules {
  /// Whether the hooks see only what is public.
  var isFromAnotherModule: Bool

  /// The names of the global actors, whose attributes are repeated.
  var globalActors: Set<String> = ["MainActor"]

  /// The modifiers that a replacement repeats, besides those that all implementations do.
  static let repeatedModifiers: Set<String> = [
    "mutating", "nonmutating", "borrowing", "__consuming",
  ]

  /// Whether a property or subscript can be set from a hook, as far as modifiers say.
  func canSet(_ modifiers: DeclModifierListSyntax) -> Bool {
    switch modifiers.setterModifier {
    case nil, "open", "public": true
    case "private", "fileprivate": false
    default: !isFromAnotherModule
    }
  }
}
