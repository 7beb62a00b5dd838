/// The setup of a call to a synchronous requirement.
///
/// Thread-safe. See ``CommonCallSetup``.
public final class CallSetup<Arguments, Result, Failure: Error>: CommonCallSetup<
  Arguments, Result, Failure
>
{
  /// Computes the result from the arguments.
  ///
  /// - Parameter body: Returns the result of the call. Runs on the calling thread while no lock is
  ///   held, so it can call mocks, including this one.
  /// - Returns: The setup, for chaining.
  @discardableResult
  public func answers(_ body: @escaping (Arguments) -> Result) -> Self {
    append(.compute(body))
    return self
  }

  /// Computes the result from the arguments, or throws an error.
  ///
  /// If the requirement throws errors of one type, the closure must declare that type. Otherwise
  /// Swift infers `any Error`. Write `.answers { (id) throws(NotFound) in ... }`.
  ///
  /// - Parameter body: Returns the result of the call, or throws an error. Runs on the calling
  ///   thread while no lock is held, so it can call mocks, including this one.
  /// - Returns: The setup, for chaining.
  @_disfavoredOverload
  @discardableResult
  public func answers(_ body: @escaping (Arguments) throws(Failure) -> Result) -> Self {
    append(.compute(body))
    return self
  }

  /// Has a side effect. It does not decide the result of the call.
  ///
  /// - Parameter body: Takes the arguments. Runs on the calling thread while no lock is held.
  /// - Returns: The setup, for chaining.
  @discardableResult
  public func performs(_ body: @escaping (Arguments) -> Void) -> Self {
    effect(body)
  }
}

extension CallSetup where Arguments == Void {
  /// Computes the result.
  ///
  /// - Parameter body: Returns the result of the call. Runs on the calling thread while no lock is
  ///   held.
  /// - Returns: The setup, for chaining.
  @discardableResult
  public func answers(_ body: @escaping () -> Result) -> Self {
    append(.compute { _ in body() })
    return self
  }

  /// Computes the result, or throws an error.
  ///
  /// - Parameter body: Returns the result of the call, or throws an error. Runs on the calling
  ///   thread while no lock is held.
  /// - Returns: The setup, for chaining.
  @_disfavoredOverload
  @discardableResult
  public func answers(_ body: @escaping () throws(Failure) -> Result) -> Self {
    append(.compute { _ in try body() })
    return self
  }

  /// Has a side effect. It does not decide the result of the call.
  ///
  /// - Parameter body: Runs on the calling thread while no lock is held.
  /// - Returns: The setup, for chaining.
  @discardableResult
  public func performs(_ body: @escaping () -> Void) -> Self {
    effect { _ in body() }
  }
}

/// The setup of a call to an `async` requirement. Its answers can be async too.
///
/// A closure that is isolated to an actor, such as the main actor, runs on that actor. The call
/// hops there, as it does for a method.
///
/// Thread-safe. See ``CommonCallSetup``.
public final class AsyncCallSetup<Arguments, Result, Failure: Error>: CommonCallSetup<
  Arguments, Result, Failure
>
{
  /// Computes the result from the arguments.
  ///
  /// - Parameter body: Returns the result of the call. The caller awaits it. Cancelling the
  ///   caller's task cancels it.
  /// - Returns: The setup, for chaining.
  @discardableResult
  public func answers(_ body: @escaping (Arguments) async -> Result) -> Self {
    append(.computeAsync(body))
    return self
  }

  /// Computes the result from the arguments, or throws an error.
  ///
  /// - Parameter body: Returns the result of the call, or throws an error. The caller awaits it.
  ///   Cancelling the caller's task cancels it.
  /// - Returns: The setup, for chaining.
  @_disfavoredOverload
  @discardableResult
  public func answers(_ body: @escaping (Arguments) async throws(Failure) -> Result) -> Self {
    append(.computeAsync(body))
    return self
  }

  /// Has a side effect. It does not decide the result of the call.
  ///
  /// - Parameter body: Takes the arguments. The caller awaits it.
  /// - Returns: The setup, for chaining.
  @discardableResult
  public func performs(_ body: @escaping (Arguments) async -> Void) -> Self {
    append(.effectAsync(body))
    return self
  }
}

