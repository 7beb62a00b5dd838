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

  /// Creates a copy of a recorded call. The caller must not hold the lock.
  ///
  /// - Parameters:
  ///   - call: The call.
  ///   - error: The error that the call threw, or `nil`.
  ///   - mock: The name of the mock.
  ///   - holdsObjects: Whether to retain objects among the values.
  init(_ call: RecordedCall, error: (any Error)?, mock: String, holdsObjects: Bool) {
    order = call.order
    self.mock = mock
    member = call.member.name
    let arguments = call.member.types.arguments(call.position.arguments)
    self.arguments = ValueDescription.elements(of: arguments, count: member.parameterCount).map {
      KeptValue($0, holdsObjects: holdsObjects)
    }
    if call.flags.contains(.returned) {
      let result = call.member.types.result(
        call.position.chunk.resultPointer(at: call.position.index))
      end = .returned(KeptValue(result, holdsObjects: holdsObjects))
    } else {
      end = error.map { .threw(KeptValue($0, holdsObjects: holdsObjects)) } ?? .pending
    }
  }

  /// Describes the call. Do not call while a lock is held.
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
