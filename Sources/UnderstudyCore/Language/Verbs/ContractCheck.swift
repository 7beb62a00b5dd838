/// The comparison of implementations with the first one.
struct ContractCheck<Subject> {
  let subjects: [ContractSubject<Subject>]
  private let name: String
  private let site: MockSourceLocation

  /// Creates a spy on each implementation. If that is not possible, reports a misuse and returns
  /// `nil`.
  init?(_ type: Subject.Type, _ implementations: [Subject], _ site: MockSourceLocation) {
    guard !AnswerContext.reportsMisuse(of: "verifyContract", site) else { return nil }
    let (text, prefix) = ("\(type)", "any ")
    name = text.hasPrefix(prefix) ? String(text.dropFirst(prefix.count)) : text
    self.site = site
    guard implementations.count > 1 else {
      FailureReporting.reportMisuse(
        "verifyContract(of: \(name)) compares fewer than two implementations", site,
        "Pass the fake and the real implementation.")
      return nil
    }
    let modules: Set = [String(site.fileID.prefix { $0 != "/" })]
    guard
      let mock = GeneratedMocks.mockClass(of: type, usedIn: modules) as? any __SpyableMock.Type
    else {
      FailureReporting.reportMisuse(
        "verifyContract(of: \(name)) needs a mock that can be a spy, and there is none", site,
        "Write verifyContract(of: (any Store).self, ...) with the name of a protocol. "
          + "Its mock comes from the plug-in, or from @Mockable in a debug build.")
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

  /// Reports each implementation that differs from the first.
  ///
  /// - Returns: `true` if there is none.
  func reportsNoDifference() -> Bool {
    let unreported = UnreportedFailure("The implementations of \(name) differ", at: site)
    let reference = subjects[0]
    let expected = reference.steps()
    let failures = subjects.dropFirst().compactMap { subject -> BrokenContract? in
      let steps = subject.steps()
      let common = zip(expected, steps).prefix { $0.isEqual(to: $1) }.count
      guard common < max(expected.count, steps.count) else { return nil }
      return BrokenContract(
        contract: name, reference: reference.name, implementation: subject.name,
        common: expected[..<common].map(\.text),
        difference: (expected.dropFirst(common).first?.text, steps.dropFirst(common).first?.text))
    }
    for failure in failures {
      FailureReporting.deliver(
        MockFailure(failure, severity: .error, site: site).registered(as: unreported))
    }
    return failures.isEmpty
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
  }

  /// Notes the error that ended the story.
  func note(_ error: any Error) { self.error = error }

  /// Returns the recorded calls, oldest first, and the error that ended the story.
  func steps() -> [ContractStep] {
    let outcomes = core.withState { state in
      core.recordedCalls(in: state).map { call in
        state.insert(.verified, at: call.position)
        return state.erasedOutcome(of: call.position)
      }
    }
    let calls = core.detachCalls(limit: .max, retainsObjects: true).calls
    let steps = zip(calls, outcomes).map { ContractStep($0.describe(number: 0), $1) }
    guard let error else { return steps }
    return steps + [ContractStep(endOf: error)]
  }
}

/// A call of the story, or the error that ended it.
struct ContractStep {
  let text: BrokenContract.Step

  /// The result of a call, or `nil` if it has none.
  private let result: Any?

  /// The error of a call or story, or `nil` if it has none.
  private let error: (any Error)?

  init(_ interaction: Interaction, _ outcome: Outcome<Any>) {
    let end =
      switch interaction.end {
      case .pending: "has not returned"
      case .returned("()"): "returned"
      case .returned(let value): "returned \(value)"
      case .threw(let error): "threw \(error)"
      }
    text = BrokenContract.Step(call: interaction.call.shortCall, outcome: end)
    result = if case .returned(let value) = outcome { value } else { nil }
    error = if case .threw(let error) = outcome { error } else { nil }
  }

  /// Creates the last step of a story that has thrown an error.
  init(endOf error: any Error) {
    text = BrokenContract.Step(
      call: "the story", outcome: "threw \(ValueDescription.describe(error))")
    result = nil
    self.error = error
  }

  /// Returns a Boolean value that indicates whether two implementations did the same.
  func isEqual(to other: ContractStep) -> Bool {
    guard text.call == other.text.call else { return false }
    if let result, let other = other.result, result is any Equatable {
      return DynamicEquality.areEqual(result, other) ?? false
    }
    guard text.outcome == other.text.outcome else { return false }
    return !text.outcome.contains(Redactions.text) || hasEqualHiddenValue(other)
  }

  /// Compares results or errors whose texts are equal because the test hides them.
  private func hasEqualHiddenValue(_ other: ContractStep) -> Bool {
    guard let own = result ?? error, let theirs = other.result ?? other.error else { return true }
    return ValueDescription.describeForComparison(own)
      == ValueDescription.describeForComparison(theirs)
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
