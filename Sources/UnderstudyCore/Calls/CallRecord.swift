/// A call in the log of a requirement.
///
/// Its arguments never change, so matchers read them without a lock. Its outcome and its marks are part of
/// the mock's state: only ``GuardedState`` has access to them.
class CallRecord {
  /// The position of the call among all calls in the process.
  final let order: UInt64

  final let time: CallTime

  /// The return addresses of the functions that made the call.
  final let callers: ReturnAddresses

  // Not checked for exclusive access, because only the state of the mock has access to it.
  @exclusivity(unchecked) fileprivate final var marks: CallMarks = []

  fileprivate init(_ order: UInt64, _ time: CallTime, _ callers: ReturnAddresses) {
    (self.order, self.time, self.callers) = (order, time, callers)
  }

  /// The arguments: a tuple, or the value itself for one parameter.
  var arguments: Any { () }

  /// Calls a closure with a pointer to the arguments.
  func withArguments<Output>(_ body: (UnsafeRawPointer) -> Output) -> Output {
    withUnsafeBytes(of: ()) { body($0.baseAddress!) }
  }

  /// The outcome, with the type of the result erased.
  fileprivate var erasedOutcome: Outcome<Any> { .pending }
}

/// A call with its types.
final class TypedCallRecord<Arguments, Result>: CallRecord {
  fileprivate let typedArguments: Arguments
  @exclusivity(unchecked) fileprivate var outcome: Outcome<Result>

  /// Creates the record of a call.
  ///
  /// - Parameters:
  ///   - arguments: The arguments.
  ///   - outcome: The outcome, if it is known already.
  ///   - order: The position of the call among all calls, or 0 for a call that is not recorded.
  ///   - callers: The return addresses of the functions that made the call.
  init(
    _ arguments: Arguments, _ outcome: Outcome<Result> = .pending, order: UInt64 = 0,
    callers: ReturnAddresses = .none
  ) {
    typedArguments = arguments
    self.outcome = outcome
    super.init(order, .now(), callers)
  }

  override var arguments: Any { typedArguments }

  override func withArguments<Output>(_ body: (UnsafeRawPointer) -> Output) -> Output {
    withUnsafePointer(to: typedArguments) { body(UnsafeRawPointer($0)) }
  }

  override fileprivate var erasedOutcome: Outcome<Any> {
    switch outcome {
    case .pending: .pending
    case .returned(let result): .returned(result)
    case .threw(let error): .threw(error)
    }
  }
}

/// What the framework knows about a call beside its outcome.
struct CallMarks: OptionSet {
  let rawValue: UInt8

  /// A `verify` matched the call.
  static let verified = CallMarks(rawValue: 1)

  /// An expectation counted the call.
  static let expected = CallMarks(rawValue: 2)

  /// The call waits in an answer until the test, a clock or the end of the scope releases it.
  static let waits = CallMarks(rawValue: 4)
}

// MARK: - Access to the calls of a mock

/// What the lock of a mock guards: a function that has access to a value of this kind holds the lock.
protocol GuardedState: ~Copyable {}

extension GuardedState where Self: ~Copyable {
  /// Marks a call.
  func insert(_ marks: CallMarks, at call: CallRecord) { call.marks.formUnion(marks) }

  /// Removes marks of a call.
  func remove(_ marks: CallMarks, at call: CallRecord) { call.marks.subtract(marks) }

  /// Returns a Boolean value that indicates whether a `verify` or an expectation matched a call.
  func isAccountedFor(_ call: CallRecord) -> Bool {
    !call.marks.isDisjoint(with: [.verified, .expected])
  }

  /// Returns a Boolean value that indicates whether a call has entered and not returned, and does not wait
  /// in an answer.
  func isRunning(_ call: CallRecord) -> Bool {
    guard case .pending = call.erasedOutcome else { return false }
    return !call.marks.contains(.waits)
  }

  /// Records the outcome of a call.
  func setOutcome<Arguments, Result>(
    _ outcome: Outcome<Result>, of call: CallRecord, _ arguments: Arguments.Type
  ) {
    unsafeDowncast(call, to: TypedCallRecord<Arguments, Result>.self).outcome = outcome
  }

  /// Returns the outcome of a call, with the type of the result erased.
  func erasedOutcome(of call: CallRecord) -> Outcome<Any> { call.erasedOutcome }

  /// Returns a call as a public value.
  func call<Arguments, Result>(
    _ call: CallRecord, _ arguments: Arguments.Type, _ result: Result.Type
  ) -> Call<Arguments, Result> {
    let typed = unsafeDowncast(call, to: TypedCallRecord<Arguments, Result>.self)
    return Call(
      arguments: typed.typedArguments, outcome: typed.outcome, order: Int(call.order),
      callTime: call.time)
  }
}