extension AsyncCallSetup where Arguments == Void {
  /// Computes the result.
  ///
  /// - Parameter body: Returns the result of the call. The caller awaits it.
  /// - Returns: The setup, for chaining.
  @discardableResult
  public func answers(_ body: @escaping () async -> Result) -> Self {
    append(.computeAsync { _ in await body() })
    return self
  }

  /// Computes the result, or throws an error.
  ///
  /// - Parameter body: Returns the result of the call, or throws an error. The caller awaits it.
  /// - Returns: The setup, for chaining.
  @_disfavoredOverload
  @discardableResult
  public func answers(_ body: @escaping () async throws(Failure) -> Result) -> Self {
    append(.computeAsync { _ in try await body() })
    return self
  }

  /// Has a side effect. It does not decide the result of the call.
  ///
  /// - Parameter body: The side effect. The caller awaits it.
  /// - Returns: The setup, for chaining.
  @discardableResult
  public func performs(_ body: @escaping () async -> Void) -> Self {
    append(.effectAsync { _ in await body() })
    return self
  }
}

/// The settings that the enclosing blocks apply to a setup.
struct SetupContext {
  @TaskLocal static var current = SetupContext()

  /// The conditions that must be met.
  var states: [StateCondition] = []

  /// The orders that expectations join.
  var orders: [CallOrder] = []

  /// The enclosing blocks, which of them order expectations, and whether they are used.
  private var blocks: [(isOrder: Bool, isUsed: Flag)] = []

  /// A Boolean value that indicates whether this code runs in a block.
  static var isInBlock: Bool { !current.blocks.isEmpty }

  /// Reports a verification inside a block of ordered expectations, which suggests an order that
  /// nothing checks.
  ///
  /// - Parameter site: The source location of the verification.
  /// - Returns: `true` if the verification is inside such a block and must be skipped.
  static func reportsMisuse(_ site: MockSourceLocation) -> Bool {
    guard !current.orders.isEmpty else { return false }
    FailureReporting.reportMisuse(
      "verify used inside inOrder { }", site,
      "It checks the calls so far, in no order. Write verifyInOrder(...) after the call, or "
        + "expect(...) in the block.")
    current.noteSetup(isExpectation: true)
    return true
  }

  /// Notes that a setup was created in the enclosing blocks. A stub does not count in `inOrder`, because it
  /// has no order.
  ///
  /// - Parameter isExpectation: Whether the setup is an expectation.
  func noteSetup(isExpectation: Bool) {
    for block in blocks where isExpectation || !block.isOrder { block.isUsed.raise() }
  }

  /// Runs the closure of `inOrder` or `when`, and reports it if it sets up nothing. The lines of such a
  /// closure often call the mocks, because they lack a verb.
  ///
  /// - Parameters:
  ///   - order: The order of the expectations in the closure, for `inOrder`.
  ///   - state: The condition of the setups in the closure, for `when`.
  ///   - site: The source location of the call of that function.
  ///   - body: The closure.
  /// - Returns: The result of the closure.
  /// - Throws: The error that the closure throws. It is not reported then.
  static func run<Result, Failure: Error>(
    order: CallOrder? = nil, state: StateCondition? = nil, _ site: MockSourceLocation,
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    var context = current
    let isUsed = Flag()
    if let order { context.orders.append(order) }
    if let state { context.states.append(state) }
    context.blocks.append((order != nil, isUsed))
    let result = try $current.binding(context, body)
    guard !isUsed.isRaised else { return result }
    if order != nil {
      FailureReporting.reportMisuse(
        "inOrder { } expects nothing", site,
        "Write expect(mock.member(...)) on each line of the block.")
    } else {
      FailureReporting.reportMisuse(
        "when { } sets up nothing", site,
        "Write expect(mock.member(...)) or stub(mock.member(...)) on each line of the block.")
    }
    return result
  }
}
