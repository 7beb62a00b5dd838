/// A member with its types. Variables are guarded by the lock of the mock.
final class Member<Arguments, Result>: AnyMember {
  /// Oldest first.
  var expectations: [Rule<Arguments, Result>] = []

  /// Newest last.
  var stubs: [Rule<Arguments, Result>] = []

  /// Changes when rules are taken away, so that a call that is just being matched starts over.
  var epoch = 0

  var log = CallLog<Arguments, Result>()

  /// The built-in default value, or none: empty when it must be made anew for each call.
  let constantDefault: [Result]

  override init(_ name: MemberName) {
    constantDefault = DefaultValues.constant(Result.self).map { [$0] } ?? []
    super.init(name)
  }

  override var rules: [AnyRule] { expectations + stubs }

  override func recordedCalls() -> [RecordedCall] {
    log.snapshot.flatMap { chunk, count in
      (0..<count).map { index in
        let header = chunk.header(at: index)
        return RecordedCall(
          order: header.order, flags: header.flags, member: self,
          arguments: { chunk.arguments(at: index) })
      }
    }
  }

  override func remove(_ parts: ResetParts) -> [Any] {
    var removed: [Any] = []
    if parts.contains(.calls) {
      removed.append(log)
      log = CallLog()
    }
    if parts.contains(.stubs) {
      removed.append(stubs)
      stubs = []
      epoch += 1
    }
    if parts.contains(.expectations) {
      removed.append(expectations)
      expectations = []
      epoch += 1
    }
    return removed
  }
}
