// Overloads for objects that are not mocks. They exist for the message of their extension, which is
// unavailable.

extension MemberEmitter {
  /// Writes one overload for each requirement with parameters, in an extension of the protocol that
  /// every conforming type has.
  ///
  /// - Parameters:
  ///   - members: The requirements.
  ///   - systems: The systems of the extension. Only requirements with their types are written.
  mutating func emitForRealObjects(_ members: [Member], on systems: SystemVersions) {
    for member in members where member.systemsForRealObjects.contains(systems) {
      switch member {
      case .method(let method): emitForRealObjects(method)
      case .subscript(let `subscript`): emitForRealObjects(`subscript`)
      case .conditional(let clauses):
        emit(clauses) { $0.emitForRealObjects($1, on: systems) }
      case .property, .initializer, .refused: break
      }
    }
  }

  /// Writes the overload of a method.
  private mutating func emitForRealObjects(_ method: Method) {
    guard method.operatorName == nil,
      let clause = PatternVariant.matcherClause(of: method.parameters)
    else { return }
    let type = patternType(
      method.effects, arguments: method.parameters.argumentsType,
      result: method.result?.value ?? "()")
    emitForRealObjects(
      "func \(method.declaration.name)\(method.generics.clause)\(clause) -> \(type)",
      method.declaration, method.generics)
  }

  /// Writes the overload of a subscript.
  private mutating func emitForRealObjects(_ subscript: Subscript) {
    guard let clause = PatternVariant.matcherClause(of: `subscript`.parameters) else { return }
    emitForRealObjects(
      "subscript\(`subscript`.generics.clause)\(clause) -> \(patternType(of: `subscript`))",
      `subscript`.declaration, `subscript`.generics)
  }

  /// Writes an overload, whose extension has the message and the systems.
  ///
  /// On a system that lacks the types, the pattern of a mock is not available either. There the
  /// compiler must report that, and not choose this overload.
  private mutating func emitForRealObjects(
    _ signature: String, _ declaration: Declaration, _ generics: Generics
  ) {
    var declaration = declaration
    declaration.systems = .all
    emitUnavailable(
      signature, declaration, generics, isDisfavored: !declaration.systemsOfTypes.includeAll)
  }
}

extension [Member] {
  /// The systems of the extensions with overloads for objects that are not mocks, all systems first.
  var systemsForRealObjects: [SystemVersions] {
    let found: [SystemVersions] = flatMap(\.systemsForRealObjects).reduce(into: []) {
      if !$0.contains($1) { $0.append($1) }
    }
    return found.filter(\.includeAll) + found.filter { !$0.includeAll }
  }
}

extension Member {
  /// The systems of the overloads for objects that are not mocks, or none if the member has no such
  /// overload.
  fileprivate var systemsForRealObjects: [SystemVersions] {
    switch self {
    case .method(let method)
    where method.declaration.hasPatterns && method.operatorName == nil
      && PatternVariant.matcherClause(of: method.parameters) != nil:
      [method.declaration.systemsOfTypes]
    case .subscript(let `subscript`)
    where PatternVariant.matcherClause(of: `subscript`.parameters) != nil:
      [`subscript`.declaration.systemsOfTypes]
    case .conditional(let clauses): clauses.flatMap(\.members).systemsForRealObjects
    case .method, .subscript, .property, .initializer, .refused: []
    }
  }
}

extension MemberEmitter {
  /// Returns the closure that forwards a call of a method, or `nil` if it cannot be forwarded.
  func forwarding(_ method: Method) -> ForwardingClosure? {
    guard let call = method.forwardedCall(to: owner.forwarding) else { return nil }
    let name = owner.forwarding == .original ? "" : ".\(method.declaration.name)"
    return closure(
      method.declaration, method.parameters, method.effects, result: method.result,
      isChanging: method.isMutating, call, text: "\(name)(\(call.argumentList))")
  }

