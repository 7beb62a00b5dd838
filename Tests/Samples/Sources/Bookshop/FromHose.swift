/// A hose, which the samples mock in MockingKit's style.
protocol Hose {
  /// Sprays water on a bed.
  ///
  /// - Returns: The number of seconds that it took.
  func spray(_ bed: String, liters: Int) throws -> Int

  /// Lets the remaining water out.
  func empty() async throws
}
