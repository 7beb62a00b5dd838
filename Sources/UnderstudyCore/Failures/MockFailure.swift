import UnderstudyValues

// The room `Failures`: what a failure says.
//
// Each kind of failure is a type with its text, in one file for kinds that belong together. It holds
// descriptions of calls, and no mocks and no rules, so that it can be kept and sent.

/// A failure as a structured value. It is described when it is rendered.
public struct MockFailure: Sendable {
  /// The effect of a failure on the test.
  public enum Severity: Sendable, Hashable {
    /// The test continues and passes.
    case warning

    /// The test fails.
    case error
  }

  /// A kind of failure, such as ``unexpectedCall``.
  ///
  /// A later version can add kinds, so a `switch` needs a default case.
  public struct Kind: Sendable, Hashable, CustomStringConvertible {
    /// The name of the kind, as it is written in code: `unexpectedCall`.
    public let description: String

    /// Creates a kind. Every type that conforms to ``FailureContent`` has its own.
    package init(_ description: String) { self.description = description }

    /// A call that matches no expectation and no stub, on a strict mock or to a requirement that has
    /// expectations. On a naggy mock, it is a warning.
    public static let unexpectedCall = Self("unexpectedCall")

    /// A call beyond the upper bound of an expectation.
    public static let tooManyCalls = Self("tooManyCalls")

    /// A call for which a stub or expectation has no answer left.
    public static let noMoreAnswers = Self("noMoreAnswers")

    /// Suspended calls that the test has not completed, or held calls that it has not released.
    public static let uncompletedCalls = Self("uncompletedCalls")

    /// A call that is expected, or answered, only in another state.
    public static let wrongState = Self("wrongState")

    /// A call that was made out of order, or verified calls that were not made in order.
    public static let outOfOrder = Self("outOfOrder")

    /// A call that was made after the mock's test had ended.
    public static let lateCall = Self("lateCall")

    /// An expectation with too few calls or, in an explicit verification, a violated rejection.
    public static let unmetExpectation = Self("unmetExpectation")

    /// A stub that no call used.
    public static let unusedStub = Self("unusedStub")

    /// A misuse of the framework.
    public static let misuse = Self("misuse")

    /// A value that does not match in an assertion.
    public static let failedAssertion = Self("failedAssertion")

    /// A `verify` that found too few or too many calls.
    public static let failedVerification = Self("failedVerification")

    /// Calls that were neither verified nor expected.
    public static let moreInteractions = Self("moreInteractions")

    /// A condition that was not met before the timeout.
    public static let conditionNotMet = Self("conditionNotMet")

    /// A state that was not reached before the timeout.
    public static let stateNotReached = Self("stateNotReached")

    /// Concurrent runs of a closure that threw errors. `UnderstudyTime` has their details.
    public static let failedRuns = Self("failedRuns")

    /// A call for which there is no value to return.
    public static let noValue = Self("noValue")
  }

  /// The details of the failure. Each kind of failure has its own type of content.
  package internal(set) var content: any FailureContent

  /// The effect of the failure on the test.
  public let severity: Severity

  /// A Boolean value that indicates whether the failure makes a test fail.
  var isError: Bool { severity == .error }

  /// The line of the test that the failure belongs to.
  public internal(set) var site: MockSourceLocation

  /// The line of the code under test that made the failing call, if there is one and the line is
  /// known.
  public internal(set) var callSite: MockSourceLocation?

  /// The function that made the failing call, if its line is unknown.
  package internal(set) var caller: String?

  /// The return addresses of the functions that lead to the failing call, innermost first, if its line is
  /// unknown.
  package internal(set) var returnAddresses: [UInt] = []

  /// A Boolean value that indicates whether the failure was deferred, because it could not be
  /// reported when it happened.
  package internal(set) var wasDeferred = false

  /// The name of the test that the failure belongs to, if that test ended before the failure could
  /// be reported.
  public internal(set) var endedTest: String?

  /// The position of the failing call among all calls of the process, or `nil` if the failure was
  /// detected at the end of a scope.
  var order: UInt64?

