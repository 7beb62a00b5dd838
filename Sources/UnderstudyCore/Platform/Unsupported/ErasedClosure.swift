// Calls closures whose type is a generic argument. Swift cannot call a value of the type
// `(repeat each Input) -> Output` if that is the generic argument of another type.
//
// Relies on this: a closure whose type is a generic argument has the calling convention of a closure whose
// parameters and result have generic types, whatever they are. Generic code could not call it otherwise.

/// An argument of a closure.
protocol ClosureInput {
  /// The type of the parameter.
  associatedtype Value

  /// Returns the argument, or throws an error if there is none.
  var value: () throws -> Value { get }
}

/// An argument of a closure with a parameter of a type.
struct TypedInput<Value>: ClosureInput {
  let value: () throws -> Value
}

/// Calls closures that return an `Output`.
enum ErasedClosure<Output> {
  /// The maximum number of parameters.
  static var mostParameters: Int { 4 }

  /// Calls a closure.
  ///
  /// - Parameters:
  ///   - closure: The closure, or an optional that is called unless it is `nil`. It is neither `async` nor
  ///     has typed throws.
  ///   - inputs: The arguments, at most ``mostParameters``.
  static func call<Closure>(_ closure: Closure, _ inputs: [any ClosureInput]) throws {
    // A closure is represented as an optional one, and as one that throws any error.
    func cast<Known>(to type: Known.Type) -> Known? { unsafeBitCast(closure, to: Known?.self) }
    func call<A: ClosureInput>(_ a: A) throws {
      _ = try cast(to: ((A.Value) throws -> Output).self)?(a.value())
    }
    func call<A: ClosureInput, B: ClosureInput>(_ a: A, _ b: B) throws {
      _ = try cast(to: ((A.Value, B.Value) throws -> Output).self)?(a.value(), b.value())
    }
    func call<A: ClosureInput, B: ClosureInput, C: ClosureInput>(_ a: A, _ b: B, _ c: C) throws {
      _ = try cast(to: ((A.Value, B.Value, C.Value) throws -> Output).self)?(
        a.value(), b.value(), c.value())
    }
    func call<A: ClosureInput, B: ClosureInput, C: ClosureInput, D: ClosureInput>(
      _ a: A, _ b: B, _ c: C, _ d: D
    ) throws {
      _ = try cast(to: ((A.Value, B.Value, C.Value, D.Value) throws -> Output).self)?(
        a.value(), b.value(), c.value(), d.value())
    }
    switch inputs.count {
    case 0: _ = try cast(to: (() throws -> Output).self)?()
    case 1: try call(inputs[0])
    case 2: try call(inputs[0], inputs[1])
    case 3: try call(inputs[0], inputs[1], inputs[2])
    default: try call(inputs[0], inputs[1], inputs[2], inputs[3])
    }
  }
}
