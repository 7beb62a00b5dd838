import Foundation

/// The memory of the process.
enum Memory {
  /// The number of resident bytes, or `nil` if the platform does not reveal it, or a sanitizer allocates
  /// memory.
  static var resident: Int? {
    guard ProcessInfo.processInfo.environment["ASAN_OPTIONS"] == nil,
      let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
    else { return nil }
    let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) }
    return pages.map { $0 * Int(getpagesize()) }
  }

  /// The number of tests before the first measurement.
  static let warmUp = 500

  /// The number of tests before the last one.
  static let count = 2000

  /// The growth that is allowed for each test: test frameworks keep results.
  static let allowance = 4096
}
