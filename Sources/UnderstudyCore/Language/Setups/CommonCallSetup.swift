/// The setup that `stub` and `expect` return. Its methods configure the answer to a call.
///
/// This class has the answers that synchronous and `async` requirements share. ``CallSetup`` and
/// ``AsyncCallSetup`` add the answers that are closures.
///
/// Answers can be chained. All answers before a ``then`` run on one call, in order, and the last
/// one that decides the result wins. ``then`` starts the answer to the next call. The last answer
/// repeats.
///
/// ```swift
/// stub(gateway.charge(.any)).performs { total += $0 }.returns(receipt)
/// stub(gateway.refund(.any)).returns(first).then.throws(Declined())
/// ```
///
/// An answer replaces the body of the method. Its closures run on the calling thread and can
/// capture the variables of the test. Thread-safe, but not `Sendable`, because those closures and the
/// values do not have to be.
public class CommonCallSetup<Arguments, Result, Failure: Error> {
  let core: MockCore
  let rule: Rule
  let firstMember: MemberState

  /// Sets up the setter that belongs to the stubbed getter, or `nil` if there is none.
  let storesWrites: ((PropertyStorage<Arguments, Result>, MockSourceLocation) -> Bool)?

  init(
    _ pattern: CommonCallPattern<Arguments, Result, Failure>, count: CallCount?,
    site: MockSourceLocation
  ) {
    core = pattern.core
    firstMember = pattern.member
    storesWrites = pattern.storesWrites
    let context = SetupContext.current
    context.noteSetup(isExpectation: count != nil)
    // After a misuse, the rule permits all calls, so one mistake is told once.
    let isMisused =
      pattern.reportsMisuse(site, isSetup: true)
      || count?.reportsImpossible(for: pattern, site) == true
    rule = Rule(
      site: site, count: isMisused ? count.map { _ in .any } : count,
      pattern: isMisused ? pattern.arguments.matchingAll : pattern.arguments,
      states: context.states)
    guard core.belongsHere(site) else { return }
    if count != nil {
      for order in context.orders { join(order, site) }
      core.withState { state in
        if state.scope == nil { UnverifiedMocks.insert(core, &state) }
      }
    }
    guard core.add(rule, to: firstMember) else { return }
    core.allowCallsLeadingHere(site)
    if core.role.isStatic, let scope = MockScope.current, scope !== core.scope {
      scope.atEnd { [core, rule, firstMember, unusedStubs = scope.unusedStubs] in
        core.removeScopedRule(rule, of: firstMember, unusedStubs: unusedStubs)
      }
    }
  }

  /// Tells whether the requirement can throw an error. Does not retain the setup.
  var canThrow: (any Error) -> Bool { { $0 is Failure } }

  /// The description of the rule's pattern.
  var pattern: CallDescription { core.description(of: rule, firstMember.name) }

  /// Adds an action to the newest answer.
  ///
  /// - Parameter action: The action.
  func append(_ action: AnswerAction<Arguments, Result>) {
    core.withState { $0[rule].script.append(action) }
  }

  /// Adds a side effect, for setups of synchronous and `async` requirements.
  ///
  /// - Parameter body: Takes the arguments of the call.
  /// - Returns: The setup, for chaining.
  @discardableResult
  package func effect(_ body: @escaping (Arguments) -> Void) -> Self {
    append(.effect(body))
    return self
  }

  /// Adds an action that returns values.
  func give(_ values: [Result]) {
    let isOnlyAction = core.withState { state in
      guard !state[rule].script.hasLastAnswer else { return false }
      state[rule].script.replaceLast(AnyAnswerStep(returning: values.map { $0 }))
      return true
    }
    if !isOnlyAction { append(.give(values)) }
  }

  /// Adds a state condition to the rule.
  func add(_ condition: StateCondition) {
    core.withState { $0.add(condition, to: rule, of: firstMember) }
  }

