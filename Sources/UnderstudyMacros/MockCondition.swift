/// The condition under which the mock that `@Mockable` declares exists.
///
/// The compiler reads the condition from the source; a value of this type has no other use.
public struct MockCondition: Sendable {
  /// Makes the only value there is: what matters is how it is written.
  private init() {}

  /// The mock exists in debug builds: `#if DEBUG`.
  public static let debug = MockCondition()

  /// The mock always exists.
  public static let always = MockCondition()

  /// The mock exists where a condition holds.
  ///
  /// - Parameter condition: anything that may stand behind `#if`, such as `"DEBUG || MOCKS"`, as
  ///   a plain string literal
  public static func when(_ condition: String) -> MockCondition { MockCondition() }
}
