/// The description of a pattern: the name of the mock, the member and the expected arguments.
public struct PatternDescription: Sendable, Hashable, CustomStringConvertible {
  /// The name of the mock.
  public let mock: String

  let member: MemberName

  /// The descriptions of the expected arguments.
  public let arguments: [String]

  /// The call without the mock: `greet("bob", times: any)`.
  public var call: String { member.call(arguments) }

  /// The call without the mock, with long values truncated to fit on one line.
  public var shortCall: String { call(Truncation.listed) }

  /// The call including the name of the mock, with long values truncated to fit on one line.
  public var shortDescription: String { text(Truncation.listed) }

  /// Returns the call without the mock.
  ///
  /// - Parameter limit: The maximum length of an argument's description, in characters.
  func call(_ limit: Int) -> String {
    member.call(arguments.map { Truncation.shorten($0, to: limit) })
  }

  /// Returns the call including the name of the mock.
  ///
  /// - Parameter limit: The maximum length of an argument's description, in characters.
  func text(_ limit: Int) -> String { "\(mock)\(member.separator)\(call(limit))" }

  /// The call as it is written in a verb. For properties, `getName()` and `setName(any)`.
  public var verbCall: String { "\(mock)\(member.separator)\(member.pattern(arguments))" }

  /// The name of the member, with its labels: `greet(_:times:)`.
  public var memberName: String { member.description }

  /// The call including the name of the mock.
  public var description: String { text(.max) }

  /// Returns the label of an argument, or a substitute if it has none.
  ///
  /// - Parameter position: The position of the argument, from 0.
  public func label(at position: Int) -> String { member.label(at: position) }
}
