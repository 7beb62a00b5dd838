/// The description of a call on a mock, or of a pattern for such calls.
package protocol DescribedCall: Sendable, CustomStringConvertible {
  /// The name of the mock.
  var mock: String { get }

  /// The member that is called.
  var member: MemberName { get }

  /// The descriptions of the arguments.
  var arguments: [String] { get }
}

extension DescribedCall {
  /// The call without the mock: `greet("bob", times: 2)`.
  package var call: String { member.call(arguments) }

  /// The call without the mock, with long values truncated to fit on one line.
  package var shortCall: String { call(Truncation.listed) }

  /// The call including the name of the mock, with long values truncated to fit on one line.
  package var shortDescription: String { text(Truncation.listed) }

  /// The call including the name of the mock.
  package var description: String { text(.max) }

  /// The name of the member, with its labels: `greet(_:times:)`.
  package var memberName: String { member.description }

  /// Returns the label of an argument, or a substitute if it has none.
  ///
  /// - Parameter position: The position of the argument, from 0.
  package func label(at position: Int) -> String { member.label(at: position) }

  /// The arguments with their labels.
  var values: [HeadlineValue] {
    arguments.enumerated().map { HeadlineValue(label: label(at: $0), text: $1) }
  }

  /// Returns the call without the mock.
  ///
  /// - Parameters:
  ///   - limit: The maximum length of an argument's description, in characters.
  ///   - mismatches: The arguments that matter most. If there are any, the others are shorter.
  func call(_ limit: Int, stressing mismatches: [ArgumentMismatch] = []) -> String {
    let stressed = Set(mismatches.map(\.position))
    let others = limit == .max || stressed.isEmpty ? limit : min(limit, Truncation.unstressed)
    return member.call(
      arguments.enumerated().map { position, text in
        Truncation.shorten(text, to: stressed.contains(position) ? limit : others)
      })
  }

  /// Returns the call including the name of the mock.
  ///
  /// - Parameters:
  ///   - limit: The maximum length of an argument's description, in characters.
  ///   - mismatches: The arguments that matter most. If there are any, the others are shorter.
  func text(_ limit: Int, stressing mismatches: [ArgumentMismatch] = []) -> String {
    "\(mock)\(member.separator)\(call(limit, stressing: mismatches))"
  }
}
