/// Calls on mocks whose scope has ended.
enum LateCalls {
  @TaskLocal private static var isReleasing = false

  /// A Boolean value that indicates whether this code runs because a scope is releasing its
  /// contents.
  static var areExpected: Bool { isReleasing }

  /// Releases what a scope recorded. Calls that a `deinit` makes in the meantime are not late
  /// calls.
  static func whileReleasing(_ body: () -> Void) { $isReleasing.withValue(true, operation: body) }
}
