internal import UnderstudyCore
internal import UnderstudyValues

/// Verifies that several implementations of a protocol behave alike, such as a fake and the real one.
///
/// Runs a story once with each implementation, and compares what each call returned or threw with
/// that of the first implementation. For each implementation that differs, reports a failure on this
/// line with the first step that differs.
///
/// ```swift
/// await verifyContract(
///   of: (any Store).self, with: [MemoryStore(), FileStore()]
/// ) { store in
///   try await store.save("tea", for: "drink")
///   _ = try await store.value(for: "drink")
/// }
/// ```
///
/// The story receives a spy on the implementation, so a mock of the protocol must exist: the plug-in
/// generates it for this line, or the protocol is `@Mockable`. Arguments, results and errors are
/// compared as values: by `==`, else by what they encode if they are `Encodable`, else by their stored
/// properties. Pass ``Tolerances`` to allow differences.
///
/// These are failures, too: a result that cannot be compared, such as a closure; a story that makes
/// no call; and a story that throws an error that no call has thrown. Reports a misuse if there are
/// fewer than two implementations, or if there is no mock.
///
/// The idea comes from the contract tests of J. B. Rainsberger.
///
/// - Parameters:
///   - type: The protocol: `(any Store).self`.
///   - implementations: The implementations. The others are compared with the first.
///   - tolerances: The differences that are allowed. Defaults to none.
///   - isolation: The caller's actor. Defaults to the caller's.
///   - fileID: The file ID of the call site. Defaults to the caller's.
///   - filePath: The file path of the call site. Defaults to the caller's.
///   - line: The line of the call site. Defaults to the caller's.
///   - column: The column of the call site. Defaults to the caller's.
///   - story: The calls. It must make the same ones each time.
/// - Returns: `true` if all implementations behave alike.
@discardableResult
public func verifyContract<Subject>(
  of type: Subject.Type, with implementations: [Subject],
  allowing tolerances: Tolerances = Tolerances(),
  isolation: isolated (any Actor)? = #isolation,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: Int = #line, column: Int = #column, _ story: (Subject) async throws -> Void
) async -> Bool {
  let site = MockSourceLocation(fileID, filePath, line, column)
  guard let check = ContractCheck(type, implementations, tolerances, site) else { return false }
  for subject in check.subjects {
    do { try await story(__sent(subject.spy)) } catch { subject.note(error) }
  }
  return check.reportsNoDifference()
}

/// Verifies that several implementations of a protocol behave alike. The synchronous counterpart of
/// the `async` function with the same parameters.
///
/// ```swift
/// verifyContract(of: (any Counter).self, with: [FakeCounter(), TextCounter()]) { counter in
///   counter.increment(by: 2)
///   _ = counter.count
/// }
/// ```
///
/// - Parameters:
///   - type: The protocol: `(any Counter).self`.
///   - implementations: The implementations. The others are compared with the first.
///   - tolerances: The differences that are allowed. Defaults to none.
///   - fileID: The file ID of the call site. Defaults to the caller's.
///   - filePath: The file path of the call site. Defaults to the caller's.
///   - line: The line of the call site. Defaults to the caller's.
///   - column: The column of the call site. Defaults to the caller's.
///   - story: The calls. It must make the same ones each time.
/// - Returns: `true` if all implementations behave alike.
@discardableResult
public func verifyContract<Subject>(
  of type: Subject.Type, with implementations: [Subject],
  allowing tolerances: Tolerances = Tolerances(),
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: Int = #line, column: Int = #column, _ story: (Subject) throws -> Void
) -> Bool {
  let site = MockSourceLocation(fileID, filePath, line, column)
  guard let check = ContractCheck(type, implementations, tolerances, site) else { return false }
  for subject in check.subjects {
    do { try story(subject.spy) } catch { subject.note(error) }
  }
  return check.reportsNoDifference()
}

/// The comparison of implementations with the first one.
struct ContractCheck<Subject> {
  let subjects: [ContractSubject<Subject>]
  private let name: String
  private let tolerances: Tolerances
  private let site: MockSourceLocation

