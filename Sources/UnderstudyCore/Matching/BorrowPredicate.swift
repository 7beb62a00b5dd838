// Predicates about arguments that cannot be recorded, which run while the arguments are borrowed.

/// A predicate about arguments of any type.
///
/// Not `AnyObject`, to which objects with noncopyable type arguments convert from macOS 15 on only.
class AnyBorrowPredicate {
  /// The identity, which is asked for here because objects with noncopyable type arguments convert late.
  final var id: ObjectIdentifier { ObjectIdentifier(self) }
}

/// A predicate about arguments of a type that cannot be recorded.
final class BorrowPredicate<Value: ~Copyable & ~Escapable>: AnyBorrowPredicate {
  /// Returns `true` for matching values.
  let accepts: (borrowing Value) -> Bool

  init(_ accepts: @escaping (borrowing Value) -> Bool) { self.accepts = accepts }
}

/// The verdicts of predicates about one argument that cannot be recorded.
///
/// The predicates run before the call is recorded, while the argument is borrowed. Matchers then read
/// the verdicts instead of the argument.
final class Verdicts: Sendable {
  private struct State: ~Copyable {
    /// The verdicts by the predicates, which are retained.
    var known: [ObjectIdentifier: (predicate: AnyBorrowPredicate, accepts: Bool)] = [:]

    /// The predicates that a matcher has asked for in vain, or `nil` if the argument is gone.
    var missing: [AnyBorrowPredicate]? = []
  }

  private let state = Guarded(State())

  /// Returns the verdict of a predicate. If it has not run yet, returns `false` and notes it.
  func verdict<Value: ~Copyable & ~Escapable>(of predicate: BorrowPredicate<Value>) -> Bool {
    state.withLock { state in
      if let known = state.known[predicate.id] { return known.accepts }
      state.missing?.append(predicate)
      return false
    }
  }

  /// Runs the predicates that were asked for in vain.
  ///
  /// - Returns: `false` if there were none.
  func runMissing<Value: ~Copyable & ~Escapable>(_ value: borrowing Value) -> Bool {
    let missing = state.withLock { state in
      let missing = state.missing ?? []
      state.missing = []
      return missing
    }
    for predicate in missing {
      // Not a cast, which needs macOS 15 if the argument is noncopyable.
      guard ObjectIdentifier(type(of: predicate)) == ObjectIdentifier(BorrowPredicate<Value>.self)
      else { continue }
      let predicate = unsafeDowncast(predicate, to: BorrowPredicate<Value>.self)
      let verdict = predicate.accepts(value)
      state.withLock { $0.known[predicate.id] = (predicate, verdict) }
    }
    return !missing.isEmpty
  }

  /// Ends the examination of the argument.
  func close() {
    let rest = state.withLock { state in
      let rest = state.missing
      state.missing = nil
      return rest
    }
    withExtendedLifetime(rest) {}
  }
}
