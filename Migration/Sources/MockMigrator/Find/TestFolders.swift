/// Which files belong to test targets, as far as their paths say.
///
/// The plug-in makes mocks only in test targets. So a test double of another target has to stay.
package enum TestFolders {
  /// How the names of targets end that help tests, but are no test targets.
  private static let helpers = [
    "Testing", "TestUtils", "TestUtil", "TestUtilities", "TestSupport", "TestingSupport",
    "TestHelpers", "TestHelper", "TestKit", "TestTools",
  ]

  /// How the names of test targets end.
  private static let tests = ["Tests", "Test", "Specs", "Spec"]

  /// Returns a Boolean value that indicates whether a file can belong to a test target. Files in folders
  /// whose names say nothing can.
  package static func contain(_ path: String) -> Bool {
    let folders = path.split(separator: "/").dropLast().map(String.init)
    for (index, folder) in folders.enumerated().reversed() {
      if folder == "Sources" { return false }
      guard folder == "Tests" else { continue }
      guard index + 1 < folders.count else { return true }
      return !endsLike(folders[index + 1], helpers)
    }
    for folder in folders.reversed() {
      if endsLike(folder, tests) { return true }
      if endsLike(folder, helpers) { return false }
    }
    return true
  }

  /// Returns a Boolean value that indicates whether a name ends with one of some texts.
  private static func endsLike(_ name: String, _ endings: [String]) -> Bool {
    endings.contains { name.hasSuffix($0) }
  }
}
