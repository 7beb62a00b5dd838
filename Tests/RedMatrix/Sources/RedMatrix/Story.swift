import Foundation

/// A handwritten test whose comments announce what it must report.
///
/// A comment stands at the end of the line that it is about, or alone before it:
///
/// - `fails`: a failure on this line, of the test around the comment. `fails 3 times`; `fails at
///   least once`; `fails once of GROUP`: one failure on any of the group's lines.
/// - `fails at NAME`: a failure on the line that ends with `line: NAME`. `with TEXT` after it: the
///   failure contains a text.
/// - `fails nowhere`: a failure that the test framework gives no place.
/// - `fails late`: the failure names the test, but may be reported when the process exits.
/// - `fails ownerless`: nothing ties the failure to the test if other tests run at the same time.
/// - `prints A, B`: the run prints these texts.
/// - `stops`: the process stops after the failures.
/// - `alone`: the test does not run together with all others.
/// - `arguments A B`: arguments for the run.
/// - `beside NAME`: the test runs together with another one of its suite.
///
/// A test without a comment passes.
struct Story {
  /// The name of the suite or the test case, with those around it.
  let suite: String

  /// The name of the function.
  let name: String

  /// The name of the file.
  let file: String

  /// A Boolean value that indicates whether XCTest runs the test.
  let isXCTest: Bool

  /// A Boolean value that indicates whether the test depends on the order of threads.
  var isRace: Bool { file.hasSuffix("Races.swift") }

  /// The failures that the test reports.
  var failures: [Announcement] = []

  /// What the run prints.
  var prints: [String] = []

  /// A Boolean value that indicates whether the process stops.
  var stops = false

  /// A Boolean value that indicates whether the test does not run together with all others.
  var isAlone = false

  /// Arguments for the run.
  var arguments: [String] = []

  /// The tests of the suite that run in the same process.
  var companions: [String] = []

  /// The name in the listings.
  var description: String { "\(suite).\(name)" }

  /// A failure that a comment announces.
  struct Announcement {
    /// The lines of which one is the failure's, or none if the failure has no place.
    var lines: [Int]
    var count: ClosedRange<Int> = 1...1
    var text = ""
    var attribution = Attribution.test
    /// A Boolean value that indicates whether the failure is on any one of several lines.
    var isGroup = false

    /// How the failure is tied to its test.
    enum Attribution { case test, late, ownerless }
  }
}