  /// Appends the expectation to an order, or reports why it cannot be appended.
  func join(_ order: CallOrder, _ site: MockSourceLocation) {
    guard let count = rule.count else {
      return core.reportMisuse(
        "The stub \(pattern) cannot have an order", site,
        "A stub does not have to be called, so it cannot be ordered. "
          + "Write expect(\(pattern.verbCall), .any) instead.")
    }
    let place = core.withState { state in
      if let place = state[rule].place { return place }
      let place = OrderPlace(count) {
        [weak core, member = firstMember.name, pattern = rule.pattern] in
        guard let core else {
          return CallDescription(mock: "(gone)", member: member, arguments: pattern.describe())
        }
        return core.describing {
          CallDescription(
            mock: core.name, member: member,
            arguments: core.redacting(pattern.describe(), of: member))
        }
      }
      state.setPlace(place, of: rule, of: firstMember)
      return place
    }
    switch order.append(place) {
    case nil:
      core.withState { $0[rule].orders.append(order) }
    case .isInTheOrder:
      core.reportMisuse(
        "\(pattern) is already in \(order.text)", site,
        "To expect a later call too, write another expect(...).")
    case .contradicts(let other):
      core.reportMisuse(
        "\(order.text) contradicts \(other.text): no call to \(pattern) can satisfy both", site,
        "The two orders place it on opposite sides of the same expectation. "
          + "Remove it from one of them.")
    }
  }

  /// Starts the answer to the next call.
  ///
  /// With `returns(1).then.throws(E())`, the first call returns 1 and all later calls throw.
  public var then: Self {
    core.withState { $0[rule].script.startNextStep(AnswerStep<Arguments, Result>()) }
    return self
  }

  /// Returns a value, or consecutive values from consecutive calls. The last value repeats.
  ///
  /// - Parameters:
  ///   - value: The result of the first call.
  ///   - more: The results of later calls.
  /// - Returns: The setup, for chaining.
  @discardableResult
  public func returns(_ value: Result, _ more: Result...) -> Self {
    give([value] + more)
    return self
  }

  /// Throws an error. Does not compile if the requirement cannot throw it.
  ///
  /// - Parameter error: The error to throw.
  /// - Returns: The setup, for chaining.
  @discardableResult
  public func `throws`(_ error: Failure) -> Self {
    append(.fail(error))
    return self
  }

  /// Ends the answers. Any further call is reported as a failure. Write it after ``then``.
  ///
  /// - Returns: The setup, for chaining.
  @discardableResult
  public func fails() -> Self {
    append(.exhausted)
    return self
  }
}

extension CommonCallSetup where Result == Void {
  /// Returns without a value, which is also the default.
  ///
  /// Write it after another answer: `.throws(Offline()).then.returns()`.
  ///
  /// - Returns: The setup, for chaining.
  @discardableResult
  public func returns() -> Self {
    give([()])
    return self
  }
}

extension CommonCallSetup {
  /// Calls the requirement's default implementation, which an extension of the protocol declares.
  ///
  /// The implementation runs as part of the mock: the calls that it makes to other requirements
  /// are recorded, and answered by their own stubs and expectations.
  ///
  /// ```swift
  /// let prices = MockPriceList()
  /// stub(prices.total(of: .any)).callsDefault()
  /// stub(prices.price(of: .any)).returns(250)
  /// #expect(prices.total(of: ["tea", "mug"]) == 500)
  /// verify(prices.price(of: "tea"))
  /// ```
  ///
  /// The build plug-in generates what this needs where a test writes it, and so does the
  /// command-line interface with `--used-in`. If the generator does not see the implementation, it
  /// reports an error at the line of the test. The attribute `@Mockable` never sees extensions: the
  /// setup is then reported as a failure, and the call gets its default value.
  ///
  /// - Returns: The setup, for chaining.
  @discardableResult
  public func callsDefault() -> Self {
    guard let implementation = core.defaultImplementation(of: firstMember) else {
      core.reportMisuse(
        "callsDefault() has no default implementation to call: \(pattern)", rule.site,
        "The generator of the mock saw no extension of the protocol that implements this "
          + "requirement. @Mockable cannot see extensions.",
        "Let the plug-in generate the mock, or write .answers { ... } with the code of the "
          + "implementation.")
      return self
    }
    append(.callDefault { implementation.object().map { __Spied($0) } ?? .nothing })
    return self
  }
}

extension CommonCallSetup {
  /// Excludes the stub from the report of unused stubs.
  ///
  /// ```swift
  /// stub(gateway.rate(of: .any)).returns(1).lenient()
  /// ```
  ///
  /// Write it for a stub that some of the tests with a common setup do not use. To exclude all stubs
  /// of a test, write `.verifyingMocks(unusedStubs: .allow)`.
  ///
  /// An expectation has to be met, so it cannot be lenient. On an expectation, this method
  /// reports a failure on its line.
  ///
  /// - Parameters:
  ///   - fileID: The file ID of the call site. Defaults to the caller's.
  ///   - filePath: The file path of the call site. Defaults to the caller's.
  ///   - line: The line of the call site. Defaults to the caller's.
  ///   - column: The column of the call site. Defaults to the caller's.
  /// - Returns: The setup, for chaining.
  @discardableResult
  public func lenient(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  ) -> Self {
    if rule.count == nil {
      exemptFromUse()
    } else {
      core.reportMisuse(
        "The expectation \(pattern) cannot be lenient",
        MockSourceLocation(fileID, filePath, line, column),
        "An expectation has to be met. "
          + "Write stub(\(pattern.verbCall)) or expect(\(pattern.verbCall), .any) instead.")
    }
    return self
  }
}

