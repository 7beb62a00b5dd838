/// A recorded call that a pattern matches.
struct MatchingCall {
  let position: CallPosition

  /// What captors get of it, once it is known to be the call that was looked for.
  let captures: Captures?
}
