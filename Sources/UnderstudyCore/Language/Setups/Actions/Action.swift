/// An answer or side effect with a description, to be used by several tests.
///
/// Failures and sequence diagrams show the description. The idea comes from jMock's `Action`.
///
/// ```swift
/// extension Action where Arguments == (Int, String), Output == Receipt, Failure == Never {
///   static func numbersReceipts(from first: Int) -> Action {
///     let numbers = Numbers(first)
///     return Action("numbers receipts from \(first)") { cents, _ in
///       Receipt(number: numbers.next(), cents: cents)
///     }
///   }
/// }
/// ```
///
/// ```swift
/// stub(gateway.charge(.any, currency: .any)).will(.numbersReceipts(from: 100))
/// ```
///
/// The built-in answers are actions too, such as ``returns(_:_:)``, ``delays(for:clock:)`` and
/// ``callsDefault()``. Unlike the methods of a setup, they can be parts of an array and results of
/// functions:
///
/// ```swift
/// let outcomes: [Action<(Int, String), Receipt, any Error>] = [
///   .throws(Declined()), .returns(Receipt(number: 1, cents: 5)),
/// ]
/// ```
///
/// These answers are no actions:
///
/// - `answers` and `performs` of a setup, because an action of one's own is that closure with a
///   description. It cannot suspend, so that it can answer requirements that are not `async`.
/// - `suspends`, `stores` and `publishes`, because they return the object that the test controls the
///   calls with. Each stub needs its own.
/// - `then`, because it separates the answers of different calls.
///
/// The closure runs on the calling thread while no lock is held. It can be called by several threads at
/// the same time. Not `Sendable`, because what the closure captures does not have to be.
public struct Action<Arguments, Output, Failure: Error>: CustomStringConvertible {
  private let describe: () -> String

  /// Makes the action of one stub or expectation. Returns `nil` after a misuse, which it reports.
  let make: (any AnswerOwner) -> AnswerAction<Arguments, Output>?

  /// What the action does, as the end of a sentence: `numbers receipts from 100`.
  public var description: String { describe() }

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - description: What the action does, as the end of a sentence.
  ///   - body: Takes the arguments of the call: a tuple, or the value itself for one parameter.
  public init(_ description: String, _ body: @escaping (Arguments) throws(Failure) -> Output) {
    self.init({ description }) { _ in .compute { try body($0) } }
  }

  /// Creates a built-in action, which is described only if a failure can show it.
  init(
    _ describe: @escaping () -> String,
    _ make: @escaping (any AnswerOwner) -> AnswerAction<Arguments, Output>?
  ) {
    self.describe = describe
    self.make = make
  }
}

/// The stub or expectation that an action becomes an answer of.
protocol AnswerOwner: AnyObject {
  var core: MockCore { get }
  var rule: Rule { get }
  var firstMember: MemberState { get }

  /// The description of the rule's pattern.
  var pattern: PatternDescription { get }

  /// The error of a cancelled call, or `nil` if the requirement cannot throw it.
  var cancellation: (any Error)? { get }

  /// Adds an object that holds callers.
  func addHeldCalls() -> HeldCalls

  /// Returns a Boolean value that indicates whether the requirement can throw an error.
  static func canThrow(_ error: any Error) -> Bool
}

extension CommonCallSetup: AnswerOwner {
  static func canThrow(_ error: any Error) -> Bool { error is Failure }
}

// Not overloads of `answers` and `performs`, whose errors at wrong closures would become vague.
extension CommonCallSetup {
  /// Runs an action, and shows its description in failures.
  ///
  /// - Parameter action: Returns the result of the call, or has a side effect.
  /// - Returns: The setup, for chaining.
  @discardableResult
  public func will(_ action: Action<Arguments, Result, Never>) -> Self {
    if let made = action.make(self) { append(made, describedAs: action.description) }
    return self
  }

