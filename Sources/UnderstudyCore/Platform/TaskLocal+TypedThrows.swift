extension TaskLocal {
  /// Binds a value while `body` runs, as `withValue` does, but preserves the error type of `body`.
  func binding<Result, Failure: Error>(
    _ value: Value, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let result: Swift.Result<Result, Failure> = withValue(value) {
      do throws(Failure) { return .success(try body()) } catch { return .failure(error) }
    }
    return try result.get()
  }
}
