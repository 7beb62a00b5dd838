/// The condition under which the mock that `@Mockable` declares exists.
///
/// ```swift
/// @Mockable(.always)
/// package protocol Doorbell {
///   func ring()
/// }
///
/// @Mockable(.when("MOCKS"))
/// package protocol Lamp {
///   func light()
/// }
/// ```
///
/// In a release build, ``always`` and ``when(_:)`` are errors for protocols that only their module can
/// use, because optimized calls through such a protocol may run another type's code. Make the protocol
/// `package` or public. If the module is built with `-enable-testing`, internal protocols are safe:
/// define `UNDERSTUDY_TESTABLE`.
///
/// The compiler reads the condition from the source code. Values of this type have no other use.
public struct MockCondition: Sendable {
  /// Creates a value. All values are equal, because only the source code matters.
  private init() {}

  /// The mock exists only in debug builds: `#if DEBUG`.
  public static let debug = MockCondition()

  /// The mock always exists.
  public static let always = MockCondition()

  /// Returns the condition that is met if a compilation condition holds.
  ///
  /// - Parameter condition: A condition as it would follow `#if`, such as `"DEBUG || MOCKS"`. It
  ///   must be a plain string literal.
  public static func when(_ condition: String) -> MockCondition { MockCondition() }
}