  /// Creates a spy on each implementation. If that is not possible, reports a misuse and returns
  /// `nil`.
  init?(
    _ type: Subject.Type, _ implementations: [Subject], _ tolerances: Tolerances,
    _ site: MockSourceLocation
  ) {
    guard !AnswerContext.reportsMisuse(of: "verifyContract", site) else { return nil }
    name = ExistentialName(type).text
    self.tolerances = tolerances
    self.site = site
    guard implementations.count > 1 else {
      FailureReporting.reportMisuse(
        "verifyContract(of: \(name)) compares fewer than two implementations", site,
        "Pass the fake and the real implementation.")
      return nil
    }
    let modules: Set = [String(site.fileID.prefix { $0 != "/" })]
    let known = GeneratedMocks.mockClass(of: type, usedIn: modules)
    guard let mock = known as? any __SpyableMock.Type else {
      Self.reportMissingSpy(of: name, known, site)
      return nil
    }
    var numbers: [String: Int] = [:]
    let names = implementations.map { implementation in
      let name = "\(Swift.type(of: implementation as Any))"
      numbers[name, default: 0] += 1
      return numbers[name] == 1 ? name : "\(name) #\(numbers[name]!)"
    }
    subjects = zip(names, implementations).compactMap { name, implementation in
      ContractSubject(name, implementation, mock, site)
    }
    guard subjects.count == implementations.count else {
      FailureReporting.reportMisuse(
        "\(mock) cannot be a spy on an implementation of \(name)", site,
        "Pass implementations of the protocol that it mocks.")
      return nil
    }
  }

  /// Reports that a mock cannot be a spy, or that there is none.
  private static func reportMissingSpy(
    of name: String, _ mock: Any.Type?, _ site: MockSourceLocation
  ) {
    guard let mock else {
      return FailureReporting.reportMisuse(
        "verifyContract(of: \(name)) needs a mock that can be a spy, and there is none", site,
        "Write verifyContract(of: (any Store).self, ...) with the name of a protocol. "
          + "Its mock comes from the plug-in, or from @Mockable in a debug build.")
    }
    FailureReporting.reportMisuse(
      "verifyContract(of: \(name)) needs a spy, and \(mock) cannot be one", site,
      mock is any Actor.Type
        ? "An actor's mock cannot forward to another actor. Run the story with each "
          + "implementation, in a test with arguments."
        : "Run the story with each implementation, in a test with arguments.")
  }

  /// Reports each implementation that differs from the first, what cannot be compared, and a story
  /// that compares nothing.
  ///
  /// - Returns: `true` if all behave alike.
  func reportsNoDifference() -> Bool {
    let unreported = UnreportedFailure("The implementations of \(name) differ", at: site)
    let reference = subjects[0]
    let expected = reference.steps()
    var comparison = StepComparison(tolerances: tolerances)
    let failures = subjects.dropFirst().compactMap { subject -> BrokenContract? in
      let steps = subject.steps()
      var remark: String?
      let common = zip(expected, steps).prefix { own, other in
        guard let difference = comparison.difference(own, other) else { return true }
        remark = difference
        return false
      }.count
      guard common < max(expected.count, steps.count) else { return nil }
      return BrokenContract(
        contract: name, reference: reference.name, implementation: subject.name,
        common: expected[..<common].map(\.text),
        difference: (expected.dropFirst(common).first?.text, steps.dropFirst(common).first?.text),
        remark: remark?.isEmpty == false ? remark : nil)
    }
    for failure in failures {
      FailureReporting.deliver(MockFailure(failure, site: site, unreported: unreported))
    }
    if let unknown = comparison.unknown {
      FailureReporting.reportMisuse(
        "verifyContract(of: \(name)) cannot compare \(unknown.what): \(unknown.reason)", site,
        "Implement ==, or allow the difference: allowing: .ignoring(Type.self).")
    }
    guard failures.isEmpty, comparison.unknown == nil else { return false }
    return reportsNoFailureOfStory(expected)
  }

  /// Reports a story that compares nothing, or that fails by itself with each implementation.
  private func reportsNoFailureOfStory(_ steps: [ContractStep]) -> Bool {
    if let last = steps.last, last.isOwnError(after: steps.dropLast()) {
      FailureReporting.reportMisuse(
        "The story of verifyContract(of: \(name)) \(last.text.outcome) by itself", site,
        "No call on the implementations has thrown it, so the story failed before its end.")
      return false
    }
    guard steps.isEmpty else { return true }
    FailureReporting.reportMisuse(
      "The story of verifyContract(of: \(name)) makes no call", site,
      "Call the parameter of the closure: store in try store.save(...).")
    return false
  }
}

/// The comparison of the steps of two stories.
private struct StepComparison {
  let tolerances: Tolerances

  /// The first value that could not be compared, and the reason, or `nil` if there is none.
  private(set) var unknown: (what: String, reason: String)?

  init(tolerances: Tolerances) { self.tolerances = tolerances }

  /// Compares two steps.
  ///
  /// - Returns: Where they differ, or an empty text if the steps show it, or `nil` if they do not differ.
  mutating func difference(_ own: ContractStep, _ other: ContractStep) -> String? {
    guard own.member == other.member, own.arguments.count == other.arguments.count else {
      return ""
    }
    for (position, arguments) in zip(own.arguments, other.arguments).enumerated() {
      // The story makes the arguments, so one that cannot be compared is accepted.
      switch ValueComparison.compare(
        arguments.0, arguments.1, allowing: tolerances, equatesNaN: true)
      {
      case .differ(let difference):
        return "argument \(position + 1): \(difference.text)"
      case .endless(let reason): note(reason, "argument \(position + 1) of \(own.text.call)")
      case .equal, .unknown: break
      }
    }
    switch (own.outcome, other.outcome) {
    case (.pending, .pending): return nil
    case (.returned(let left), .returned(let right)):
      return difference(left, right, own, other, "what \(own.text.call) returned")
    case (.threw(let left), .threw(let right)):
      return difference(left, right, own, other, "what \(own.text.call) threw")
    default: return ""
    }
  }

