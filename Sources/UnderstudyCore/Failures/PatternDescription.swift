/// The description of a pattern: the name of the mock, the member and the expected arguments.
///
/// A class for the reason of `CallDescription`.
package final class PatternDescription: DescribedCall {
  /// The name of the mock.
  package let mock: String

  /// The member that the pattern is for.
  package let member: MemberName

  /// The descriptions of the expected arguments.
  package let arguments: [String]

  /// Creates a description of its parts.
  init(mock: String, member: MemberName, arguments: [String]) {
    self.mock = mock
    self.member = member
    self.arguments = arguments
  }

  /// The call as it is written in a verb. A write to a property is `name.set(any)`.
  package var verbCall: String { "\(mock)\(member.separator)\(member.pattern(arguments))" }
}
