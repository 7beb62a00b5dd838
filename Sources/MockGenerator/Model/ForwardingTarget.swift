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
}
