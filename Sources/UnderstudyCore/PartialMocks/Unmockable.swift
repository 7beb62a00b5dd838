/// A class that does not want to be mocked while it lives.
///
/// The class itself conforms, or a test lets it:
///
/// ```swift
/// extension Database: Unmockable {
///   static var reasonAgainstMocking: String? { isOpen ? "its file is open" : nil }
/// }
/// ```
public protocol Unmockable: AnyObject {
  /// Why no partial mock of an object can be made now; nil where one can. Asked each time.
  static var reasonAgainstMocking: String? { get }
}
