/// The parts of a mock that ``reset(_:_:)`` removes.
///
/// ```swift
/// reset(gateway, .calls)
/// reset(gateway, [.calls, .stubs])
/// ```
public struct ResetParts: OptionSet, Sendable {
  /// The bits. Use the named parts instead.
  public let rawValue: Int

  /// Creates parts from bits. Use the named parts instead.
  ///
  /// - Parameter rawValue: The bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The recorded calls, with their arguments.
  public static let calls = ResetParts(rawValue: 1)

  /// The stubs.
  public static let stubs = ResetParts(rawValue: 2)

  /// The expectations, with their counts.
  public static let expectations = ResetParts(rawValue: 4)

  /// All parts.
  public static let all: ResetParts = [.calls, .stubs, .expectations]
}
