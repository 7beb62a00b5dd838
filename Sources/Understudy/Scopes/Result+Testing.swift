extension Result<Void, any Error> {
  /// Creates the result of a test's body.
  init(catching body: @Sendable () async throws -> Void) async {
    do {
      self = .success(try await body())
    } catch {
      self = .failure(error)
    }
  }

  /// A Boolean value that indicates whether `Test.cancel` has ended the test.
  ///
  /// The error that it throws is internal to Swift Testing.
  var isCancelledTest: Bool {
    guard case .failure(let error) = self else { return false }
    return "\(type(of: error))" == "SkipInfo"
  }
}
