/// A value that failures show by its name. Every mock is one.
///
/// - Warning: For generated code only.
public protocol __NamedInFailures {
  /// The name.
  var __nameInFailures: String { get }
}
