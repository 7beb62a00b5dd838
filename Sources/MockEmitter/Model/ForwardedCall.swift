/// A call with the arguments that forward it to a target.
package struct ForwardedCall: Sendable, Equatable {
  /// The arguments.
  package var arguments: [ForwardedArgument] = []

  /// A Boolean value that indicates whether the call needs a function on the real object's actor.
  /// Otherwise its result could not leave that actor.
  package var needsHop = false
}

extension Member {
  /// Returns a Boolean value that indicates whether Swift can compile a forwarded call of the
  /// member, and of all members inside it.
  package func canBeForwarded(to target: ForwardingTarget) -> Bool {
    switch self {
    case .method(let method): method.forwardedCall(to: target) != nil
    case .subscript(let `subscript`): `subscript`.forwardedGetter(to: target) != nil
    case .property(let property): property.forwardedGetter(to: target) != nil
    case .conditional(let clauses):
      clauses.allSatisfy { $0.members.allSatisfy { $0.canBeForwarded(to: target) } }
    case .initializer, .refused: false
    }
  }
}

extension Method {
  /// Returns the forwarded call, or `nil` if the call cannot be forwarded.
  package func forwardedCall(to target: ForwardingTarget) -> ForwardedCall? {
    declaration.forwardedCall(
      to: target, parameters, effects, result: result, isChanging: isMutating)
  }
}

extension Property {
  /// Returns the forwarded call of the getter, or `nil` if it cannot be forwarded.
  package func forwardedGetter(to target: ForwardingTarget) -> ForwardedCall? {
    declaration.forwardedCall(
      to: target, [], effects, result: type, isChanging: mutation.hasMutatingGetter)
  }

  /// Returns the forwarded call of the setter, or `nil` if it cannot be forwarded.
  package func forwardedSetter(to target: ForwardingTarget) -> ForwardedCall? {
    type.madeType != nil
      ? nil : declaration.forwardedCall(to: target, [], .none, result: nil, isChanging: true)
  }
}

extension Subscript {
  /// Returns the forwarded call of the getter, or `nil` if it cannot be forwarded.
  package func forwardedGetter(to target: ForwardingTarget) -> ForwardedCall? {
    declaration.forwardedCall(
      to: target, parameters, effects, result: result, isChanging: mutation.hasMutatingGetter)
  }

  /// Returns the forwarded call of the setter, or `nil` if it cannot be forwarded.
  package func forwardedSetter(to target: ForwardingTarget) -> ForwardedCall? {
    result.madeType != nil
      ? nil
      : declaration.forwardedCall(to: target, parameters, .none, result: nil, isChanging: true)
  }
}

extension Declaration {
  /// Returns a forwarded call of the declaration, or `nil` if Swift could not compile it.
  fileprivate func forwardedCall(
    to target: ForwardingTarget, _ parameters: [Parameter], _ effects: Effects,
    result: ResultType?, isChanging: Bool
  ) -> ForwardedCall? {
    // A real value can only be returned, and not recorded on the way.
    if result?.madeType != nil { return nil }
    let changesActor = target == .object(isActor: true) && !isNonisolated
    var call = ForwardedCall()
    for (position, parameter) in parameters.enumerated() {
      guard
        var argument = parameter.forwarded(position, changesActor: changesActor, call: effects)
      else { return nil }
      if target.isObject { argument.isPassedClosure = parameter.mayBeFunction }
      call.arguments.append(argument)
    }
    switch target {
    case .superclass, .original, .replaced: return call
    case .object where isForwardable: break
    case .nothing, .object: return nil
    }
    guard changesActor else { return call }
    guard effects.isAsync, !isChanging, !hasUnknownAttributes else { return nil }
    guard let result, !result.isSending, !result.isKnownSendable else { return call }
    // The compiler cannot check that a result leaves its region if the error is typed.
    if case .typed = effects.throwing { return nil }
    call.needsHop = true
    return call
  }
}

extension Parameter {
  /// Returns the argument that forwards the parameter, or `nil` if Swift has none.
  ///
  /// - Parameters:
  ///   - position: The position of the parameter.
  ///   - changesActor: A Boolean value that indicates whether the value goes to another actor.
  ///   - call: The effects of the forwarded call.
  fileprivate func forwarded(
    _ position: Int, changesActor: Bool, call: Effects
  ) -> ForwardedArgument? {
    var argument = ForwardedArgument(
      label: labelBeforeValue, value: .parameter, position: position,
      sentType: changesActor ? self.value : nil)
    switch passing {
    case .direct where isPack: argument.value = .pack
    // The recorded closure records its errors, without which nothing may be thrown.
    case .guarded where call.throwing == .rethrowing: argument.value = .recordedClosure
    case .direct, .guarded: break
    case .unrecordable, .receiver: return nil
    case .copied, .evaluated, .boxed:
      if changesActor { return nil }
      argument.value = passing == .boxed ? .box : .copy
    }
    switch forwarding {
    case .value: break
    case .sent: argument.sentType = self.value
    case .called(let effects):
      // The forwarded call must be able to do what the autoclosure does.
      let throwing = call.ofClosure.throwing
      guard !changesActor, !effects.isAsync || call.isAsync,
        !effects.needsTry || throwing == .anyError || throwing == effects.throwing
      else { return nil }
      argument.autoclosure = effects
    case .impossible: return nil
    }
    return argument
  }
}

/// An argument of a forwarded call.
package struct ForwardedArgument: Sendable, Equatable {
  /// The label with a colon and a space, or nothing.
  package var label: String

  /// The value.
  package var value: Value

  /// The position of the parameter.
  package var position: Int

  /// The type of the value if it leaves the isolation region of the caller, or `nil` if it does not.
  package var sentType: String?

  /// The effects of the autoclosure that is called for the value, or `nil` for a plain value.
  package var autoclosure: Effects?

  /// A Boolean value that indicates whether the value may be a closure, which a call that is only compared
  /// must not pass on.
  package var isPassedClosure = false

  /// The value of an argument.
  package enum Value: Sendable, Equatable {
    /// The parameter.
    case parameter

    /// Each element of a parameter pack.
    case pack

    /// The closure that is recorded in place of the parameter.
    case recordedClosure

    /// The copy of the parameter.
    case copy

    /// The value in the box of an `inout` parameter.
    case box
  }
}

/// The target of a forwarded call.
package enum ForwardingTarget: Sendable, Equatable {
  /// Nothing: no type can hold a real object.
  case nothing

  /// A real object, which can be an actor.
  case object(isActor: Bool)

  /// The superclass, whose members are overridden.
  case superclass

  /// The function `__original` before the member.
  case original

  /// The replaced declaration itself.
  case replaced

  /// A Boolean value that indicates whether the call goes to a real object.
  package var isObject: Bool { if case .object = self { true } else { false } }
}
