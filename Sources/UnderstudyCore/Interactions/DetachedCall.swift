/// A recorded call apart from its mock, to be put into words later or never.
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

  /// Keeps a recorded call. No lock held.
  ///
  /// - Parameters:
  ///   - call: The call.
  ///   - error: What it threw, if it did.
  ///   - mock: The name of the mock.
  ///   - holdsObjects: Whether to keep objects among its values alive.
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

  /// Puts the call into words. Never under a lock.
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
