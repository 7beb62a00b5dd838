/// The description of a recorded call, for failures.
///
/// A class, so that a copy retains one object: the compiler writes code for each way to copy a value
/// with many fields, and for each type that contains one.
package final class CallDescription: DescribedCall {
  /// The name of the mock.
  package let mock: String

  /// The member that was called.
  package let member: MemberName

  /// The descriptions of the arguments.
  package let arguments: [String]

  /// The number of the call in the order of all calls, or 0 if the call was not recorded.
  package let order: Int

  /// A Boolean value that indicates whether a `verify` or an expectation matched the call.
  package let isAccountedFor: Bool

  /// The line of the code under test that made the call, or `nil` if it is unknown.
  package let site: MockSourceLocation?

  /// Creates a description of its parts.
  init(
    mock: String, member: MemberName, arguments: [String], order: Int, isAccountedFor: Bool,
    site: MockSourceLocation?
  ) {
    self.mock = mock
    self.member = member
    self.arguments = arguments
    self.order = order
    self.isAccountedFor = isAccountedFor
    self.site = site
  }
}

extension CallDescription {
  /// Creates the description of a call. Runs descriptions of the arguments, so do not call while a
  /// lock is held.
  ///
  /// - Parameters:
  ///   - mock: The name of the mock.
  ///   - member: The name of the member.
  ///   - arguments: The recorded arguments: a tuple, one value, or `()`.
  ///   - redacted: The positions of the arguments that are hidden.
  ///   - order: The number of the call.
  ///   - isAccountedFor: Whether a `verify` or an expectation matched the call.
  ///   - site: The line that made the call, or `nil` if it is unknown.
  convenience init(
    mock: String, member: MemberName, arguments: Any, redacted: Set<Int>, order: Int,
    isAccountedFor: Bool, site: MockSourceLocation? = nil
  ) {
    let elements = ValueDescription.elements(of: arguments, count: member.parameterCount)
    let texts = elements.enumerated().map { position, value in
      redacted.contains(position) ? Redactions.text : ValueDescription.describe(value)
    }
    self.init(
      mock: mock, member: member, arguments: texts, order: order, isAccountedFor: isAccountedFor,
      site: site)
  }
}
