/// A real object whose answers those of stubs are compared with.
final class CheckedReal: Sendable {
  /// The answers of a stub and of the real object, which differ.
  struct Difference: Sendable {
    let stub: String
    let real: String
  }

  let object: __Spied

  /// Returns a Boolean value that indicates whether two results are equal, or `nil` to compare them by
  /// `==` or by their descriptions.
  private let areEqual: (@Sendable (Any, Any) -> Bool)?

  init(_ real: Any, _ areEqual: (@Sendable (Any, Any) -> Bool)?) {
    object = __Spied(real)
    self.areEqual = areEqual
  }

  /// Compares the answer of a stub with that of the real object. Runs user code.
  ///
  /// - Parameters:
  ///   - stub: The answer of the stub.
  ///   - real: The answer of the real object. Without a value, the call cannot be made on it.
  /// - Returns: The answers, or `nil` if they are equal.
  func difference<Result>(
    of stub: Swift.Result<Result, any Error>, from real: Swift.Result<Result?, any Error>
  ) -> Difference? {
    switch (stub, real) {
    case (.success(let stubbed), .success(let value?)) where isEqual(stubbed, value): return nil
    case (.failure(let stubbed), .failure(let error)) where isEqual(stubbed, error): return nil
    case (_, .success(nil)):
      return Difference(stub: Self.text(stub), real: "cannot be called here")
    case (_, .success(let value?)):
      return Difference(
        stub: Self.text(stub), real: Self.text(Swift.Result<Result, any Error>.success(value)))
    case (_, .failure(let error)):
      return Difference(
        stub: Self.text(stub), real: Self.text(Swift.Result<Result, any Error>.failure(error)))
    }
  }

  private func isEqual(_ stubbed: Any, _ real: Any) -> Bool {
    if let areEqual { return areEqual(stubbed, real) }
    if stubbed is any Equatable { return DynamicEquality.areEqual(stubbed, real) ?? false }
    return ValueDescription.describe(stubbed) == ValueDescription.describe(real)
  }

  private static func text<Result>(_ answer: Swift.Result<Result, any Error>) -> String {
    switch answer {
    case .success(let value) where value is Void: "returned"
    case .success(let value): "returned \(ValueDescription.describe(value))"
    case .failure(let error): "threw \(ValueDescription.describe(error))"
    }
  }
}
