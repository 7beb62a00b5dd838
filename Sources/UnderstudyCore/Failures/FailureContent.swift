/// The details of one kind of failure, and the text made of them.
///
/// Each kind of failure is a type in the folder `Kinds`. Its file contains everything that belongs to
/// the kind only, so that a new kind needs no change elsewhere.
package protocol FailureContent: Sendable {
  /// The kind of failure.
  var kind: MockFailure.Kind { get }

  /// The calls and patterns in the first line. The first one is the subject of the failure.
  var subjects: [any DescribedCall] { get }

  /// The values in the first line.
  var values: [HeadlineValue] { get }

  /// The expectations and stubs that the failure is about, nearest first.
  var candidates: [MockFailure.Candidate] { get }

  /// Returns the first line.
  ///
  /// - Parameter limit: The maximum length of a value's description, in characters.
  func headline(_ limit: Int) -> String

  /// Returns the parts of the text below the first line.
  ///
  /// - Parameter failure: The failure that has this content.
  func body(of failure: MockFailure) -> [FailurePart]
}

extension FailureContent {
  /// Returns no calls.
  package var subjects: [any DescribedCall] { [] }

  /// Returns no expectations and stubs.
  package var candidates: [MockFailure.Candidate] { [] }

  /// Returns the arguments of the ``subjects``.
  package var values: [HeadlineValue] { subjects.flatMap { $0.values } }
}
