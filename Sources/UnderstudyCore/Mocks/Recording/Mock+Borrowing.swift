// Examines arguments that cannot be recorded, before the call is recorded.

extension ArgumentPattern {
  /// Runs the predicates about an argument that cannot be recorded, each at most once.
  ///
  /// The matcher runs again until it has the verdicts of all predicates that it asks for.
  ///
  /// - Parameters:
  ///   - value: The argument.
  ///   - position: The position of the argument.
  ///   - verdicts: Receives the verdicts.
  func examine<Value: ~Copyable & ~Escapable>(
    _ value: borrowing Value, at position: Int, _ verdicts: Verdicts
  ) {
    guard let accepts = borrowCondition(at: position, Unrecordable<Value>.self) else { return }
    let placeholder = Unrecordable<Value>(verdicts)
    repeat {
      withUnsafePointer(to: placeholder) { _ = accepts(UnsafeRawPointer($0), nil) }
    } while verdicts.runMissing(value)
  }
}

extension MockCore {
  /// Examines an argument that cannot be recorded, for the stubs and expectations of its requirement.
  ///
  /// - Parameters:
  ///   - table: The table that contains the requirement.
  ///   - index: The index of the requirement.
  ///   - position: The position of the argument.
  ///   - value: The argument.
  /// - Returns: The placeholder to record.
  func borrow<Value: ~Copyable & ~Escapable>(
    _ table: __Members, _ index: Int, _ position: Int, _ value: borrowing Value
  ) -> Unrecordable<Value> {
    let patterns = withState { state in
      state.members.members(for: MemberTable.Requirement(members: table, index: index))
        .flatMap { state[state.canonical($0)].rules.map(\.pattern) }
    }.filter(\.hasBorrowPredicates)
    guard !patterns.isEmpty else { return Unrecordable() }
    let verdicts = Verdicts()
    for pattern in patterns { pattern.examine(value, at: position, verdicts) }
    verdicts.close()
    return Unrecordable(verdicts)
  }
}

extension Mock {
  /// Examines an argument that cannot be recorded, for stubs and expectations with a predicate.
  ///
  /// - Parameters:
  ///   - members: The table that contains the requirement.
  ///   - index: The index of the requirement.
  ///   - position: The position of the argument.
  ///   - value: The argument, which is not retained.
  /// - Returns: The placeholder to record.
  /// - Warning: For generated code only.
  public func __borrow<Value: ~Copyable & ~Escapable>(
    _ members: __Members, _ index: Int, _ position: Int, _ value: borrowing Value
  ) -> Unrecordable<Value> {
    core.borrow(members, index, position, value)
  }
}