  /// Returns the closure that reads a property, or `nil` if the call cannot be forwarded.
  func forwardingGetter(_ property: Property) -> ForwardingClosure? {
    guard let call = property.forwardedGetter(to: owner.forwarding) else { return nil }
    return closure(
      property.declaration, [], property.effects, result: property.type,
      isChanging: property.mutation.hasMutatingGetter, call, text: ".\(property.declaration.name)")
  }

  /// Returns the closure that sets a property, or `nil` if the call cannot be forwarded.
  func forwardingSetter(_ property: Property) -> ForwardingClosure? {
    guard let call = property.forwardedSetter(to: owner.forwarding) else { return nil }
    return closure(
      property.declaration, [], .none, result: nil, isChanging: true, call,
      text: ".\(property.declaration.name) = \(newValue(of: property.type))")
  }

  /// Returns the closure that reads a subscript, or `nil` if the call cannot be forwarded.
  func forwardingGetter(_ subscript: Subscript) -> ForwardingClosure? {
    guard let call = `subscript`.forwardedGetter(to: owner.forwarding) else { return nil }
    return closure(
      `subscript`.declaration, `subscript`.parameters, `subscript`.effects,
      result: `subscript`.result, isChanging: `subscript`.mutation.hasMutatingGetter, call,
      text: "[\(call.argumentList)]")
  }

  /// Returns the closure that sets a subscript, or `nil` if the call cannot be forwarded.
  func forwardingSetter(_ subscript: Subscript) -> ForwardingClosure? {
    guard let call = `subscript`.forwardedSetter(to: owner.forwarding) else { return nil }
    return closure(
      `subscript`.declaration, `subscript`.parameters, .none, result: nil, isChanging: true, call,
      text: "[\(call.argumentList)] = \(newValue(of: `subscript`.result))")
  }

  /// Returns the expression of the value that a setter passes on.
  private func newValue(of type: ResultType) -> String {
    owner.forwarding.isObject && type.value.holds("->") ? "newValue".passed : "newValue"
  }

  /// Returns the closure for a forwarded call.
  private func closure(
    _ declaration: Declaration, _ parameters: [Parameter], _ effects: Effects,
    result: ResultType?, isChanging: Bool, _ call: ForwardedCall, text: String
  ) -> ForwardingClosure {
    var closure = ForwardingClosure(
      type: nil, isChanging: isChanging, effects: effects.ofClosure, call: text)
    switch owner.forwarding {
    case .superclass, .nothing: break
    case .original: closure.base = "__original"
    case .replaced: closure.base = owner.replacement?.base(of: declaration) ?? ""
    case .object:
      closure.type = owner.realType
      closure.systems =
        owner.realSystems.unless(declaration.availability + declaration.systems.attributes)
    }
    guard call.needsHop, let result else { return closure }
    let list = parameters.enumerated().map { position, parameter in
      (
        declaration: "_ p\(position): \(parameter.declared)",
        argument: "p\(position)".sent(as: parameter.value)
      )
    }
    closure.hop = ForwardingClosure.Hop(parameters: list, result: result.value)
    return closure
  }
}

extension ForwardedCall {
  /// The arguments with their labels.
  fileprivate var argumentList: String { arguments.map(\.text).joined(separator: ", ") }
}

extension String {
  /// The expression of a closure, unless the call is only compared.
  fileprivate var passed: String { "UnderstudyCore.__passed(\(self))" }
}

extension ForwardedArgument {
  /// The argument with its label.
  fileprivate var text: String {
    var expression =
      switch value {
      case .parameter: "p\(position)"
      case .pack: "repeat each p\(position)"
      case .recordedClosure: "c\(position)"
      case .copy: "v\(position)"
      case .box: "&b\(position).value"
      }
    if isPassedClosure { expression = expression.passed }
    if let autoclosure { return "\(label)\(autoclosure.callKeywords)\(expression)()" }
    return label + (sentType.map(expression.sent) ?? expression)
  }
}

