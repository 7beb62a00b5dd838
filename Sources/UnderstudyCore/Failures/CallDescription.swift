/// The description of a recorded call, for failures.
public struct CallDescription: Sendable, Hashable, CustomStringConvertible {
  /// The name of the mock.
  public let mock: String

  let member: MemberName

  /// The descriptions of the arguments.
  public let arguments: [String]

  /// The number of the call in the order of all calls, or 0 if the call was not recorded.
  public let order: Int

  /// A Boolean value that indicates whether a `verify` or an expectation matched the call.
  public let isAccountedFor: Bool

  /// The call without the mock: `greet("bob", times: 2)`.
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

  /// The name of the member, with its labels: `greet(_:times:)`.
  public var memberName: String { member.description }

  /// The call including the name of the mock.
  public var description: String { text(.max) }

  /// Returns the label of an argument, or a substitute if it has none.
  ///
  /// - Parameter position: The position of the argument, from 0.
  public func label(at position: Int) -> String { member.label(at: position) }
}

extension CallDescription {
  /// Creates the description of a call. Runs descriptions of the arguments, so do not call while a
  /// lock is held.
  ///
  /// - Parameters:
  ///   - mock: The name of the mock.
  ///   - member: The name of the member.
  ///   - arguments: The recorded arguments: a tuple, one value, or `()`.
  ///   - order: The number of the call.
  ///   - isAccountedFor: Whether a `verify` or an expectation matched the call.
  init(mock: String, member: MemberName, arguments: Any, order: Int, isAccountedFor: Bool) {
    let elements = ValueDescription.elements(of: arguments, count: member.parameterCount)
    self.init(
      mock: mock, member: member, arguments: elements.map(ValueDescription.describe), order: order,
      isAccountedFor: isAccountedFor)
  }
}
