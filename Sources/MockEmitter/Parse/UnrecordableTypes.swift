package import SwiftSyntax

/// Types whose values cannot be recorded as they are: noncopyable and nonescapable types, and aliases of
/// function types.
package struct UnrecordableTypes: Sendable {
  /// The names of such types, and of generic parameters that stand for them.
  package var names: Set<String> = []

  /// The names of those that are nonescapable.
  package var nonescapableNames: Set<String> = []

  /// The names of other types, which hide those of the standard library: types of the sources,
  /// associated types and generic parameters.
  package var recordableNames: Set<String> = []

  /// The types that aliases stand for, by the spelling of the alias. A closure that does not escape
  /// cannot be recorded as it is, and other types are recorded only by newer systems.
  package var functionAliases: [String: TypeSyntax] = [:]

  /// A Boolean value that indicates whether the mock cannot spell closures on a global actor, which are
  /// `Sendable` in its module and not in that of the declaration.
  package var excludesActorClosures = false

  /// Creates a collection without names.
  package init() {}

  /// Types of the standard library with generic arguments.
  private static let genericTypes: Set<String> = [
    "Atomic", "AtomicLazyReference", "MutableSpan", "Mutex", "OutputSpan", "Span",
  ]

  /// Nonescapable types of the standard library.
  private static let nonescapableTypes: Set<String> = [
    "MutableRawSpan", "MutableSpan", "OutputRawSpan", "OutputSpan", "RawSpan", "Span", "UTF8Span",
  ]

  /// Types of the standard library without generic arguments.
  private static let plainTypes: Set<String> = [
    "ExecutorJob", "Job", "MutableRawSpan", "OutputRawSpan", "RawSpan", "UTF8Span",
  ]

  /// Types that are noncopyable or nonescapable if a generic argument is.
  private static let conditionalTypes: Set<String> = ["InlineArray", "Optional", "Result"]

  /// Adds the generic parameters that suppress a default conformance.
  ///
  /// - Parameters:
  ///   - parameters: The generic parameters.
  ///   - whereClause: The further requirements.
  mutating func read(
    _ parameters: GenericParameterClauseSyntax?, _ whereClause: GenericWhereClauseSyntax?
  ) {
    for parameter in (parameters?.parameters).elements {
      hide([parameter.name.text])
      if let type = parameter.inheritedType { read(parameter.name.text, type) }
    }
    for requirement in (whereClause?.requirements).elements {
      guard case .conformanceRequirement(let conformance) = requirement.requirement else {
        continue
      }
      read(conformance.leftType.lineText, conformance.rightType)
    }
  }

  /// Adds a generic parameter if its constraint suppresses a default conformance.
  private mutating func read(_ name: String, _ constraint: TypeSyntax) {
    guard constraint.isSuppressed else { return }
    add([name])
    if constraint.lineText.holds("Escapable") { nonescapableNames.insert(name) }
  }

  /// Adds names of types whose values cannot be recorded.
  mutating func add(_ added: Set<String>) {
    names.formUnion(added)
    recordableNames.subtract(added)
  }

  /// Notes names that stand for other types here than elsewhere, whose values can be recorded.
  mutating func hide(_ hidden: Set<String>) {
    names.subtract(hidden)
    nonescapableNames.subtract(hidden)
    recordableNames.formUnion(hidden)
  }

  /// Notes what a name stands for here.
  mutating func note(_ name: String, isUnrecordable: Bool) {
    if isUnrecordable { add([name]) } else { hide([name]) }
  }

  /// Returns a Boolean value that indicates whether the standard library has such a type of that name.
  package static func isInLibrary(_ name: String) -> Bool {
    genericTypes.contains(name) || plainTypes.contains(name)
  }

  /// Returns a Boolean value that indicates whether a parameter has values that cannot be recorded.
  ///
  /// Swift demands that a parameter of a noncopyable type says who owns the value. So without that, a
  /// noncopyable type of the name is another one.
  func contains(_ type: TypeSyntax, passedBy specifiers: Set<String>) -> Bool {
    contains(type)
      && (!canBeMade(type)
        || !specifiers.isDisjoint(with: ["borrowing", "consuming", "inout", "__owned", "__shared"]))
  }

  /// Returns a Boolean value that indicates whether results of a type cannot be recorded.
  ///
  /// Nothing returns an atomic value, a mutex or a job of the standard library, so these are types of
  /// the sources.
  func containsResult(_ type: TypeSyntax) -> Bool {
    guard contains(type) else { return false }
    var others = self
    others.recordableNames.formUnion(["Atomic", "AtomicLazyReference", "Job", "Mutex"])
    return others.contains(type)
  }

  /// Returns a Boolean value that indicates whether a closure can make a value of a type: the value
  /// may leave the function that makes it.
  func canBeMade(_ type: TypeSyntax) -> Bool {
    !type.tokens(viewMode: .sourceAccurate).contains { token in
      Self.nonescapableTypes.contains(token.text) && !recordableNames.contains(token.text)
        || nonescapableNames.contains(token.text) || token.text == "Escapable"
    }
  }

  /// Returns a Boolean value that indicates whether a generic function can borrow a value of a type
  /// without another type for it. Swift opens an existential, and has no noncopyable tuples.
  static func canBeBorrowed(_ type: TypeSyntax) -> Bool {
    if let attributed = type.as(AttributedTypeSyntax.self) {
      return canBeBorrowed(attributed.baseType)
    }
    return !type.is(SomeOrAnyTypeSyntax.self) && !type.is(TupleTypeSyntax.self)
  }

  /// Returns a Boolean value that indicates whether values of a type cannot be recorded.
  func contains(_ type: TypeSyntax) -> Bool {
    if let attributed = type.as(AttributedTypeSyntax.self) { return contains(attributed.baseType) }
    if let optional = type.as(OptionalTypeSyntax.self) { return contains(optional.wrappedType) }
    if let existential = type.as(SomeOrAnyTypeSyntax.self) {
      return existential.constraint.isSuppressed
    }
    if let tuple = type.as(TupleTypeSyntax.self) {
      return tuple.elements.contains { contains($0.type) }
    }
    if let member = type.as(MemberTypeSyntax.self) {
      return type.nameComponents.map { names.contains($0.joined(separator: ".")) } == true
        || ["Swift", "Synchronization", "_Concurrency"].contains(member.baseType.lineText)
          && isKnown(member.name.text, member.genericArgumentClause)
    }
    guard let identifier = type.as(IdentifierTypeSyntax.self) else { return false }
    let isHidden = recordableNames.contains(identifier.name.text)
    return names.contains(identifier.name.text)
      || !isHidden && isKnown(identifier.name.text, identifier.genericArgumentClause)
  }

  /// Returns a Boolean value that indicates whether a type of the standard library is one of them.
  private func isKnown(_ name: String, _ clause: GenericArgumentClauseSyntax?) -> Bool {
    guard let clause else { return Self.plainTypes.contains(name) }
    if Self.genericTypes.contains(name) { return true }
    return Self.conditionalTypes.contains(name)
      && clause.arguments.contains { argument in
        argument.argument.as(TypeSyntax.self).map(contains) ?? false
      }
  }
}

