/// The body of a generated overload that is unavailable. It is cheaper to compile than `fatalError()`.
///
/// - Warning: For generated code only.
public func __unavailable() -> Never { fatalError("an unavailable overload was called") }
