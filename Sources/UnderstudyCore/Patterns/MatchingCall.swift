/// A recorded call that a pattern matches.
struct MatchingCall {
  let position: CallPosition

  /// The captured values. Delivered only if the call is used.
  let captures: Captures?
}
