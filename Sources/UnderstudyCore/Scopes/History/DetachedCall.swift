/// A recorded call that is stored separately from its mock, and described later if the test fails.
struct DetachedCall {
  let order: UInt64
  private let mock: String
  private let member: MemberName
  private let arguments: [KeptValue]
  private let end: End

  private enum End {
    case pending
    case returned(KeptValue)
    case threw(KeptValue)
  }

  /// Creates a copy of a recorded call.
  ///
  /// - Parameters:
  ///   - call: The call.
  ///   - outcome: The outcome of the call.
  ///   - mock: The name of the mock.
  ///   - holdsObjects: Whether to retain objects among the values.
  init(_ call: RecordedCall, _ outcome: Outcome<Any>, mock: String, holdsObjects: Bool) {
    order = call.order
    self.mock = mock
    member = call.member.name
    let arguments = call.member.types.arguments(call.position.arguments)
    self.arguments = ValueDescription.elements(of: arguments, count: member.parameterCount).map {
      KeptValue($0, holdsObjects: holdsObjects)
    }
    switch outcome {
    case .pending: end = .pending
    case .returned(let result): end = .returned(KeptValue(result, holdsObjects: holdsObjects))
    case .threw(let error): end = .threw(KeptValue(error, holdsObjects: holdsObjects))
    }
  }

  /// Describes the call.
  ///
  /// - Parameter number: The number of the call in the scope.
  func describe(number: Int) -> Interaction {
    let texts: [String] = arguments.map { $0.describe() }
    let call = CallDescription(
      mock: mock, member: member, arguments: texts, order: number, isAccountedFor: false)
    switch end {
    case .pending: return Interaction(call: call, end: .pending)
    case .returned(let value): return Interaction(call: call, end: .returned(value.describe()))
    case .threw(let error): return Interaction(call: call, end: .threw(error.describe()))
    }
  }
}