  /// Runs an action that can throw, and shows its description in failures.
  ///
  /// - Parameter action: Returns the result of the call, throws an error, or has a side effect.
  /// - Returns: The setup, for chaining.
  @_disfavoredOverload
  @discardableResult
  public func will(_ action: Action<Arguments, Result, Failure>) -> Self {
    if let made = action.make(self) { append(made, describedAs: action.description) }
    return self
  }

  /// Has a side effect that has a description. It does not decide the result of the call.
  ///
  /// - Parameter action: Takes the arguments of the call.
  /// - Returns: The setup, for chaining.
  @_disfavoredOverload
  @discardableResult
  public func will(_ action: Action<Arguments, Void, Never>) -> Self {
    if let made = action.make(self) { append(made.asEffect(), describedAs: action.description) }
    return self
  }

  /// Runs a built-in action, for the method of the same name. Failures do not show its description.
  @discardableResult
  package func runs(_ action: Action<Arguments, Result, Failure>) -> Self {
    if let made = action.make(self) { append(made) }
    return self
  }
}

/// The default values that a closure argument is called with.
struct DefaultInputs {
  /// The error for a type that has no default value.
  struct Missing: Error {
    let type: String
  }

  private let pattern: PatternDescription
  private unowned let core: MockCore  // Retains the answer that retains this value.
  private let site: MockSourceLocation

  init(_ pattern: PatternDescription, _ core: MockCore, _ site: MockSourceLocation) {
    self.pattern = pattern
    self.core = core
    self.site = site
  }

  func value<Input>(_ type: Input.Type) throws(Missing) -> Input {
    if let value = DefaultValues.value(for: type, in: core.scopeForDefaults) { return value }
    throw Missing(type: "\(type)")
  }

  func report(_ missing: Missing) {
    core.deliver(
      MockFailure(
        Misuse(
          "The closure argument of \(pattern) cannot be called: \(missing.type) has no default value",
          details: [
            "Write the values with .invokes(with: ...), or set a default with "
              + "withDefault(<#\(missing.type)#>)."
          ]),
        severity: .error, site: site))
  }
}

// The built-in answers that leave the result of the call to other answers.

extension Action {
  /// Makes a built-in side effect.
  ///
  /// - Parameters:
  ///   - describe: Returns the description.
  ///   - body: Takes the arguments of the call.
  package static func effect(
    _ describe: @escaping () -> String, _ body: @escaping (Arguments) -> Void
  ) -> Action {
    Action(describe) { _ in .effect(body) }
  }

  /// Makes callers wait until ``CommonCallSetup/release()``, then continues with the next answer. See
  /// ``CommonCallSetup/holds()``.
  ///
  /// - Returns: The action.
  public static func holds() -> Action {
    Action {
      "waits until it is released"
    } _: { owner in
      .hold(owner.addHeldCalls(), owner.cancellation)
    }
  }

  /// Waits for the given time, then continues with the next answer. See
  /// ``CommonCallSetup/delays(for:clock:)``.
  ///
  /// - Parameters:
  ///   - duration: The time to wait.
  ///   - clock: The clock that measures the time.
  /// - Returns: The action.
  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  public static func delays(
    for duration: Duration, clock: some Clock<Duration> = ContinuousClock()
  ) -> Action {
    delays(Delay(duration, clock))
  }

  /// Waits for the given number of seconds, then continues with the next answer. See
  /// ``CommonCallSetup/delays(for:)``.
  ///
  /// - Parameter seconds: The seconds to wait.
  /// - Returns: The action.
  @_disfavoredOverload
  public static func delays(for seconds: Double) -> Action { delays(Delay(seconds: seconds)) }

  private static func delays(_ delay: Delay) -> Action {
    Action {
      "waits \(delay.description)"
    } _: { owner in
      _ = delay.reportsMisuse(owner.rule.site)
      return .delay(delay, owner.cancellation)
    }
  }

  /// Changes the state of a state machine when the call is answered. See
  /// ``CommonCallSetup/moves(_:to:)``.
  ///
  /// - Parameters:
  ///   - states: The state machine.
  ///   - value: The new state.
  /// - Returns: The action.
  public static func moves<Value>(_ states: States<Value>, to value: Value) -> Action {
    effect({ "moves \(states.name) to \(ValueDescription.describe(value))" }) { _ in
      states.become(value)
    }
  }