extension CommonCallSetup {
  /// Prints a line for each answered call.
  ///
  /// ```swift
  /// stub(gateway.charge(.any, currency: .any)).logs { "charged \($0.0) \($0.1)" }.returns(receipt)
  /// ```
  ///
  /// - Parameters:
  ///   - message: Makes the line from the arguments. Runs on the calling thread while no lock is
  ///     held.
  ///   - sink: Receives the line. Defaults to the standard output. Several threads can call it at
  ///     the same time.
  /// - Returns: The setup, for chaining.
  @discardableResult
  public func logs(
    _ message: @escaping (Arguments) -> String, to sink: @escaping (String) -> Void = { print($0) }
  ) -> Self {
    effect { sink(message($0)) }
  }

  /// Prints a line for each answered call.
  ///
  /// - Parameters:
  ///   - message: The line. Evaluated for each answered call, on the calling thread.
  ///   - sink: Receives the line. Defaults to the standard output. Several threads can call it at
  ///     the same time.
  /// - Returns: The setup, for chaining.
  @discardableResult
  public func logs(
    _ message: @autoclosure @escaping () -> String,
    to sink: @escaping (String) -> Void = { print($0) }
  ) -> Self {
    effect { _ in sink(message()) }
  }
}

extension CommonCallSetup {
  /// Returns the value of a result, or throws its error.
  ///
  /// ```swift
  /// @Test(arguments: [Result<Int, any Error>.success(1), .failure(Offline())])
  /// func shows(_ result: Result<Int, any Error>) async {
  ///   stub(service.count()).resolves(result)
  ///   …
  /// }
  /// ```
  ///
  /// Does not compile if the requirement cannot throw the error. If the requirement itself returns a
  /// `Result`, write ``returns(_:_:)``.
  ///
  /// - Parameter result: The outcome of the call.
  /// - Returns: The setup, for chaining.
  @discardableResult
  public func resolves(_ result: Swift.Result<Result, Failure>) -> Self {
    switch result {
    case .success(let value): returns(value)
    case .failure(let error): self.throws(error)
    }
  }
}

extension CommonCallSetup {
  /// Sets the `inout` argument. The caller's variable has the value when the call returns.
  ///
  /// ```swift
  /// stub(reader.read(into: .any, limit: .any)).sets(to: [1, 2, 3]).returns(3)
  /// ```
  ///
  /// If the requirement does not have exactly one `inout` parameter of the value's type, this
  /// method reports a failure on its line and sets nothing. Write `.performs { $0.1.value = ... }`
  /// to select the parameter.
  ///
  /// - Parameters:
  ///   - value: The new value of the argument.
  ///   - fileID: The file ID of the call site. Defaults to the caller's.
  ///   - filePath: The file path of the call site. Defaults to the caller's.
  ///   - line: The line of the call site. Defaults to the caller's.
  ///   - column: The column of the call site. Defaults to the caller's.
  /// - Returns: The setup, for chaining.
  @_disfavoredOverload
  @discardableResult
  public func sets<Value>(
    to value: Value,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  ) -> Self {
    let arguments = InoutArguments<Arguments>()
    let offsets = arguments.offsets(of: Inout<Value>.self)
    if offsets.isEmpty, arguments.offsets(of: Inout<Value?>.self).count == 1 {
      return sets(
        to: Optional(value), fileID: fileID, filePath: filePath, line: line, column: column)
    }
    guard let offset = offsets.first, offsets.count == 1 else {
      let number = offsets.isEmpty ? "no" : "\(offsets.count)"
      let parameters = "inout parameter\(offsets.isEmpty ? "" : "s") of type \(Value.self)"
      core.reportMisuse(
        "\(pattern) has \(number) \(parameters) to set",
        MockSourceLocation(fileID, filePath, line, column), arguments.advice(setting: "..."))
      return self
    }
    return effect { arguments in
      withUnsafeBytes(of: arguments) {
        $0.baseAddress!.load(fromByteOffset: offset, as: Inout<Value>.self)
      }.value = value
    }
  }