  /// The facts to print if the process stops before the failure is reported.
  private(set) var unreported: UnreportedFailure?

  /// Creates a failure.
  ///
  /// - Parameters:
  ///   - content: The details of the failure.
  ///   - severity: The effect of the failure on the test.
  ///   - site: The line of the test that the failure belongs to.
  ///   - unreported: The facts to print if the process stops before the failure is reported.
  package init(
    _ content: any FailureContent, severity: Severity = .error, site: MockSourceLocation,
    unreported: UnreportedFailure? = nil
  ) {
    self.content = content
    self.severity = severity
    self.site = site
    self.unreported = unreported
  }

  /// Returns failures in the order in which they happened. Those that were detected at the end of the
  /// scope are last, in the order of their lines.
  static func sorted(_ failures: [MockFailure]) -> [MockFailure] {
    failures.enumerated().sorted { first, second in
      let orders = (first.element.order ?? .max, second.element.order ?? .max)
      if orders.0 != orders.1 { return orders.0 < orders.1 }
      if first.element.site != second.element.site {
        return first.element.site.comesBefore(second.element.site)
      }
      return first.offset < second.offset
    }.map(\.element)
  }

  /// Notes that the failure has been reported, so that it is not printed if the process stops.
  package func noteReported() { unreported?.remove() }

  /// The failure as one that is reported later.
  var deferred: MockFailure {
    var copy = self
    copy.wasDeferred = true
    return copy
  }
}

extension MockFailure {
  /// The kind of failure.
  public var kind: Kind { content.kind }

  /// The first line, which stands alone. Long values and names are truncated.
  public var headline: String {
    VisibleText.line(Truncation.fit(content.headline).text).cut(bytes: Truncation.headlineBytes)
  }

  /// The values that are truncated in the first line, in full and without duplicates. Values that
  /// the body shows in full are not included.
  package var longValues: [HeadlineValue] {
    let (headline, limit) = Truncation.fit(content.headline)
    guard limit < .max else { return [] }
    let shown = body.flatMap(\.mismatches).flatMap {
      [$0.expected, $0.isCompared ? $0.actual : $0.explanation ?? $0.actual]
    }
    var seen: Set<HeadlineValue> = []
    return content.values.filter { value in
      !headline.includes(value.text) && !shown.contains { $0.includes(value.text) }
        && seen.insert(value).inserted
    }
  }

  /// The parts of the text below the first line.
  package var body: [FailurePart] { content.body(of: self) }
}

extension MockFailure {
  /// Some of the calls, oldest first.
  package struct History: Sendable {
    /// The calls.
    package let calls: [CallDescription]

    /// The number of omitted calls before these.
    package let omitted: Int

    /// The number of omitted calls after these.
    package let omittedAfter: Int

    /// The number of calls, including omitted ones.
    package var count: Int { omitted + calls.count + omittedAfter }
  }

  /// A recorded call that a pattern almost matches. A class for the reason of `CallDescription`.
  package final class NearMiss: Sendable {
    /// The call.
    package let call: CallDescription

    /// The reasons why the pattern does not match it.
    package let mismatches: [ArgumentMismatch]

    /// Creates a near miss.
    init(call: CallDescription, mismatches: [ArgumentMismatch]) {
      self.call = call
      self.mismatches = mismatches
    }

    /// The extent of the difference between the call and the pattern: `1 field` for a single
    /// argument with fields, otherwise the number of arguments, such as `2 arguments`.
    var difference: String {
      if mismatches.count == 1, let fields = mismatches[0].differingFields {
        return "\(fields) field\(fields == 1 ? "" : "s")"
      }
      return "\(mismatches.count) argument\(mismatches.count == 1 ? "" : "s")"
    }
  }
}

