/// The spelling of `Self` in a context that does not allow it, such as most parts of a class.
package enum SelfSpelling: Sendable, Equatable {
  /// As the name of a type.
  case named(String)

  /// As the name of the class whose body contains the text. Members of `Self` need no prefix.
  case inBody(of: String)

  /// Returns a text with `Self` spelled in this way.
  func spelled(_ text: String) -> String {
    switch self {
    case .named(let name): text.replacingWord("Self", with: name)
    case .inBody(let name):
      text.replacingWord("Self.Type", with: name + ".Type").replacingWord("Self.", with: "")
        .replacingWord("Self", with: name)
    }
  }
}

extension Member {
  /// Returns the member with another spelling of `Self`.
  func spellingSelf(_ spelling: SelfSpelling) -> Member {
    switch self {
    case .method(let method): .method(method.spellingSelf(spelling))
    case .property(let property): .property(property.spellingSelf(spelling))
    case .subscript(let `subscript`): .subscript(`subscript`.spellingSelf(spelling))
    case .initializer(let initializer): .initializer(initializer.spellingSelf(spelling))
    case .conditional(let clauses):
      .conditional(
        clauses.map { clause in
          ConditionalClause(
            opening: clause.opening, members: clause.members.map { $0.spellingSelf(spelling) })
        })
    case .refused(let text): .refused(spelling.spelled(text))
    }
  }
}

extension Method {
  /// Returns the method with another spelling of `Self`.
  func spellingSelf(_ spelling: SelfSpelling) -> Method {
    var copy = self
    copy.generics = generics.spellingSelf(spelling)
    copy.parameters = parameters.map { $0.spellingSelf(spelling) }
    copy.effects = effects.spellingSelf(spelling)
    copy.result = result?.spellingSelf(spelling)
    return copy
  }
}

extension Initializer {
  /// Returns the initializer with another spelling of `Self`.
  func spellingSelf(_ spelling: SelfSpelling) -> Initializer {
    var copy = self
    copy.generics = generics.spellingSelf(spelling)
    copy.parameters = parameters.map { $0.spellingSelf(spelling) }
    copy.effects = effects.spellingSelf(spelling)
    return copy
  }
}

extension Property {
  /// Returns the property with another spelling of `Self`.
  func spellingSelf(_ spelling: SelfSpelling) -> Property {
    var copy = self
    copy.type = type.spellingSelf(spelling)
    copy.effects = effects.spellingSelf(spelling)
    return copy
  }
}

extension Subscript {
  /// Returns the subscript with another spelling of `Self`.
  func spellingSelf(_ spelling: SelfSpelling) -> Subscript {
    var copy = self
    copy.generics = generics.spellingSelf(spelling)
    copy.parameters = parameters.map { $0.spellingSelf(spelling) }
    copy.result = result.spellingSelf(spelling)
    copy.effects = effects.spellingSelf(spelling)
    return copy
  }
}

extension Parameter {
  /// Returns the parameter with another spelling of `Self`.
  fileprivate func spellingSelf(_ spelling: SelfSpelling) -> Parameter {
    var copy = self
    copy.declared = spelling.spelled(declared)
    copy.plain = spelling.spelled(plain)
    copy.value = spelling.spelled(value)
    copy.defaultValue = defaultValue.map(spelling.spelled)
    if case .guarded(let closure) = passing {
      copy.passing = .guarded(closure.spellingSelf(spelling))
    }
    if case .called(let effects) = forwarding {
      copy.forwarding = .called(effects.spellingSelf(spelling))
    }
    return copy
  }
}

extension Closure {
  /// Returns the closure with another spelling of `Self`.
  fileprivate func spellingSelf(_ spelling: SelfSpelling) -> Closure {
    var copy = self
    for index in copy.parameters.indices {
      copy.parameters[index].type = spelling.spelled(copy.parameters[index].type)
      copy.parameters[index].value = spelling.spelled(copy.parameters[index].value)
    }
    copy.effects = effects.spellingSelf(spelling)
    copy.result = spelling.spelled(result)
    copy.type = spelling.spelled(type)
    return copy
  }
}

extension ResultType {
  /// Returns the type with another spelling of `Self`.
  fileprivate func spellingSelf(_ spelling: SelfSpelling) -> ResultType {
    var copy = self
    copy.declared = spelling.spelled(declared)
    copy.value = spelling.spelled(value)
    copy.madeType = madeType.map(spelling.spelled)
    return copy
  }
}

extension Generics {
  /// Returns the generic parameters with another spelling of `Self`.
  fileprivate func spellingSelf(_ spelling: SelfSpelling) -> Generics {
    Generics(
      parameters: parameters.map(spelling.spelled), whereClause: whereClause.map(spelling.spelled))
  }
}

extension Effects {
  /// Returns the effects with another spelling of `Self`.
  fileprivate func spellingSelf(_ spelling: SelfSpelling) -> Effects {
    guard case .typed(let type) = throwing else { return self }
    var copy = self
    copy.throwing = .typed(spelling.spelled(type))
    return copy
  }
}
