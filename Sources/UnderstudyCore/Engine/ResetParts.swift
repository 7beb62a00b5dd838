/// What ``reset(_:_:)`` takes away from a mock.
public struct ResetParts: OptionSet, Sendable {
  /// The bits; use the named parts.
  public let rawValue: Int

  /// Makes parts from bits; use the named ones.
  ///
  /// - Parameter rawValue: The bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The recorded calls, with their arguments.
  public static let calls = ResetParts(rawValue: 1)

  /// The stubs.
  public static let stubs = ResetParts(rawValue: 2)

  /// The expectations, with the calls that they took.
  public static let expectations = ResetParts(rawValue: 4)

  /// All of it.
  public static let all: ResetParts = [.calls, .stubs, .expectations]
}
