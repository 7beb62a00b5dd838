/// The description of a pattern: the name of the mock, the member and the expected arguments.
package struct PatternDescription: DescribedCall {
  /// The name of the mock.
  package let mock: String

  /// The member that the pattern is for.
  package let member: MemberName

  /// The descriptions of the expected arguments.
  package let arguments: [String]

  /// The call as it is written in a verb. A write to a property is `name.set(any)`.
  package var verbCall: String { "\(mock)\(member.separator)\(member.pattern(arguments))" }
}
