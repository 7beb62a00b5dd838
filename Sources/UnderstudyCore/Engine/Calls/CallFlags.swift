/// The state of a recorded call. Each flag is one bit, stored next to the order number.
struct CallFlags: OptionSet {
  let rawValue: UInt64

  @_transparent
  init(rawValue: UInt64) { self.rawValue = rawValue }

  /// No flags.
  @_transparent
  static var none: CallFlags { CallFlags(rawValue: 0) }

  /// The call has returned a value.
  @_transparent
  static var returned: CallFlags { CallFlags(rawValue: 1) }

  /// The call has thrown an error.
  @_transparent
  static var threw: CallFlags { CallFlags(rawValue: 2) }

  /// A `verify` matched the call.
  @_transparent
  static var verified: CallFlags { CallFlags(rawValue: 4) }

  /// An expectation counted the call.
  @_transparent
  static var expected: CallFlags { CallFlags(rawValue: 8) }

  /// The call waits in an answer until the test, a clock or the end of the scope releases it.
  @_transparent
  static var waits: CallFlags { CallFlags(rawValue: 16) }

  /// A Boolean value that indicates whether the call has entered and not returned, and does not wait
  /// in an answer.
  var areOfRunningCall: Bool { rawValue & (1 | 2 | 16) == 0 }

  /// A Boolean value that indicates whether a `verify` or an expectation matched the call.
  var areAccountedFor: Bool { contains(.verified) || contains(.expected) }

  /// Returns a Boolean value that indicates whether all flags of another value are set.
  ///
  /// Like that of `OptionSet`, which takes a hundred times as long in debug builds.
  @_transparent
  func contains(_ other: CallFlags) -> Bool { rawValue & other.rawValue == other.rawValue }
}
