extension Matcher {
  /// Matches arguments that cannot be recorded and satisfy a predicate, for `stub`, `expect` and
  /// `reject`.
  ///
  /// The predicate runs when the call is made, while the argument is borrowed. Nothing of the argument
  /// is retained, so other verbs, which look at recorded calls, report a failure.
  ///
  /// ```swift
  /// stub(gate.enter(.where("raw is 7") { $0.raw == 7 })).returns(true)
  /// ```
  ///
  /// - Parameters:
  ///   - description: The description of matching values in failures.
  ///   - predicate: Returns `true` for matching values. Runs once for each call, on the calling
  ///     thread, never while a lock is held.
  /// - Returns: The matcher.
  public static func `where`<Borrowed: ~Copyable & ~Escapable>(
    _ description: String = "where { ... }",
    _ predicate: @escaping (_ value: borrowing Borrowed) -> Bool
  ) -> Matcher where Value == Unrecordable<Borrowed> {
    let predicate = BorrowPredicate(predicate)
    return Matcher(
      predicate: { $0.verdicts?.verdict(of: predicate) ?? false },
      describe: { description }, contents: .borrow)
  }
}
