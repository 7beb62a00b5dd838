import Testing
import UnderstudyCore

@Suite struct ChildMockTests {
  let client = MockClient("client")

  @Test("calls with equal arguments return the same child mock")
  func stable() throws {
    #expect(client.current === client.current)
    let first = client.session(1, tag: "a")
    #expect(client.session(1, tag: "a") === first)
    #expect(client.session(2, tag: "a") !== first)
    #expect(client.session(1, tag: "b") !== first)
    #expect(client.current !== first)
    #expect(MockClient("other").session(1, tag: "a") !== first)
  }

  @Test("a child mock is stubbed and verified through the call that returns it")
  func stubbed() throws {
    let session = try #require(client.session(7, tag: "a") as? MockSession)
    stub(session.load(1)).returns("one")
    #expect(client.session(7, tag: "a").load(1) == "one")
    #expect(client.session(8, tag: "a").load(1) == "")
    verify(session.load(1))
  }

  @Test("objects among the arguments are compared by identity")
  func objects() {
    let (one, other) = (Box(1), Box(1))
    #expect(client.session(of: one) === client.session(of: one))
    #expect(client.session(of: one) !== client.session(of: other))
  }

  @Test("arguments that cannot be compared do not distinguish child mocks")
  func incomparable() async throws {
    #expect(client.session(for: Handle()) === client.session(for: Handle()))
    #expect(try await client.open {} === client.open {})
  }

  @Test("inout arguments are compared by their initial values")
  func inoutArguments() {
    var (one, sameAsOne, two) = (1, 1, 2)
    let first = client.session(after: &one)
    #expect(client.session(after: &sameAsOne) === first)
    #expect(client.session(after: &two) !== first)
  }

  @Test("a tuple with a child mock is the same for each call")
  func tuples() {
    #expect(client.pair().0 === client.pair().0)
    #expect(client.pair().1 == 0)
  }

  @Test("generated code builds a struct from the default values of its parts")
  func structs() {
    let order = client.order()
    #expect(order.price == Price(cents: 0))
    #expect(order.note == "")
    #expect(order.session === client.order().session)
  }

  @Test("the default value of the test takes precedence over a generated one, also for a part")
  func custom() {
    MockScope.run {
      let client = MockClient("client")
      withDefault(Price(cents: 7))
      #expect(client.order().price == Price(cents: 7))
      let mine = MockSession("mine")
      #expect(withDefault(mine as any Session) { client.current } === mine)
      #expect(client.current !== mine)
    }
  }

  @Test("a registered default value takes precedence over the child mock of an earlier call")
  func customLater() {
    MockScope.run {
      let client = MockClient("client")
      let child = client.current
      let mine = MockSession("mine")
      withDefault(mine as any Session)
      #expect(client.current === mine)
      #expect(client.current !== child)
    }
  }

  @Test("a child mock is named after the call")
  func names() throws {
    #expect(try name(of: client.current) == "client.current")
    #expect(try name(of: client.session(7, tag: "a")) == #"client.session(7, tag: "a")"#)
    #expect(try name(of: client.current.next().next()) == "client.current.next().next()")
    let long = String(repeating: "x", count: 100)
    #expect(try name(of: client.session(7, tag: long)).count < 60)
    let log = FailureLog.of {
      let session = client.current
      #expect(throws: UnansweredCall.self) { try session.token() }
    }
    #expect(log.headlines == ["No value for client.current.token() -> Token"])
    #expect(log.reports == [.noValue("token()")])
  }

  @Test("child mocks do not use up the numbers of mocks without names")
  func numbers() {
    MockScope.run {
      _ = MockClient("client").current
      #expect("\(MockSession())" == "MockSession")
    }
  }

  @Test("failures of a child mock are located where the called mock was created")
  func location() throws {
    let log = FailureLog.of { _ = try? client.current.token() }
    #expect(log.failures.map(\.site.fileName) == ["Client.swift"])
  }

  @Test("a child mock has the strictness of the call")
  func strictness() {
    let log = FailureLog.of {
      let client = MockClient("client", .strict)
      expect(client.session(.any, tag: .any), .any)
      let session = client.session(1, tag: "")
      _ = session.load(1)
    }
    #expect(log.reports == [.unexpectedCall("load(_:)")])
    let ignoring = FailureLog.of {
      let client = MockClient("client", .strict)
      ignore(client)
      _ = client.current.load(1)
    }
    #expect(ignoring.reports == [])
  }

