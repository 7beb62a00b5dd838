import SwiftSyntax

/// A member of a protocol as it is declared, for libraries that derive names from declarations.
package struct DeclaredMember: Sendable, Hashable {
  /// What a member can be.
  package enum Kind: Sendable, Hashable {
    /// A property.
    case property

    /// A method.
    case function

    /// A subscript.
    case `subscript`

    /// An initializer.
    case initializer
  }

  /// A parameter.
  package struct Parameter: Sendable, Hashable {
    /// The label, or `nil` for none.
    package var label: String?

    /// The name in the body of a function.
    package var name: String

    /// The type, with attributes such as `@escaping`, and with the periods of a variadic parameter.
    package var type: String
  }

  /// What it is.
  package var kind: Kind

  /// The name: `subscript` and `init` for those that have none.
  package var name: String

  /// A Boolean value that indicates whether it belongs to the type.
  package var isStatic: Bool

  /// The parameters.
  package var parameters: [Parameter] = []

  /// The generic parameters, such as `T` and `T: Codable`.
  package var generics: [String] = []

  /// The type of the result, as it is written. It is empty if none is.
  package var result: String

  /// A Boolean value that indicates whether it is a property that can be set.
  package var isSettable = false

  /// A Boolean value that indicates whether it is a property whose getter can suspend or throw.
  package var hasEffects = false

  /// Returns the members that a declaration is.
  static func all(in member: DeclSyntax) -> [Self] {
    if let function = member.as(FunctionDeclSyntax.self) {
      return [
        Self(
          kind: .function, name: function.name.text, isStatic: function.modifiers.isStatic,
          parameters: parameters(function.signature.parameterClause),
          generics: generics(function.genericParameterClause),
          result: function.signature.returnClause?.type.trimmedText ?? "")
      ]
    }
    if let found = member.as(SubscriptDeclSyntax.self) {
      return [
        Self(
          kind: .subscript, name: "subscript", isStatic: found.modifiers.isStatic,
          parameters: parameters(found.parameterClause),
          generics: generics(found.genericParameterClause),
          result: found.returnClause.type.trimmedText)
      ]
    }
    if let found = member.as(InitializerDeclSyntax.self) {
      return [
        Self(
          kind: .initializer, name: "init", isStatic: false,
          parameters: parameters(found.signature.parameterClause), result: "")
      ]
    }
    guard let variable = member.as(VariableDeclSyntax.self) else { return [] }
    return variable.bindings.map { binding in
      let words = Set(
        binding.accessorBlock?.tokens(viewMode: .sourceAccurate).map(\.text) ?? [])
      return Self(
        kind: .property, name: binding.pattern.trimmedText, isStatic: variable.modifiers.isStatic,
        result: binding.typeAnnotation?.type.trimmedText ?? "",
        isSettable: words.contains("set"),
        hasEffects: !words.isDisjoint(with: ["async", "throws"]))
    }
  }

  /// Reads parameters.
  private static func parameters(_ clause: FunctionParameterClauseSyntax) -> [Parameter] {
    clause.parameters.map { parameter in
      let label = parameter.firstName.text
      return Parameter(
        label: label == "_" ? nil : label, name: (parameter.secondName ?? parameter.firstName).text,
        type: parameter.type.trimmedText + (parameter.ellipsis == nil ? "" : "..."))
    }
  }

  /// Reads generic parameters.
  private static func generics(_ clause: GenericParameterClauseSyntax?) -> [String] {
    clause?.parameters.map { parameter in
      parameter.name.text + (parameter.inheritedType.map { ": \($0.trimmedText)" } ?? "")
    } ?? []
  }
}