  /// Sets the only argument, which is `inout`.
  ///
  /// ```swift
  /// stub(counter.increment(.any)).sets(to: 42)
  /// ```
  ///
  /// - Parameter value: The new value of the argument.
  /// - Returns: The setup, for chaining.
  @discardableResult
  public func sets<Value>(to value: Value) -> Self where Arguments == Inout<Value> {
    effect { $0.value = value }
  }

  /// Sets the optional `inout` argument to `nil`.
  ///
  /// ```swift
  /// stub(cache.load(key: .any, into: .any)).sets(to: nil)
  /// ```
  ///
  /// If the requirement does not have exactly one `inout` parameter of an optional type, this
  /// method reports a failure on its line and sets nothing.
  ///
  /// - Parameters:
  ///   - nothing: The literal `nil`.
  ///   - fileID: The file ID of the call site. Defaults to the caller's.
  ///   - filePath: The file path of the call site. Defaults to the caller's.
  ///   - line: The line of the call site. Defaults to the caller's.
  ///   - column: The column of the call site. Defaults to the caller's.
  /// - Returns: The setup, for chaining.
  @_disfavoredOverload
  @discardableResult
  public func sets(
    to nothing: __Nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  ) -> Self {
    let arguments = InoutArguments<Arguments>()
    let boxes = arguments.optionals
    guard let offset = boxes.first, boxes.count == 1 else {
      let number = boxes.isEmpty ? "no" : "\(boxes.count)"
      core.reportMisuse(
        "\(pattern) has \(number) optional inout parameters to set",
        MockSourceLocation(fileID, filePath, line, column), arguments.advice(setting: "nil"))
      return self
    }
    return effect { arguments in
      let object = withUnsafeBytes(of: arguments) {
        $0.baseAddress!.load(fromByteOffset: offset, as: AnyObject.self)
      }
      (object as! any OptionalInout).clear()
    }
  }
}

/// The `inout` arguments of a call.
private struct InoutArguments<Arguments> {
  /// The types and byte offsets of the arguments.
  private var elements: [(type: Any.Type, offset: Int)] {
    TupleType(Arguments.self)?.elements.map { ($0.type, $0.offset) } ?? [(Arguments.self, 0)]
  }

  /// The byte offsets of the arguments that are optional.
  var optionals: [Int] { elements.filter { $0.type is any OptionalInout.Type }.map(\.offset) }

  /// Returns the byte offsets of the arguments that have the given type.
  func offsets<Element>(of type: Element.Type) -> [Int] {
    elements.filter { $0.type == type }.map(\.offset)
  }

  /// Returns what to write instead of `sets(to:)`.
  ///
  /// - Parameter value: The code of the new value.
  func advice(setting value: String) -> String {
    guard elements.contains(where: { $0.type is any InoutArgument.Type }) else {
      return "Only an inout parameter can be set. Write .returns(value) for a result."
    }
    return "Write .performs { $0.1.value = \(value) }, where 1 is the parameter's position."
  }
}

/// The box of an `inout` argument.
private protocol InoutArgument {}

extension Inout: InoutArgument {}

/// The box of an `inout` argument of an optional type.
private protocol OptionalInout {
  /// Sets the argument to `nil`.
  func clear()
}

extension Inout: OptionalInout where Value: ExpressibleByNilLiteral {
  /// Sets the argument to `nil`.
  fileprivate func clear() { value = nil }
}

/// The literal `nil` as an argument of `sets(to:)`, if the type of the parameter is not known when
/// compiling.
///
/// - Warning: Write `nil`.
public struct __Nil: ExpressibleByNilLiteral {
  /// Creates the only value.
  public init(nilLiteral: ()) {}
}

/// The scopes of closures that an exception has left, as XCTest's assertions do on Apple platforms if
/// `continueAfterFailure` is `false`.
package enum LeftScopes {
  /// Ends the scopes that are still bound on this thread, and removes their bindings. To be called outside
  /// the closures of all verbs.
  ///
  /// - Parameter outer: The scope around this code, which does not end, or `nil` if there is none.
  /// - Returns: Whether an exception has left a closure, so that calls and verbs may never return.
  @discardableResult
  package static func end(inside outer: MockScope?) -> Bool {
    var hasLeft = false
    var scopes: [MockScope] = []
    TaskLocalBindings.remove {
      let left = MockScope.opened.flatMap { $0 === outer ? nil : $0 }
      if let left, left !== scopes.last { scopes.append(left) }
      let isInside = left != nil || SetupContext.isInBlock || AnswerContext.isInAnswer
      hasLeft = hasLeft || isInside
      return isInside
    }
    for scope in scopes { scope.enter { _ = scope.end(patience: nil) } }
    return hasLeft
  }
}
