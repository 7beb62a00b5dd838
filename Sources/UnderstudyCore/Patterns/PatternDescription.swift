/// A pattern in words: the mock's name, the member and what each argument must be.
public struct PatternDescription: Sendable, Hashable, CustomStringConvertible {
  /// The mock's name.
  public let mock: String

  let member: MemberName

  /// What each argument must be, in words.
  public let arguments: [String]

  /// The call without the mock: `greet("bob", times: any)`.
  public var call: String { member.call(arguments) }

  /// The call without the mock, in one line: long values are cut.
  public var shortCall: String { call(Truncation.listed) }

  /// The call with the mock's name before it, in one line: long values are cut.
  public var shortDescription: String { text(Truncation.listed) }

  /// The call without the mock.
  ///
  /// - Parameter limit: How long the text of one argument may be, in characters.
  func call(_ limit: Int) -> String {
    member.call(arguments.map { Truncation.shorten($0, to: limit) })
  }

  /// The call with the mock's name before it.
  ///
  /// - Parameter limit: How long the text of one argument may be, in characters.
  func text(_ limit: Int) -> String { "\(mock)\(member.separator)\(call(limit))" }

  /// The call as a verb takes it: properties read `getName()` and `setName(any)`.
  public var verbCall: String { "\(mock)\(member.separator)\(member.pattern(arguments))" }

  /// The member's name with its labels: `greet(_:times:)`.
  public var memberName: String { member.description }

  /// The call with the mock's name before it.
  public var description: String { text(.max) }

  /// The label of the argument at `position`, or what stands for one.
  ///
  /// - Parameter position: The position, from 0.
  public func label(at position: Int) -> String { member.label(at: position) }
}