extension MockedProtocol {
  /// Returns the type of a real object, or `nil` if the protocol has none.
  ///
  /// - Parameter inExtension: A Boolean value that indicates whether the associated types are those
  ///   of `Self`.
  func realType(inExtension: Bool) -> String? {
    guard case .possible(let arguments) = spySupport else { return nil }
    if let instance { return instance.type }
    let list = arguments.map { inExtension ? "Self." + $0 : $0 }.joined(separator: ", ")
    return "any " + spelling + (arguments.isEmpty ? "" : "<\(list)>")
  }
}

// The parts of hooks that members of mocks do not have.

extension MemberEmitter {
  /// Returns the parameter clause of a pattern; that of something replaced has one parameter more.
  ///
  /// If the original returns an object, as patterns do, the trailing parameter tells the compiler
  /// which function is replaced: it treats all classes as one type here. The full names must
  /// differ. In a class, its type is the class's metatype, so that the pattern of an override is
  /// another function than that of the overridden method, and the better choice.
  func clause(of variant: PatternVariant) -> String {
    let clause = variant.clause()
    guard owner.replacement != nil else { return clause }
    let type = owner.patternSelf?.spelled("Self.Type? = nil") ?? "Swift.Void = ()"
    return clause.dropLast() + (clause == "()" ? "" : ", ") + "__pattern: \(type))"
  }

  /// Writes a replacement that only calls the original. The compiler reports functions that are not
  /// dynamic, but not properties and subscripts, whose replacements would be ignored.
  package mutating func emitProbe(_ method: Method) {
    guard let original = original(method) else { return }
    let declaration = method.declaration
    writer.line(
      "// Here only because Swift does not say of properties and subscripts what it says here.")
    emitAttribute(declaration, labels: "(\(method.parameters.labels))")
    let result = method.result.map { " -> " + $0.declared } ?? ""
    writer.block(
      "\(prefix(declaration))func \(name(declaration))\(method.parameters.requirementClause)"
        + "\(method.effects.specifiers)\(result) {"
    ) { $0.line("return \(original.call)") }
  }

  /// Returns how the hook of a method reaches the original, or `nil` for a method of a mock.
  func original(_ method: Method) -> CallBody.Original? {
    let arguments = method.parameters.passedOn
    return original(
      method.declaration, ".\(method.declaration.name)(\(arguments))", method.effects)
  }

  /// Returns how the accessor of a replaced property reaches the original, or `nil` for one of a
  /// mock.
  ///
  /// - Parameters:
  ///   - declaration: The property.
  ///   - forwarding: The closure that does the same.
  func original(_ declaration: Declaration, _ forwarding: ForwardingClosure?) -> CallBody.Original?
  {
    forwarding.flatMap { original(declaration, $0.call, $0.effects) }
  }

  /// Returns how the getter of a replaced subscript reaches the original, or `nil` for one of a
  /// mock.
  func originalGetter(_ subscript: Subscript) -> CallBody.Original? {
    let arguments = `subscript`.parameters.passedOn
    return original(`subscript`.declaration, "[\(arguments)]", `subscript`.effects)
  }

  /// Returns how the setter of a replaced subscript reaches the original, or `nil` for one of a
  /// mock.
  func originalSetter(_ subscript: Subscript) -> CallBody.Original? {
    let arguments = `subscript`.parameters.passedOn
    return original(`subscript`.declaration, "[\(arguments)] = newValue", .none)
  }

  /// Returns how a hook reaches the original.
  private func original(
    _ declaration: Declaration, _ call: String, _ effects: Effects
  ) -> CallBody.Original? {
    guard let replacement = owner.replacement else { return nil }
    let forwarding = ForwardingClosure(
      base: replacement.base(of: declaration), effects: effects, call: call)
    return CallBody.Original(
      owner: replacement.owner(of: declaration),
      call: effects.callKeywords + forwarding.expression)
  }
}

extension [Parameter] {
  /// The labels of the parameters, each followed by a colon.
  var labels: String { map { $0.labelInCalls + ":" }.joined() }

  /// The arguments that pass the parameters on as they came.
  fileprivate var passedOn: String {
    enumerated().map { $1.passedOn(as: "p\($0)") }.joined(separator: ", ")
  }
}
