import Foundation
import Synchronization
import Testing
import Understudy
import UnderstudyContracts
import UnderstudyCore
import UnderstudyMacros
import UnderstudyTime

/// What the tests of hidden values mock.
@Mockable(.always) protocol Teller {
  func logIn(_ user: String, password: String) async throws -> Login
  func pay(with card: Card, amount: Int) throws -> Login
  func cards(of login: Login) -> [Card]
  func check(_ card: Card) throws(Declined)
  var password: String { get set }
}

/// A value with a field that the tests hide.
struct Login: Codable, Equatable {
  var user: String
  var password: String
}

/// A value that the tests hide.
struct Card: Codable, Hashable { var number: String }

/// An error that describes itself with a value that the tests hide.
struct Declined: Error, Codable, Equatable, CustomStringConvertible {
  var card: Card
  var description: String { "declined \(card.number)" }
}

/// An error that cannot be compared.
struct Rebuffed: Error { var password: String }

/// The real object.
private final class RealTeller: Teller {
  var password = "αβγδ"
  private let suffix: String

  init(_ suffix: String = "") { self.suffix = suffix }

  func logIn(_ user: String, password: String) async throws -> Login {
    if password.isEmpty { throw Rebuffed(password: "εζ" + suffix) }
    return Login(user: user, password: password + suffix)
  }

  func pay(with card: Card, amount: Int) throws -> Login {
    if amount > 10 { throw Declined(card: Card(number: card.number + suffix)) }
    return Login(user: "ann", password: "εζηθ" + suffix)
  }

  func cards(of login: Login) -> [Card] { [Card(number: "κλμν" + suffix)] }

  func check(_ card: Card) throws(Declined) {
    throw Declined(card: Card(number: card.number + suffix))
  }
}