  /// Prints a line for each answered call.
  ///
  /// - Parameters:
  ///   - message: Makes the line from the arguments. Runs on the calling thread while no lock is
  ///     held.
  ///   - sink: Receives the line. Defaults to the standard output. Several threads can call it at
  ///     the same time.
  /// - Returns: The action.
  public static func logs(
    _ message: @escaping (Arguments) -> String, to sink: @escaping (String) -> Void = { print($0) }
  ) -> Action {
    effect({ "prints a line" }) { sink(message($0)) }
  }

  /// Prints a line for each answered call.
  ///
  /// - Parameters:
  ///   - message: The line. Evaluated for each answered call, on the calling thread.
  ///   - sink: Receives the line. Defaults to the standard output. Several threads can call it at
  ///     the same time.
  /// - Returns: The action.
  public static func logs(
    _ message: @autoclosure @escaping () -> String,
    to sink: @escaping (String) -> Void = { print($0) }
  ) -> Action {
    effect({ "prints a line" }) { _ in sink(message()) }
  }
}

// The built-in answers that decide the result of the call.

extension Action {
  /// Returns a value, or consecutive values from consecutive calls. The last value repeats.
  ///
  /// - Parameters:
  ///   - value: The result of the first call, which the description contains.
  ///   - more: The results of later calls.
  /// - Returns: The action.
  public static func returns(_ value: Output, _ more: Output...) -> Action {
    let values = [value] + more
    return Action {
      if Output.self == Void.self { return "returns" }
      return "returns " + values.map { ValueDescription.describe($0) }.joined(separator: ", then ")
    } _: { _ in
      .give(values)
    }
  }

  /// Throws an error.
  ///
  /// - Parameter error: The error of each call, which the description contains.
  /// - Returns: The action.
  public static func `throws`(_ error: Failure) -> Action {
    Action {
      "throws \(ValueDescription.describe(error))"
    } _: { _ in
      .fail(error)
    }
  }

  /// Returns the value of a result, or throws its error.
  ///
  /// - Parameter result: The outcome of each call, which the description contains.
  /// - Returns: The action.
  public static func resolves(_ result: Swift.Result<Output, Failure>) -> Action {
    switch result {
    case .success(let value): .returns(value)
    case .failure(let error): .throws(error)
    }
  }

  /// Ends the answers. Any further call is reported as a failure. Run it after
  /// ``CommonCallSetup/then``.
  ///
  /// - Returns: The action.
  public static func fails() -> Action {
    Action {
      "fails"
    } _: { _ in
      .exhausted
    }
  }

  /// Forwards the call to the real object of a spy, to the superclass of a class mock, or to the
  /// original of a replacement. If there is none, the call is reported as a failure.
  ///
  /// - Returns: The action.
  public static func forwards() -> Action {
    Action {
      "forwards the call"
    } _: { _ in
      .forward
    }
  }

  /// Calls the requirement's default implementation, which an extension of the protocol declares. See
  /// ``CommonCallSetup/callsDefault()``.
  ///
  /// Write it in the argument of `will`, so that the generator sees which implementation is called.
  ///
  /// - Returns: The action.
  public static func callsDefault() -> Action {
    Action {
      "calls the default implementation"
    } _: { owner in
      guard let implementation = owner.core.defaultImplementation(of: owner.firstMember) else {
        owner.core.reportMisuse(
          "callsDefault() has no default implementation to call: \(owner.pattern)", owner.rule.site,
          "The generator of the mock saw no extension of the protocol that implements this "
            + "requirement. @Mockable cannot see extensions.",
          "Let the plug-in generate the mock, or write .answers { ... } with the code of the "
            + "implementation.")
        return nil
      }
      return .callDefault { implementation.object().map { __Spied($0) } ?? .nothing }
    }
  }
}
