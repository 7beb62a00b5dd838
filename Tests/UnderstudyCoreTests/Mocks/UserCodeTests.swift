import Testing
import UnderstudyCore

/// A passing test compares arguments, and runs no other code of them: nothing describes, mirrors or
/// hashes them.
@Suite struct UserCodeTests {
  @Test("calls that pass run no code of a struct but ==")
  func structs() async throws { try await checkAll(Trap(1), Trap(2)) }

  @Test("calls that pass run no code of a struct that has no hash but ==")
  func equatable() async throws { try await checkAll(EquatableTrap(1), EquatableTrap(2)) }

  @Test("calls that pass run no code of an enum but ==")
  func enums() async throws { try await checkAll(TrapCase.one(Trap(1)), .two) }

  @Test("calls that pass run no code of an object but ==")
  func objects() async throws { try await checkAll(TrapObject(1), TrapObject(2)) }

  @Test("calls that pass run no code of an object that is compared by identity")
  func identities() async throws { try await checkAll(TrapIdentity(), TrapIdentity()) }

  @Test("calls that pass run no code of values in containers but ==")
  func containers() async throws {
    try await checkAll([Trap(1)], [Trap(2)])
    try await checkAll(Optional(Trap(1)), nil)
    try await checkAll([TrapIdentity()], [TrapIdentity()])
    try await checkAll(Optional(TrapIdentity()), TrapIdentity())
    try await checkAll(Trap(1) as any Equatable, Trap(2))
    try await checkAll(TrapIdentity() as Any, Trap(1))
  }

  @Test("calls that pass run no code of a value that cannot be compared")
  func incomparable() {
    MockScope.run {
      let register = MockRegister<TrapHandle>("register")
      #expect(register.seen(TrapHandle()) == 0)
      verify(register.seen(.any))
      #expect(register.session(for: TrapHandle()) === register.session(for: TrapHandle()))
      register.current = TrapHandle()
    }
  }

  @Test(
    "a call does not wait for a lock that its caller holds, and the argument's description acquires"
  )
  func locks() {
    MockScope.run {
      let client = MockRegister<Locked>("client")
      let argument = Locked()
      argument.lock.withLock { _ in
        #expect(client.seen(argument) == 0)
        #expect(client.session(for: argument).load(1) == "")
      }
      verify(client.seen(argument))
    }
  }

  @Test("the failure of a child mock names it after its call, even if an argument shows the mock")
  func named() {
    let log = FailureLog.of {
      MockScope.run {
        let client = MockRegister<Holder>("c")
        let holder = Holder()
        let session = client.session(for: holder)
        holder.session = session
        reject((session as? MockSession)!.load(1))
        _ = session.load(1)
      }
    }
    let name = "c.session(for: in c.session(for:))"
    #expect(log.headlines == ["Expected no call to \(name).load(1), received 1: load(1)"])
  }

  @Test("a child mock whose scope has ended is named without the arguments that were released")
  func late() {
    weak var argument: Box?
    let log = FailureLog.of {
      let session = MockScope.run { () -> any Session in
        let box = Box(1)
        argument = box
        return MockRegister<Box>("client").session(for: box)
      }
      #expect(argument == nil)
      _ = session.load(1)
    }
    #expect(log.headlines == ["Late call: client.session(for:).load(1)"])
  }

  /// Makes calls of every kind that pass.
  private func checkAll<Key>(_ key: Key, _ other: Key) async throws {
    let log = try await FailureLog.of {
      try await MockScope.run { try await check(key, other) }
    }
    #expect(log.failures.count == 0)
  }

