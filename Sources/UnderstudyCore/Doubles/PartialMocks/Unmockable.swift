/// A class whose instances must not become partial mocks.
///
/// Conform the class, or extend it in a test:
///
/// ```swift
/// extension Database: Unmockable {
///   static var reasonAgainstMocking: String? { isOpen ? "its file is open" : nil }
/// }
/// ```
public protocol Unmockable: AnyObject {
  /// The reason why instances cannot become partial mocks now, or `nil` if they can. Read each
  /// time.
  static var reasonAgainstMocking: String? { get }
}