/// Everything that prints, attaches or writes values, with hidden ones. The hidden values consist of
/// Greek letters, and nothing else does.
@Suite struct RedactedOutputTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("redactions-\(UUID().uuidString)")

  private var site: MockSourceLocation {
    MockSourceLocation(
      path: folder.appendingPathComponent("TellerTests.swift").path, line: 31, column: 1)
  }

  private static func redact() {
    Understudy.redact(Card.self)
    Understudy.redact(label: "password")
  }

  /// Returns the first Greek letters of a text, with what surrounds them.
  private static func leak(in text: String) -> String? {
    let letters = "αβγδεζηθικλμνξοπρστυφχψω"
    guard let first = text.firstIndex(where: letters.contains) else { return nil }
    return String(text[..<first].suffix(60) + text[first...].prefix(40))
  }

  /// Calls each requirement.
  private static func use(_ teller: any Teller) async {
    _ = try? await teller.logIn("ann", password: "αβγ")
    _ = try? teller.pay(with: Card(number: "κλμ"), amount: 1)
    _ = try? teller.pay(with: Card(number: "κλμ"), amount: 11)
    _ = teller.cards(of: Login(user: "ann", password: "αβγ"))
    try? teller.check(Card(number: "ρστ"))
    var other = teller
    other.password = "χψω"
    _ = other.password
  }

  /// Stories that fail, by their names.
  private static let stories: [(name: String, run: @Sendable () async -> Void)] = [
    ("strict mock", { await use(MockTeller("teller", .strict)) }),
    (
      "unexpected calls",
      {
        let teller = MockTeller("teller")
        let (login, card) = (Login(user: "ann", password: "ααα"), Card(number: "βββ"))
        expect(teller.logIn("ann", password: "γγγ")).returns(login)
        expect(teller.pay(with: .equal(card), amount: 11)).throws(Declined(card: card))
        expect(teller.cards(of: .equal(login)))
        expect(teller.check(.anyOf(.equal(card), .has(\.number, .hasPrefix("δδδ")))))
        expect(teller.password.set(.contains("εεε")))
        expect(teller.password).returns("ζζζ")
        expect(teller.password, .never)
        await use(teller)
      }
    ),
    (
      "verifications",
      {
        let teller = MockTeller("teller")
        await use(teller)
        verify(teller.logIn(.any, password: "ααα"))
        verify(teller.cards(of: .has(\.password, "ααα")), 2)
        verifyInOrder(
          teller.password.set("χψω"), teller.pay(with: .any, amount: 1),
          teller.check(Card(number: "ρσ")))
        verifyNoMoreInteractions(teller)
        await verify(teller.pay(with: Card(number: "ββ"), amount: 1), within: .zero)
      }
    ),
    (
      "wrong stubs",
      {
        let teller = MockTeller("teller")
        verifyStubs(of: teller, against: RealTeller("ωω"))
        let login = Login(user: "ann", password: "ααα")
        stub(teller.logIn(.any, password: .any)).returns(login)
        stub(teller.pay(with: .any, amount: .any)).returns(login)
        stub(teller.cards(of: .any)).returns([])
        stub(teller.check(.any)).throws(Declined(card: Card(number: "ψ")))
        stub(teller.password).returns("φφ")
        await use(teller)
      }
    ),
    (
      "a broken contract",
      {
        await verifyContract(of: (any Teller).self, with: [RealTeller(), RealTeller("ωω")]) {
          await use($0)
          throw Declined(card: Card(number: "λλλ"))
        }
      }
    ),
    (
      "conditions",
      {
        let login = Login(user: "ann", password: "ααα")
        assertThat(login, .equal(Login(user: "bob", password: "βββ")))
        assertThat(Declined(card: Card(number: "γγγ")), .equal(Declined(card: Card(number: "δ"))))
        await waitUntil(.has(\.password, "εεε"), timeout: .zero) { login }
        await waitUntil(.equal(1), timeout: .zero) { throw Declined(card: Card(number: "ζζζ")) }
        stress(2, threads: 1) { _ in throw Declined(card: Card(number: "ηηη")) }
      }
    ),
    (
      "late answers",
      {
        let teller = MockTeller("teller")
        stub(teller.check(.any)).throws(Declined(card: Card(number: "ααα"))).then.fails()
        try? teller.check(Card(number: "βββ"))
        try? teller.check(Card(number: "γγγ"))
        let unused = MockTeller("unused")
        stub(unused.check(Card(number: "δδδ"))).throws(Declined(card: Card(number: "ααα")))
      }
    ),
  ]

  @Test("no failure shows a hidden value", arguments: stories.indices)
  func failures(_ index: Int) async {
    let (name, run) = Self.stories[index]
    let history = InteractionHistory(limit: 100)
    let scope = MockScope(unusedStubs: .warn, observers: [history])
    var failures: [MockFailure] = []
    let text = await ReportedFailures.text {
      await scope.enter {
        Self.redact()
        await run()
      }
      failures = scope.end()
    }
    #expect(text.contains("error") || text.contains("warning"), "\(name)")
    #expect(text.contains(Redactions.text), "\(name): \(text)")
    #expect(Self.leak(in: text) == nil, "\(name)")
    let attached = TrimmedValues.full(shownIn: text).joined(separator: "\n")
    #expect(Self.leak(in: attached) == nil, "\(name)")
    if let diagram = SequenceDiagram(history, failures: failures)?.description {
      #expect(Self.leak(in: diagram) == nil, "\(name)")
    }
  }

  @Test("a diagram and a snapshot of interactions hide values")
  func interactions() async {
    let history = InteractionHistory(limit: 100)
    let scope = MockScope(unusedStubs: .allow, observers: [history])
    let snapshot = Mutex("")
    await scope.enter {
      Self.redact()
      let teller = MockTeller(spying: RealTeller())
      await Self.use(teller)
      let text = InteractionSnapshot(of: [teller]).text
      snapshot.withLock { $0 = text }
    }
    _ = scope.end()
    let diagram = SequenceDiagram(history, failures: [])?.description ?? ""
    for text in [snapshot.withLock { $0 }, diagram] {
      #expect(text.contains("pay(with: ") && text.contains("redacted"))
      #expect(Self.leak(in: text) == nil)
    }
  }

  /// Records the calls of ``use(_:)``.
  ///
  /// - Returns: The contents of the file.
  private func record(redacts: Bool) async -> String {
    let file = RecordingFile("day", at: site)
    await MockScope.run {
      if redacts { Self.redact() }
      let teller = MockTeller(spying: RealTeller())
      await Self.use(teller)
      file.write(teller.mock.core.recordedValues())
    }
    let path = folder.appendingPathComponent(file.path)
    return (try? String(contentsOf: path, encoding: .utf8)) ?? ""
  }

  @Test("a trace hides values")
  func recordings() async {
    let text = await record(redacts: true)
    #expect(Self.leak(in: text) == nil)
    #expect(text.contains("\"<redacted>\""))
    try? FileManager.default.removeItem(at: folder)
  }

  @Test("a recording whose outcomes are hidden is a failure that hides them")
  func hiddenOutcomes() async {
    let text = await ReportedFailures.text {
      await MockScope.run {
        Self.redact()
        let teller = MockTeller(spying: RealTeller(), "teller")
        teller.mock.record(RecordingFile("night", at: site), "MockTeller")
        await Self.use(teller)
      }
    }
    #expect(text.contains("cannot be recorded"))
    #expect(text.contains("The test hides the result."))
    #expect(text.contains("The test hides the error."))
    #expect(Self.leak(in: text) == nil)
    try? FileManager.default.removeItem(at: folder)
  }

  @Test("a hidden argument of a trace equals any other")
  func replays() async {
    _ = await record(redacts: true)
    let text = await ReportedFailures.text {
      MockScope.run {
        let teller = MockTeller("teller")
        replay("day", on: teller, at: site)
        _ = try? teller.pay(with: Card(number: "other"), amount: 1)
        _ = try? teller.pay(with: Card(number: "other"), amount: 12)
      }
    }
    #expect(text.contains("recorded: pay(with: \"<redacted>\", amount: 11)"))
    try? FileManager.default.removeItem(at: folder)
  }

  @Test("failures about a trace that hides nothing hide values")
  func replaysOpenTrace() async {
    let trace = await record(redacts: false)
    #expect(Self.leak(in: trace) != nil)
    let text = await ReportedFailures.text {
      await MockScope.run {
        Self.redact()
        let teller = MockTeller("teller")
        replay("day", on: teller, at: site)
        _ = try? await teller.logIn("bob", password: "δδδ")
        _ = try? teller.pay(with: Card(number: "δδδ"), amount: 1)
        _ = teller.cards(of: Login(user: "bob", password: "δδδ"))
        teller.password = "δδδ"
      }
    }
    #expect(text.contains("recorded: logIn(\"ann\", password: \"<redacted>\")"))
    #expect(Self.leak(in: text) == nil)
    try? FileManager.default.removeItem(at: folder)
  }

  @Test("hidden errors that differ break a contract")
  func contracts() async {
    let text = await ReportedFailures.text {
      await MockScope.run {
        Self.redact()
        await verifyContract(of: (any Teller).self, with: [RealTeller(), RealTeller("ω")]) {
          _ = try? await $0.logIn("ann", password: "")
        }
      }
    }
    #expect(text.contains("does not behave like"))
    #expect(Self.leak(in: text) == nil)
  }
}
