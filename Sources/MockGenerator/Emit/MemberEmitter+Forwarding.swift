extension MemberEmitter {
  /// The closure that passes a call of a method on; nil where Swift could not compile it.
  func forwarding(_ method: Method) -> Forwarding? {
    let list = forwardedArguments(method.declaration, method.parameters, method.effects)
    guard let list else { return nil }
    let name = owner.forwarding == .original ? "" : ".\(method.declaration.name)"
    return forwarding(
      method.declaration, method.parameters, method.effects, result: method.result,
      isChanging: method.isMutating, call: "\(name)(\(list.joined(separator: ", ")))")
  }

  /// The closure that reads a property of the real object; nil where Swift could not compile it.
  func forwardingGetter(_ property: Property) -> Forwarding? {
    forwarding(
      property.declaration, [], property.effects, result: property.type,
      isChanging: property.mutation.hasMutatingGetter, call: ".\(property.declaration.name)")
  }

  /// The closure that sets a property of the real object; nil where Swift could not compile it.
  func forwardingSetter(_ property: Property) -> Forwarding? {
    forwarding(
      property.declaration, [], .none, result: nil, isChanging: true,
      call: ".\(property.declaration.name) = newValue")
  }

  /// The closure that reads a subscript of the real object; nil where Swift could not compile it.
  func forwardingGetter(_ subscript: Subscript) -> Forwarding? {
    let effects = `subscript`.effects
    let list = forwardedArguments(`subscript`.declaration, `subscript`.parameters, effects)
    guard let list else { return nil }
    return forwarding(
      `subscript`.declaration, `subscript`.parameters, effects, result: `subscript`.result,
      isChanging: `subscript`.mutation.hasMutatingGetter, call: "[\(list.joined(separator: ", "))]")
  }

  /// The closure that sets a subscript of the real object; nil where Swift could not compile it.
  func forwardingSetter(_ subscript: Subscript) -> Forwarding? {
    let list = forwardedArguments(`subscript`.declaration, `subscript`.parameters, .none)
    guard let list else { return nil }
    return forwarding(
      `subscript`.declaration, `subscript`.parameters, .none, result: nil, isChanging: true,
      call: "[\(list.joined(separator: ", "))] = newValue")
  }

  /// The closure that makes a call on the real object.
  private func forwarding(
    _ declaration: Declaration, _ parameters: [Parameter], _ effects: Effects,
    result: ResultType?, isChanging: Bool, call: String
  ) -> Forwarding? {
    var forwarding = Forwarding(
      type: nil, isChanging: isChanging, effects: effects.ofClosure, call: call)
    switch owner.forwarding {
    case .superclass: return forwarding
    case .original:
      forwarding.base = "__original"
      return forwarding
    case .replaced(let replacement):
      forwarding.base = replacement.base(of: declaration)
      return forwarding
    case .object(let type, _) where declaration.isForwardable: forwarding.type = type
    case .nothing, .object: return nil
    }
    guard crosses(declaration) else { return forwarding }
    let isUnknown = declaration.attributes.contains { $0 != "@discardableResult" }
    guard effects.isAsync, !isChanging, !isUnknown else { return nil }
    guard let result, !result.isSending, !result.value.isKnownSendable else { return forwarding }
    // The compiler does not understand the flow of a result beside a typed error.
    if case .typed = effects.throwing { return nil }
    let list = parameters.enumerated().map { position, parameter in
      (
        declaration: "_ p\(position): \(parameter.declared)",
        argument: "UnderstudyCore.__sent(p\(position))"
      )
    }
    forwarding.hop = Forwarding.Hop(parameters: list, result: result.value)
    return forwarding
  }

  /// The arguments of a call of the real object with their labels; nil where one cannot be passed.
  private func forwardedArguments(
    _ declaration: Declaration, _ parameters: [Parameter], _ effects: Effects
  ) -> [String]? {
    let isSent = crosses(declaration)
    var arguments: [String] = []
    for (position, parameter) in parameters.enumerated() {
      let value = parameter.forwardedValue(position, isSent: isSent, call: effects)
      guard let value else { return nil }
      arguments.append(parameter.label == "_" ? value : "\(parameter.labelInCalls): \(value)")
    }
    return arguments
  }

  /// Whether a call goes from the mock's actor to that of the real object.
  private func crosses(_ declaration: Declaration) -> Bool {
    guard case .object(_, isActor: true) = owner.forwarding else { return false }
    return !declaration.modifiers.contains { $0.hasPrefix("nonisolated") }
  }
}

extension Parameter {
  /// The expression that passes the parameter on; nil where Swift has none.
  ///
  /// - Parameters:
  ///   - position: the position of the parameter
  ///   - isSent: whether the value goes to another actor
  ///   - call: the effects of the call that the value is passed to
  fileprivate func forwardedValue(_ position: Int, isSent: Bool, call: Effects) -> String? {
    var value = "p\(position)"
    switch passing {
    case .direct where isPack: value = "repeat each p\(position)"
    // The recorded closure notes its errors, without which nothing may be thrown.
    case .guarded where call.throwing == .rethrowing: value = "c\(position)"
    case .direct, .guarded: break
    case .unrecordable, .receiver: return nil
    case .copied, .evaluated, .boxed:
      if isSent { return nil }
      value = passing == .boxed ? "&b\(position).value" : "v\(position)"
    }
    switch forwarding {
    case .value: return isSent ? "UnderstudyCore.__sent(\(value))" : value
    case .sent: return "UnderstudyCore.__sent(\(value))"
    case .called(let effects):
      // What the value of the autoclosure may do, the call around it must be able to do.
      let throwing = call.ofClosure.throwing
      guard !isSent, !effects.isAsync || call.isAsync,
        !effects.needsTry || throwing == .anyError || throwing == effects.throwing
      else { return nil }
      return "\(effects.callKeywords)\(value)()"
    case .impossible: return nil
    }
  }
}

extension MockedProtocol {
  /// The type of a real object; nil where the protocol has none.
  ///
  /// - Parameter inExtension: whether the associated types are those of `Self`
  func realType(inExtension: Bool) -> String? {
    guard case .possible(let arguments) = spySupport else { return nil }
    if let instance { return instance.type }
    let list = arguments.map { inExtension ? "Self." + $0 : $0 }.joined(separator: ", ")
    return "any " + spelling + (arguments.isEmpty ? "" : "<\(list)>")
  }
}

extension String {
  /// Types that are certainly `Sendable`.
  private static let sendableTypes: Set<String> = [
    "Bool", "Character", "Data", "Date", "Double", "Duration", "Float", "Int", "Int32", "Int64",
    "String", "Swift.Void", "UInt", "UInt8", "URL", "UUID", "Void", "()",
  ]

  /// Whether the text of a type names one that is certainly `Sendable`.
  fileprivate var isKnownSendable: Bool {
    if Self.sendableTypes.contains(self) { return true }
    if hasSuffix("?") { return String(dropLast()).isKnownSendable }
    guard hasPrefix("["), hasSuffix("]") else { return false }
    return dropFirst().dropLast().split(separator: ":").allSatisfy {
      String($0.drop { $0 == " " }).isKnownSendable
    }
  }
}
