import UnderstudyValues

/// Calls to any requirement of some mocks.
///
/// ```swift
/// reject(anyCall(on: gateway))
/// expect(anyCall(on: ledger, named: "commit"))
/// ```
///
/// ``anyCall(on:named:except:)`` creates it. Not `Sendable`, because a mock does not have to be. The idea comes from jMock's patterns of objects and
/// methods.
public struct AnyCalls {
  /// The mocks. Retained until the calls are verified.
  let mocks: [any Mockable]

  /// The name of the requirements, or a regular expression for it, or `nil` for any name. Made once,
  /// because a verification that waits searches the calls again and again.
  let name: RequirementName?

  /// The calls that are not meant.
  let exceptions: [AnyCallPattern]
}

/// Returns a pattern of all calls on some mocks: to any requirement, with any arguments.
///
/// ```swift
/// reject(anyCall(on: gateway, ledger, except: ledger.open(), gateway.ping()))
/// expect(anyCall(on: service, named: "load.*"), 1...3)
/// verify(anyCall(on: gateway), 2)
/// ```
///
/// - Parameters:
///   - mocks: The mocks.
///   - name: The name of a requirement as failures print it, with its labels (`rate(of:)`) or without
///     them (`rate`, which means all overloads), or a regular expression that matches the whole of
///     either. If `nil`, calls to all requirements are meant. A property has one name for reads and
///     writes. The name of a subscript is `subscript`. A name that no requirement of the mocks has is a
///     failure with the nearest names. The names of handwritten mocks are not known, and neither are those
///     of a mock of `@Mockable` whose protocol inherits another one: they are not checked.
///   - exceptions: Calls that are not meant.
/// - Returns: The pattern, for `expect`, `reject` and `verify`.
public func anyCall(
  on mocks: any Mockable..., named name: String? = nil, except exceptions: AnyCallPattern...
) -> AnyCalls {
  AnyCalls(mocks: mocks, name: name.map(RequirementName.init), exceptions: exceptions)
}

extension AnyCalls: CustomStringConvertible {
  /// The description for failures: `any call on 'gateway' and 'ledger'`.
  public var description: String {
    let mocks = cores.map { "'\($0.name)'" }.joined(separator: " and ")
    let name = name.map { " whose name matches \"\(VisibleText.line($0.text))\"" } ?? ""
    let others = exceptions.map(\.description).joined(separator: " and ")
    return "any call on \(mocks)\(name)" + (others.isEmpty ? "" : " except \(others)")
  }
}

extension AnyCalls {
  /// The cores of the mocks.
  var cores: [MockCore] { mocks.map(\.mock.core) }

  /// Returns the recorded calls, oldest first. Runs matchers.
  func recorded() -> [RecordedCall] {
    cores.flatMap { $0.recordedCalls() }.filter { call in
      name?.isMeant(call.member.name) != false && !exceptions.contains { $0.matches(call) }
    }.sorted { $0.order < $1.order }
  }

  /// Returns the failure of a wrong number of calls, or `nil` if the number is right. Runs user
  /// code.
  ///
  /// - Parameters:
  ///   - count: How many times the calls are expected.
  ///   - site: The line of the failure.
  ///   - wait: How long the verification has waited, or `nil` if it has not.
  func failure(
    _ count: CallCount, _ site: MockSourceLocation, wait: MockFailure.Wait? = nil
  ) -> MockFailure? {
    let recorded = recorded()
    for calls in Dictionary(grouping: recorded, by: { ObjectIdentifier($0.core) }).values {
      calls[0].core.noteVerified(calls.lazy.map(\.position))
    }
    guard !count.contains(recorded.count) else { return nil }
    let unreported = UnreportedFailure("A wrong number of calls on several mocks", at: site)
    let content = WrongCallCount(
      calls: description, count: count,
      received: MockFailure.History(recorded, showing: count.upper, CallNumbers(of: cores)),
      wait: wait)
    return MockFailure(content, severity: .error, site: site).registered(as: unreported)
  }

