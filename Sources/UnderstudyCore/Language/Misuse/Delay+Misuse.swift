extension Delay {
  /// Reports a misuse if the time is negative, infinite or not a number.
  ///
  /// - Returns: `true` if nothing should be waited for.
  func reportsMisuse(_ site: MockSourceLocation) -> Bool {
    guard !isPossible else { return false }
    FailureReporting.reportMisuse(
      "\(description) is not a time to wait", site,
      "Write a finite time that is not negative, such as 1.5 for one and a half seconds.")
    return true
  }
}