extension TypeSyntax {
  /// A Boolean value that indicates whether the type, as a constraint, suppresses a default
  /// conformance.
  fileprivate var isSuppressed: Bool { firstDescendant(SuppressedTypeSyntax.self) != nil }
}

extension UnrecordableTypes {
  /// Returns the shape of a parameter's type, in which the alias of a function type has the shape of
  /// that function type.
  ///
  /// - Parameter type: The type as written.
  func shape(of type: TypeSyntax) -> TypeShape { shape(of: type, depth: 0) }

  /// Returns the shape of a type, at the end of at most a few aliases, because an invalid source can
  /// have an alias of itself.
  private func shape(of type: TypeSyntax, depth: Int) -> TypeShape {
    var shape = TypeShape(type)
    guard depth < 8, !functionAliases.isEmpty, shape.function == nil,
      shape.attributes.contains("autoclosure") || !shape.attributes.contains("escaping"),
      let name = type.unwrapped.nameComponents?.joined(separator: "."),
      let target = functionAliases[name]
    else { return shape }
    let alias = self.shape(of: target, depth: depth + 1)
    guard alias.function != nil else { return shape }
    shape.function = alias.function
    shape.isAlias = true
    shape.isOptional = shape.isOptional || alias.isOptional
    shape.isolation = alias.isolation
    shape.attributes.formUnion(alias.attributes)
    return shape
  }

  /// Adds the aliases among the members of a type, unless an alias of their name is known.
  mutating func readAliases(in members: MemberBlockItemListSyntax) {
    for alias in members.lazy.compactMap({ $0.decl.as(TypeAliasDeclSyntax.self) }) {
      for name in [alias.name.bareText, "Self.\(alias.name.bareText)"]
      where functionAliases[name] == nil {
        functionAliases[name] = alias.initializer.value
      }
      note(alias.name.bareText, isUnrecordable: contains(alias.initializer.value))
    }
  }
}

extension TypeSyntax {
  /// The type without attributes, specifiers, parentheses and question marks.
  fileprivate var unwrapped: TypeSyntax {
    if let type = self.as(AttributedTypeSyntax.self) { return type.baseType.unwrapped }
    if let type = self.as(OptionalTypeSyntax.self) { return type.wrappedType.unwrapped }
    if let type = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return type.wrappedType.unwrapped
    }
    if let type = self.as(TupleTypeSyntax.self), type.elements.count == 1,
      let element = type.elements.first, element.firstName == nil
    {
      return element.type.unwrapped
    }
    return self
  }
}