  private func check<Key>(_ key: Key, _ other: Key) async throws {
    let register = MockRegister<Key>("register")
    // Recorded and verified.
    #expect(register.seen(key) == 0)
    verify(register.seen(key))
    verify(register.seen(other), .never)
    await verify(register.seen(key), within: .seconds(1))
    #expect(calls(register.seen(key)).count == 1)
    verifyNoMoreInteractions(register)
    // Stubbed, expected and rejected.
    stub(register.seen(other)).returns(2)
    expect(register.seen(key)).performs { _ in }.returns(1)
    reject(register.add(other, 2))
    #expect(register.seen(other) == 2 && register.seen(key) == 1)
    stub(register.add(key, 1)).returns(3).then.answers { _, _ in 4 }
    #expect(register.add(key, 1) == 3 && register.add(key, 1) == 4 && register.add(key, 2) == 0)
    inOrder("order") {
      expect(register.add(key, 7))
      expect(register.add(other, 7))
    }
    _ = (register.add(key, 7), register.add(other, 7))
    verifyInOrder(register.add(key, 7), register.add(other, 7))
    // Captured.
    let captor = Captor<Key>()
    stub(register.seen(.captured(by: captor))).returns(9)
    _ = register.seen(key)
    #expect(captor.values.count == 1)
    // Asynchronous and throwing.
    stub(register.open(key)).throws(CancellationError())
    do {
      try await register.open(key)
      Issue.record("nothing was thrown")
    } catch is CancellationError {}
    try await register.open(other)
    // Closures that call themselves.
    stub(register.run(key, .any)).invokes { $0.1 }
    register.run(key) {}
    // Properties and subscripts.
    stub(register.patternOfCurrent).stores(key)
    register.current = other
    verify(register.patternOfCurrent.set(other))
    stub(register[.any]).stores(0)
    register[key] = 5
    #expect(register[key] == 5 && register[other] == 0)
    verify(register[key].set(5))
    // Child mocks.
    let session = register.session(for: key)
    #expect(register.session(for: key) === session && register.session(for: other) !== session)
    stub((session as? MockSession)!.load(1)).returns("one")
    #expect(session.load(1) == "one")
    _ = register.session(for: key).next().next()
    verify((session as? MockSession)!.load(1))
    // Spies, with the same patterns.
    let spy = MockRegister<Key>(spying: RealRegister())
    stub(spy.seen(other)).returns(1)
    #expect(spy.seen(key) == 100 && spy.seen(other) == 1)
    verify(spy.seen(key))
    // Partial mocks.
    let real = Safe()
    withPartialMock(of: real, as: MockSafe.self) { safe in
      stub(safe.store(.any)).returns(2).then.forwards()
      #expect(real.store(key) == 2 && real.store(key) == 1)
      verify(safe.store(.any), 2)
    }
    // Replaced functions.
    stub(patternOfWeigh(key)).returns(3)
    #expect(weigh(key) == 3 && weigh(other) == 1)
    verify(patternOfWeigh(key))
    reset(register.seen(key))
    reset(register)
  }
}

/// What must not run.
private func trap() -> Never { fatalError("a passing test ran code of an argument") }

private protocol Trapping: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable
{}
extension Trapping {
  var description: String { trap() }
  var debugDescription: String { trap() }
  var customMirror: Mirror { trap() }
}

private struct Trap: Trapping, Hashable {
  let number: Int
  init(_ number: Int) { self.number = number }
  func hash(into hasher: inout Hasher) { trap() }
}

private struct EquatableTrap: Trapping, Equatable {
  let number: Int
  init(_ number: Int) { self.number = number }
}

private enum TrapCase: Trapping, Hashable {
  case one(Trap), two
  func hash(into hasher: inout Hasher) { trap() }
}

private final class TrapObject: Trapping, Hashable {
  let number: Int
  init(_ number: Int) { self.number = number }
  static func == (left: TrapObject, right: TrapObject) -> Bool { left.number == right.number }
  func hash(into hasher: inout Hasher) { trap() }
}

private final class TrapIdentity: Trapping {}

private struct TrapHandle: Trapping {}

/// A class whose description needs a lock.
private final class Locked: CustomStringConvertible, Hashable {
  let lock = LockedValue(1)
  var description: String { "\(lock.withLock { $0 })" }
  static func == (left: Locked, right: Locked) -> Bool { left === right }
  func hash(into hasher: inout Hasher) { lock.withLock { hasher.combine($0) } }
}

/// A class whose description contains a mock.
private final class Holder: CustomStringConvertible {
  var session: (any Session)?
  var description: String { "in \(session.map { "\($0)" } ?? "nothing")" }
}

/// A protocol with requirements of each kind that take a key, as generated code has them.
private class RealRegister<Key> {
  func seen(_ key: Key) -> Int { 100 }
}

private final class MockRegister<Key>: Mockable {
  let mock: Mock

  init(_ name: String) { mock = Mock(name) }
  init(spying real: RealRegister<Key>) { mock = Mock(spying: real, "spy") }

  private var all: __Members { __MembersOfRegister.all }