  @Test("a strict mock reports a call whose default value is a child mock")
  func strict() {
    let log = FailureLog.of { _ = MockClient("client", .strict).current }
    #expect(log.reports == [.unexpectedCall("current")])
  }

  @Test("a child mock belongs to the scope of the called mock")
  func scope() {
    let log = FailureLog.of {
      MockScope.run {
        let client = MockClient("client")
        MockScope.run {
          guard let session = client.current as? MockSession else { return }
          expect(session.load(1), line: 100)
        }
        _ = client.current.load(1)
      }
    }
    #expect(log.reports == [])
  }

  @Test("the end of the scope verifies a child mock that only the called mock retains")
  func verified() {
    let log = FailureLog.of {
      MockScope.run {
        let client = MockClient("client")
        guard let session = client.current as? MockSession else { return }
        expect(session.load(1), line: 100)
      }
    }
    #expect(log.reports == [.unmetExpectation("load(_:)", 1, received: 0, line: 100)])
  }

  @Test("a child mock and the arguments of its call are released with the scope")
  func released() {
    weak var session: (any Session)?
    weak var box: Box?
    let client = MockScope.run { () -> MockClient in
      let client = MockClient("client")
      let argument = Box()
      let child = client.session(of: argument)
      (session, box) = (child, argument)
      return client
    }
    #expect(session == nil)
    #expect(box == nil)
    withExtendedLifetime(client) {}
  }

  @Test("a child mock is released with the called mock")
  func releasedWithParent() {
    weak var session: (any Session)?
    do {
      let client = MockClient("client")
      session = client.current
      #expect(session != nil)
    }
    #expect(session == nil)
  }

  @Test("a mock that is created outside the scope forgets its child mocks when the scope ends")
  func borrowed() throws {
    let client = MockClient("client")
    let log = FailureLog.of {
      weak var session: (any Session)?
      MockScope.run { session = client.current }
      #expect(session == nil)
      MockScope.run { #expect(client.current.load(1) == "") }
    }
    #expect(log.reports == [])
  }

  @Test("resetting the stubs of a mock forgets its child mocks, resetting its calls does not")
  func forgotten() {
    let child = client.current
    reset(client, .calls)
    #expect(client.current === child)
    reset(client, .stubs)
    #expect(client.current !== child)
  }

  @Test("calls on several threads return the same child mock")
  func threads() async {
    for _ in 0..<50 {
      let client = MockClient("client")
      let identities = await withTaskGroup(of: ObjectIdentifier.self) { group in
        for _ in 0..<8 { group.addTask { ObjectIdentifier(client.session(1, tag: "a")) } }
        return await group.reduce(into: Set()) { $0.insert($1) }
      }
      #expect(identities.count == 1)
    }
  }

  @Test("a thousand child mocks of one member are found quickly")
  func many() {
    let start = ContinuousClock.now
    for id in 0..<1000 { _ = client.session(id, tag: "a") }
    for id in 0..<1000 { _ = client.session(id, tag: "a") }
    #expect(Set((0..<1000).map { ObjectIdentifier(client.session($0, tag: "a")) }).count == 1000)
    #expect(ContinuousClock.now - start < .seconds(5))
  }

  @Test("describing the argument of a call may make the same call")
  func describing() {
    final class Loop: Sendable, CustomStringConvertible, Hashable {
      let client: MockClient
      init(_ client: MockClient) { self.client = client }
      static func == (left: Loop, right: Loop) -> Bool { left === right }
      func hash(into hasher: inout Hasher) {}
      var description: String { "\(client.current.load(1))loop" }
    }
    let vault = MockVault("vault")
    let session: any Session = vault.lookUp(Loop(client))
    #expect("\(session)" == "vault.lookUp(loop)")
    #expect(calls(client.session(.any, tag: .any)).isEmpty)
  }

  private func name(of session: any Session) throws -> String {
    "\(try #require(session as? MockSession))"
  }
}

extension MockVault {
  /// Returns a mock by default.
  fileprivate func lookUp<Key>(_ key: Key) -> any Session {
    mock.__call(Self.lookUps, 0, key, Never.self)
  }

  private static let lookUps = __Members("Vault", ["lookUp<>(_:)"])
}
