/// A recorded call that is stored separately from its mock, and described later if the test fails.
struct DetachedCall {
  let order: UInt64
  let mock: String
  let member: MemberName
  let arguments: [DetachedValue]
  let end: End

  /// The values that failures do not show.
  let redactions: Redactions

  /// The positions of the arguments that failures do not show.
  let redactedPositions: Set<Int>

  /// The outcome of the call.
  enum End {
    case pending
    case returned(DetachedValue)
    case threw(DetachedValue)
  }

  /// Describes the call.
  ///
  /// - Parameters:
  ///   - number: The number of the call in the scope.
  ///   - isForFile: Whether the text is compared with a file. It has the whole values, which describe
  ///     themselves.
  func describe(number: Int, isForFile: Bool = false) -> Interaction {
    DescriptionContext.$redactions.withValue(redactions) { interaction(number, isForFile) }
  }

  private func interaction(_ number: Int, _ isForFile: Bool) -> Interaction {
    let texts: [String] = arguments.enumerated().map { position, value in
      redactedPositions.contains(position) ? Redactions.text : value.describe(isForFile: isForFile)
    }
    let call = CallDescription(
      mock: mock, member: member, arguments: texts, order: number, isAccountedFor: false,
      site: nil)
    switch end {
    case .pending: return Interaction(call: call, end: .pending)
    case .returned where member.kind == .getter && redactions.hides(label: member.base):
      return Interaction(call: call, end: .returned(Redactions.text))
    case .returned(let value):
      return Interaction(call: call, end: .returned(value.describe(isForFile: isForFile)))
    case .threw(let error):
      return Interaction(call: call, end: .threw(error.describe(isForFile: isForFile)))
    }
  }
}
