/// Calls on real objects whose class another test's partial mock has changed.
///
/// While such a call runs, the real object can call static members of its class, which the mock class
/// overrides for the whole process. These calls are real too.
enum RealCalls {
  @TaskLocal private static var isRunning = false

  /// A Boolean value that indicates whether this code runs in such a call.
  static var areRunning: Bool { isRunning }

  /// Makes a call on the real object.
  static func run<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try $isRunning.binding(true, body)
  }

  /// Makes an asynchronous call on the real object.
  static func run<Result, Failure: Error>(
    isolation: isolated (any Actor)?, _ body: () async throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    let result: Swift.Result<Result, Failure> = await $isRunning.withValue(true) {
      do throws(Failure) { return .success(try await body()) } catch { return .failure(error) }
    }
    return try result.get()
  }
}