  private mutating func difference(
    _ left: Any, _ right: Any, _ own: ContractStep, _ other: ContractStep, _ what: String
  ) -> String? {
    let verdict = ValueComparison.compare(
      left, right, label: own.label, allowing: tolerances, advice: "Pass allowing:")
    switch verdict {
    case .equal: return nil
    case .differ(let difference):
      if let agreement = difference.agreement {
        return "\(difference.text), which does not match \(agreement.matcher)"
      }
      return difference.isHint || own.text.outcome == other.text.outcome ? difference.text : ""
    case .unknown(let reason), .endless(let reason):
      note(reason, what)
      return nil
    }
  }

  private mutating func note(_ reason: String, _ what: String) {
    if unknown == nil { unknown = (what, reason) }
  }
}

/// One implementation, and the spy that the story calls.
final class ContractSubject<Subject> {
  let name: String
  let spy: Subject
  private let core: MockCore
  private var error: (any Error)?

  /// Creates the spy, or returns `nil` if the mock is not one of the implementation's protocol.
  init?(
    _ name: String, _ implementation: Subject, _ mock: any __SpyableMock.Type,
    _ site: MockSourceLocation
  ) {
    guard let spy = mock.spying(on: implementation, name, site), let subject = spy as? Subject
    else { return nil }
    self.name = name
    self.spy = subject
    core = spy.mock.core
    core.observe(with: StoryObserver())
  }

  /// Notes the error that ended the story.
  func note(_ error: any Error) { self.error = error }

  /// Returns the recorded calls, oldest first, and the error that ended the story.
  func steps() -> [ContractStep] {
    let steps = core.recordedValues(marksVerified: true).map {
      ContractStep($0.copy.describe(number: 0), $0.arguments, $0.outcome)
    }
    guard let error else { return steps }
    return steps + [ContractStep(endOf: error)]
  }
}

/// Marks the spies of a contract.
private struct StoryObserver: CallObserver {
  var adviceAgainstForwarding: String? {
    "Leave the call out of the story of the contract, or make the requirement async."
  }

  func problem<Result>(
    _ call: ObservedCall, _ answer: Swift.Result<Result, any Error>,
    counterpart real: Swift.Result<Result?, any Error>?
  ) -> (any CallProblem)? { nil }
}

/// A call of the story, or the error that ended it.
struct ContractStep {
  let text: BrokenContract.Step

  /// The name of the member, or an empty text for the end of the story.
  let member: String

  /// The label of the result, or `nil` if it has none.
  let label: String?

  let arguments: [Any]
  let outcome: Outcome<Any>

  init(
    _ call: CallDescription, _ arguments: [Any], _ outcome: Outcome<Any>
  ) {
    let end =
      switch call.outcome {
      case .pending, nil: "has not returned"
      case .returned("()"): "returned"
      case .returned(let value): "returned \(value)"
      case .threw(let error): "threw \(error)"
      }
    text = BrokenContract.Step(call: call.shortCall, outcome: end)
    member = call.member.spelling
    label = call.member.resultLabel
    self.arguments = arguments
    self.outcome = outcome
  }

  /// Creates the last step of a story that has thrown an error.
  init(endOf error: any Error) {
    text = BrokenContract.Step(
      call: "the story", outcome: "threw \(ValueDescription.describe(error))")
    member = ""
    label = nil
    arguments = []
    outcome = .threw(error)
  }

  /// Returns a Boolean value that indicates whether this is an error of the story that none of its
  /// calls has thrown.
  func isOwnError(after calls: some Sequence<ContractStep>) -> Bool {
    guard member.isEmpty, case .threw(let error) = outcome else { return false }
    return !calls.contains { call in
      guard case .threw(let other) = call.outcome else { return false }
      if case .differ = ValueComparison.compare(error, other) { return false }
      return true
    }
  }
}

extension __SpyableMock {
  /// Creates a spy on an object, or returns `nil` if it has another type than the mock can spy on.
  fileprivate static func spying(
    on real: Any, _ name: String, _ site: MockSourceLocation
  ) -> (any __SpyableMock)? {
    guard let real = real as? __Real else { return nil }
    let spy = Self(
      name, .nice, fileID: #fileID, filePath: #filePath, line: #line, column: #column)
    spy.mock.core.configure(name, .nice, site)
    spy.mock.core.spy(on: real)
    return spy
  }
}
