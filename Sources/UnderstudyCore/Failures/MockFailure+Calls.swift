extension MockFailure {
  /// Some of the calls, oldest first.
  package struct History: Sendable {
    /// The calls.
    package let calls: [CallDescription]

    /// The number of omitted calls before these.
    package let omitted: Int

    /// The number of omitted calls after these.
    package let omittedAfter: Int

    /// The number of calls, including omitted ones.
    package var count: Int { omitted + calls.count + omittedAfter }
  }

  /// A recorded call that a pattern almost matches. A class for the reason of `CallDescription`.
  package final class NearMiss: Sendable {
    /// The call.
    package let call: CallDescription

    /// The reasons why the pattern does not match it.
    package let mismatches: [ArgumentMismatch]

    /// Creates a near miss.
    init(call: CallDescription, mismatches: [ArgumentMismatch]) {
      self.call = call
      self.mismatches = mismatches
    }

    /// The extent of the difference between the call and the pattern: `1 field` for a single
    /// argument with fields, otherwise the number of arguments, such as `2 arguments`.
    var difference: String {
      if mismatches.count == 1, let fields = mismatches[0].differingFields {
        return "\(fields) field\(fields == 1 ? "" : "s")"
      }
      return "\(mismatches.count) argument\(mismatches.count == 1 ? "" : "s")"
    }
  }
}
