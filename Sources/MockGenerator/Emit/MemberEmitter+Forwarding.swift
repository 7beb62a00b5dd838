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
      text: ".\(property.declaration.name) = newValue")
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
      text: "[\(call.argumentList)] = newValue")
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

extension ForwardedArgument {
  /// The argument with its label.
  fileprivate var text: String {
    let expression =
      switch value {
      case .parameter: "p\(position)"
      case .pack: "repeat each p\(position)"
      case .recordedClosure: "c\(position)"
      case .copy: "v\(position)"
      case .box: "&b\(position).value"
      }
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
