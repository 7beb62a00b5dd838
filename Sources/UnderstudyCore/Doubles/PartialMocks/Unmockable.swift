/// A class that must not have class mocks, and whose instances must not become partial mocks.
///
/// Conform the class, or extend it in a test:
///
/// ```swift
/// extension Database: Unmockable {
///   static var reasonAgainstMocking: String? { isOpen ? "its file is open" : nil }
/// }
/// ```
public protocol Unmockable: AnyObject {
  /// The reason why there can be no mocks of the class now, or `nil` if there can. Read each time a
  /// mock is created.
  static var reasonAgainstMocking: String? { get }
}