extension MockFailure {
  /// An expectation or stub that might have answered a call. A class for the reason of
  /// `CallDescription`.
  package final class Candidate: Sendable {
    /// The pattern of the call.
    package let pattern: CallDescription

    /// How many times the call is expected, or `nil` for a stub.
    package let count: CallCount?

    /// The number of calls received, including those beyond the upper bound.
    package let received: Int

    /// The line where it was set up.
    package let site: MockSourceLocation

    /// The mismatches with the call. Filled in for the nearest candidates only.
    package let mismatches: [ArgumentMismatch]

    /// The required states: `connection is "open"`.
    package let states: [String]

    /// The orders that it belongs to: `order "checkout" (CheckoutTests.swift:40)`.
    package let orders: [String]

    /// Creates a candidate.
    init(
      pattern: CallDescription, count: CallCount?, received: Int, site: MockSourceLocation,
      mismatches: [ArgumentMismatch], states: [String], orders: [String]
    ) {
      self.pattern = pattern
      self.count = count
      self.received = received
      self.site = site
      self.mismatches = mismatches
      self.states = states
      self.orders = orders
    }

    /// The number of calls that an expectation has counted already, or `nil` if there are none:
    /// `2 to 3 calls, received 2`.
    package var progress: String? {
      guard let count, received > 0 else { return nil }
      return "\(count), received \(received)"
    }
  }
}

extension MockFailure {
  /// The description of an order and its progress. A class for the reason of `CallDescription`.
  package final class OrderDescription: Sendable {
    /// A step of the order.
    package struct Entry: Sendable {
      /// The progress of a step.
      package enum Status: String, Sendable {
        /// It has received its calls.
        case done = "ok"

        /// It has not received its calls.
        case missing

        /// Its calls were made too early.
        case early

        /// Its calls were made too late.
        case late

        /// It has received more calls than allowed.
        case tooMany = "too many"

        /// It has received calls, but they were not verified, because an earlier step has failed.
        case unjudged = "came"
      }

      /// The call.
      package let pattern: CallDescription

      /// How many times the call should be made.
      package let count: CallCount

      /// The numbers of its calls among all calls.
      package let calls: [Int]

      /// The progress of the step.
      package let status: Status

      /// The other orders that the step belongs to: `order "billing" (CheckoutTests.swift:41)`.
      package var otherOrders: [String] = []
    }

    /// The name of the order and its line: `order "checkout" (CheckoutTests.swift:40)`.
    package let name: String

    /// The steps of the order.
    package let entries: [Entry]

    /// The call that was made between those of the steps.
    package let interveningCall: CallDescription?

    /// Creates a description.
    init(name: String, entries: [Entry], interveningCall: CallDescription?) {
      self.name = name
      self.entries = entries
      self.interveningCall = interveningCall
    }
  }
}

extension MockFailure {
  /// What failures have in common that are reported one by one only a few times.
  struct Group: Hashable, Sendable {
    /// The kind of the failures.
    let kind: Kind

    /// The effect of the failures on the test.
    let severity: Severity

    /// The name of the called member.
    let member: String?

    /// The line that they belong to, or `nil` if no line of the test causes them.
    let site: MockSourceLocation?
  }

  /// The group of the failure.
  var group: Group {
    Group(kind: kind, severity: severity, member: content.subjects.first?.memberName, site: site)
  }
}

extension MockFailure {
  /// A wait that ended without success.
  package struct Wait: Sendable {
    /// The timeout.
    package let limit: TimeSpan

    /// A Boolean value that indicates whether the task was cancelled before the timeout.
    package let wasCancelled: Bool

    /// The beginning of a first line: `Timed out after 2 s waiting for`.
    var headline: String {
      wasCancelled
        ? "Cancelled before the \(limitText) timeout, waiting for"
        : "Timed out after \(limitText) waiting for"
    }

    /// The description of the timeout: `2 s`, `1.5 s`, `250 ms`.
    var limitText: String {
      let microseconds = limit.nanoseconds / 1000
      if microseconds != 0, microseconds < 1000 { return "\(microseconds) µs" }
      let milliseconds = microseconds / 1000
      if milliseconds % 1000 == 0 { return "\(milliseconds / 1000) s" }
      if milliseconds < 1000 { return "\(milliseconds) ms" }
      var fraction = String(milliseconds % 1000 + 1000).dropFirst()
      while fraction.last == "0" { fraction.removeLast() }
      return "\(milliseconds / 1000).\(fraction) s"
    }
  }
}
