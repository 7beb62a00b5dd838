/// A recorded call in words, for failures.
public struct CallDescription: Sendable, Hashable, CustomStringConvertible {
  /// The mock's name.
  public let mock: String

  let member: MemberName

  /// The arguments in words.
  public let arguments: [String]

  /// The call's number in the order of all calls; 0 for one that is not recorded.
  public let order: Int

  /// Whether a `verify` or an expectation has accounted for it.
  public let isAccountedFor: Bool

  /// The call without the mock: `greet("bob", times: 2)`.
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

  /// The member's name with its labels: `greet(_:times:)`.
  public var memberName: String { member.description }

  /// The call with the mock's name before it.
  public var description: String { text(.max) }

  /// The label of the argument at `position`, or what stands for one.
  ///
  /// - Parameter position: The position, from 0.
  public func label(at position: Int) -> String { member.label(at: position) }
}

extension CallDescription {
  /// Puts a call into words. Runs the arguments' own descriptions, so never under a lock.
  ///
  /// - Parameters:
  ///   - mock: The mock's name.
  ///   - member: The member's name.
  ///   - arguments: The arguments as they are recorded: a tuple, one value, or `()`.
  ///   - order: The call's number.
  ///   - isAccountedFor: Whether a `verify` or an expectation has accounted for it.
  init(mock: String, member: MemberName, arguments: Any, order: Int, isAccountedFor: Bool) {
    let elements = ValueDescription.elements(of: arguments, count: member.parameterCount)
    self.init(
      mock: mock, member: member, arguments: elements.map(ValueDescription.describe), order: order,
      isAccountedFor: isAccountedFor)
  }
}