  func seen(_ p0: Key) -> Int {
    self.mock.__call(all, 0, p0, Never.self, real: RealRegister<Key>.self) { $0.seen(p0) }
  }
  @_disfavoredOverload func seen(_ p0: Key) -> CallPattern<Key, Int, Never> {
    self.mock.__patternV(all, 0, p0)
  }
  @_disfavoredOverload func seen(_ p0: Matcher<Key>) -> CallPattern<Key, Int, Never> {
    self.mock.__pattern(all, 0, p0)
  }

  func add(_ p0: Key, _ p1: Int) -> Int { self.mock.__call(all, 1, (p0, p1), Never.self) }
  @_disfavoredOverload func add(_ p0: Key, _ p1: Int) -> CallPattern<(Key, Int), Int, Never> {
    self.mock.__callPattern(all, 1, .value(p0), .value(p1))
  }

  func open(_ p0: Key) async throws {
    return try await self.mock.__callAsync(all, 2, p0, (any Error).self)
  }
  @_disfavoredOverload func open(_ p0: Key) -> AsyncCallPattern<Key, Void, any Error> {
    self.mock.__asyncCallPattern(all, 2, .value(p0))
  }

  func run(_ p0: Key, _ p1: @escaping () -> Void) {
    return self.mock.__call(all, 3, (p0, p1), Never.self)
  }
  @_disfavoredOverload func run(
    _ p0: Key, _ p1: Matcher<() -> Void>
  ) -> CallPattern<(Key, () -> Void), Void, Never> {
    self.mock.__callPattern(all, 3, .value(p0), .matcher(p1))
  }

  func session(for p0: Key) -> any Session { self.mock.__call(all, 4, p0, Never.self) }

  var current: Key? {
    get { self.mock.__call(all, 5, (), Never.self) }
    set { return self.mock.__call(all, 6, newValue, Never.self) }
  }
  var patternOfCurrent: PropertyPattern<Key?> { self.mock.__settablePattern(all, 5, 6) }

  subscript(p0: Key) -> Int {
    get { self.mock.__call(all, 7, p0, Never.self) }
    set { return self.mock.__call(all, 8, (p0, newValue), Never.self) }
  }
  @_disfavoredOverload subscript(p0: Key) -> SettableCallPattern<Key, Int, Never, (Key, Int)> {
    self.mock.__settablePattern(all, 7, 8, .value(p0))
  }
  @_disfavoredOverload subscript(p0: Matcher<Key>) -> SettableCallPattern<
    Key, Int, Never, (Key, Int)
  > { self.mock.__settablePattern(all, 7, 8, .matcher(p0)) }
}

private enum __MembersOfRegister {
  static let all = __Members(
    "Register",
    [
      "seen(_:)", "add(_:_:)", "open(_:)", "run(_:_:)", "session(for:)", "current", "current=",
      "subscript(_:)", "subscript(_:)=",
    ])
}

private class Safe {
  func store(_ value: Any) -> Int { 1 }
}

private final class MockSafe: Safe, Mockable {
  nonisolated var mock: Mock { Mock.__of(self, "MockSafe") }
  deinit { Mock.__end(self) }

  private static let all = __Members("Safe", ["store(_:)"])

  override func store(_ p0: Any) -> Int {
    self.mock.__call(Self.all, 0, p0 as Any, Never.self) { super.store(p0) }
  }
  @_disfavoredOverload func store(_ p0: Matcher<Any>) -> CallPattern<Any, Int, Never> {
    self.mock.__pattern(Self.all, 0, p0)
  }
}

private enum __MembersOfWeigh {
  static let all = __Members("weigh(_:)", ["weigh(_:)"])
}

/// A replaced function.
private func weigh<Key>(_ key: Key) -> Int {
  guard
    let mock = Mock.__replacing(
      __ReplacedOwner(__MembersOfWeigh.all, "weigh"), __MembersOfWeigh.all, 0)
  else { return 1 }
  return mock.__callReplaced(__MembersOfWeigh.all, 0, key, Never.self) { 1 }
}

private func patternOfWeigh<Key>(_ key: Key) -> CallPattern<Key, Int, Never> {
  Mock.__replaced(__ReplacedOwner(__MembersOfWeigh.all, "weigh"))
    .__patternV(__MembersOfWeigh.all, 0, key)
}
