/// The state of a recorded call. Each flag is one bit, stored next to the order number.
struct CallFlags: OptionSet {
  let rawValue: UInt64

  /// The call has returned a value.
  static let returned = CallFlags(rawValue: 1)

  /// The call has thrown an error.
  static let threw = CallFlags(rawValue: 2)

  /// A `verify` matched the call.
  static let verified = CallFlags(rawValue: 4)

  /// An expectation counted the call.
  static let expected = CallFlags(rawValue: 8)

  /// A Boolean value that indicates whether a `verify` or an expectation matched the call.
  var areAccountedFor: Bool { !isDisjoint(with: [.verified, .expected]) }
}