  /// Reports the use of a pattern that cannot match, or that belongs to another test.
  ///
  /// - Parameters:
  ///   - count: How many times the calls are expected.
  ///   - site: The line of the verb.
  ///   - isSetup: Whether the verb is about later calls.
  /// - Returns: `true` if the pattern must not be used.
  func reportsMisuse(_ count: CallCount, _ site: MockSourceLocation, isSetup: Bool) -> Bool {
    for core in cores where !(isSetup ? core.belongsHere(site) : core.canBeVerified(site)) {
      return true
    }
    let cores = cores
    if cores.isEmpty {
      FailureReporting.reportMisuse(
        "anyCall() names no mock", site, "Pass the mocks: anyCall(on: mock).")
      return true
    }
    if let misuse = name?.misuse(on: mocks) {
      FailureReporting.reportMisuse(misuse.problem, site, misuse.advice)
      return true
    }
    if count.isImpossible {
      let misuse = count.misuse(of: "")
      FailureReporting.reportMisuse(misuse.problem, site, misuse.advice)
      return true
    }
    for pattern in exceptions where !cores.contains(where: { $0 === pattern.core }) {
      FailureReporting.reportMisuse(
        "\(pattern) is excluded, but '\(pattern.core.name)' is not among the mocks", site,
        "Pass that mock too, or remove the pattern.")
    }
    return exceptions.contains { $0.reportsMisuse(site) }
  }
}

/// The names of requirements that a test means: a name as failures print it, with or without labels, or
/// a regular expression.
struct RequirementName {
  /// The name or the expression.
  let text: String

  /// The function that tells whether the expression matches a whole name, or `nil` if the text is not an
  /// expression.
  private let matches: ((String) -> Bool)?

  /// Creates the name. Systems without `Regex` have plain names only.
  init(_ text: String) {
    self.text = text
    matches =
      if #available(macOS 13, iOS 16, tvOS 16, watchOS 9, *) {
        (try? Regex(text)).map { regex in { $0.wholeMatch(of: regex) != nil } }
      } else {
        text.contains(where: "\\.[](){}*+?|^$".contains) ? nil : { $0 == text }
      }
  }

  /// Returns a Boolean value that indicates whether a requirement is meant.
  func isMeant(_ name: MemberName) -> Bool {
    name.base == text || name.description == text
      || matches.map { $0(name.base) || $0(name.description) } == true
  }

  /// Returns what is wrong with the name, and what to write, or `nil` if it is right.
  ///
  /// - Parameter mocks: The mocks. A name is right if it may be that of a requirement of one of them.
  func misuse(on mocks: [any Mockable]) -> (problem: String, advice: String)? {
    let tables = mocks.map { type(of: $0).__requirements }
    let known = tables.flatMap { $0?.allNames ?? [] }
    if known.contains(where: isMeant) { return nil }
    let shown = "\"\(VisibleText.line(text))\""
    // The names of a handwritten mock are not known, but they look like names.
    if matches == nil, tables.allSatisfy({ $0 != nil }) || !isSpelledAsName {
      return (
        "\(shown) is not a regular expression",
        "Write a name, or an expression such as \"load.*\"."
      )
    }
    guard tables.allSatisfy({ $0 != nil }) else { return nil }
    let names = mocks.map { "'\($0.mock.core.name)'" }.joined(separator: " or ")
    let nearest = nearest(in: known).map { "\"\($0)\"" }
    return (
      "\(names) has no requirement whose name is or matches \(shown)",
      nearest.isEmpty
        ? "It has no requirements." : "The nearest names: \(nearest.joined(separator: ", "))."
    )
  }

  /// A Boolean value that indicates whether the text may be a name with labels, or an operator.
  private var isSpelledAsName: Bool {
    text.hasSuffix(":)") || text.allSatisfy("/=-+!*%<>&|^~?.".contains)
  }

  /// Returns the three names that differ least from the text, the nearest first.
  private func nearest(in names: [MemberName]) -> [String] {
    var seen: Set<String> = []
    let unique = names.filter { seen.insert($0.description).inserted }
    let distances = unique.map { name in
      (name.description, min(distance(to: name.base), distance(to: name.description)))
    }
    return distances.enumerated()
      .sorted { ($0.element.1, $0.offset) < ($1.element.1, $1.offset) }
      .prefix(3).map { $0.element.0 }
  }

  /// Returns the number of characters to change, to insert and to remove in order to get another name.
  ///
  /// - Complexity: O(*n* · *m*), for at most 100 characters of each name.
  private func distance(to other: String) -> Int {
    let (from, to) = (Array(text.lowercased().prefix(100)), Array(other.lowercased().prefix(100)))
    var row = Array(0...to.count)
    for (position, character) in from.enumerated() {
      var diagonal = row[0]
      row[0] = position + 1
      for column in to.indices {
        let changed = diagonal + (character == to[column] ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(changed, row[column] + 1, diagonal + 1)
      }
    }
    return row[to.count]
  }
}
