/// A pattern with a required number of calls, for verbs that take several patterns.
final class CountedCallPattern: AnyCallPattern {
  private let pattern: AnyCallPattern
  private let callCount: CallCount

  init(_ pattern: AnyCallPattern, _ count: CallCount) {
    self.pattern = pattern
    callCount = count
    super.init(pattern.mock, pattern.members, pattern.index)
  }

  // A verb that reports a misuse does not search the calls of the pattern.
  override func noteUse() { pattern.noteUse() }

  override var anyMember: MemberState { pattern.anyMember }

  override var isUniversal: Bool { pattern.isUniversal }

  override var incomparable: (position: Int, type: Any.Type)? { pattern.incomparable }

  override var impossible: Int? { pattern.impossible }

  override var hasBorrowPredicates: Bool { pattern.hasBorrowPredicates }

  override func describeArguments() -> [String] { pattern.describeArguments() }

  override func matchingCalls() -> [UInt64: ExaminedCall] { pattern.matchingCalls() }

  override func matches(_ call: RecordedCall) -> Bool { pattern.matches(call) }

  override var count: CallCount? { callCount }
}

extension AnyCallPattern {
  /// Returns the pattern with a number of calls, for
  /// ``verifyInOrder(_:exactly:fileID:filePath:line:column:)``.
  ///
  /// ```swift
  /// verifyInOrder(ledger.open(), gateway.charge(.any).times(2), ledger.commit())
  /// ```
  ///
  /// - Parameter count: How many times the call must be made: a number, a range or a ``CallCount``.
  /// - Returns: A pattern of the same call.
  public final func times(_ count: some CallCounting) -> AnyCallPattern {
    CountedCallPattern(self, count.callCount)
  }
}
