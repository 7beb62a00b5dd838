import Testing
import UnderstudyCore

/// A protocol with properties that only the real object changes. The code that `@Mockable` generates
/// is handwritten.
private protocol Keychain {
  var token: String? { get throws }
  var size: Int { get async }
  func unlock() -> Bool
}

private enum MembersOfKeychain {
  static let all = __Members("Keychain", ["token", "size", "unlock()"])
}

private final class MockKeychain: Keychain, Mockable, Sendable {
  let mock = Mock("keychain")

  var token: String? {
    get throws { try mock.__call(MembersOfKeychain.all, 0, (), (any Error).self) }
  }
  var size: Int { get async { await mock.__callAsync(MembersOfKeychain.all, 1, (), Never.self) } }
  func unlock() -> Bool { mock.__call(MembersOfKeychain.all, 2, (), Never.self) }

  var tokenPattern: CallPattern<Void, String?, any Error> {
    mock.__pattern(MembersOfKeychain.all, 0)
  }
  var sizePattern: AsyncCallPattern<Void, Int, Never> {
    mock.__asyncPattern(MembersOfKeychain.all, 1)
  }
  var unlockPattern: CallPattern<Void, Bool, Never> { mock.__pattern(MembersOfKeychain.all, 2) }
}

@Suite struct StoredValueTests {
  struct Locked: Error, Equatable {}

  private let keychain = MockKeychain()
  let greeter = MockGreeter("greeter")

  @Test("the test changes the value of a property without a setter")
  func driven() throws {
    let token = stub(keychain.tokenPattern).stores(nil)
    #expect(try keychain.token == nil)
    token.value = "new"
    #expect(try keychain.token == "new")
    #expect(token.value == "new")
    #expect(calls(keychain.tokenPattern).count == 2)
  }

  @Test("reads throw an error of the test until a value is set again")
  func failing() throws {
    let token = stub(keychain.tokenPattern).stores("old")
    token.failReads(with: Locked())
    #expect(throws: Locked()) { try keychain.token }
    #expect(throws: Locked()) { try keychain.token }
    token.value = "new"
    #expect(try keychain.token == "new")
  }

  @Test("the test changes the value of an async property")
  func asynchronous() async {
    let size = stub(keychain.sizePattern).stores(1)
    let before = await keychain.size
    size.value = 2
    let after = await keychain.size
    #expect((before, after) == (1, 2))
  }

  @Test("the test and the code under test change the same value of a property with a setter")
  func settable() {
    let name: StoredValue<Void, String, Never> = stub(greeter.name).stores("bob")
    #expect(greeter.name == "bob")
    name.value = "ann"
    #expect(greeter.name == "ann")
    greeter.name = "eve"
    #expect(name.value == "eve")
    #expect(calls(greeter.name.set(.any)).count == 1)
  }

  @Test("the test changes the value of a subscript for its arguments")
  func subscripts() {
    let counts: StoredValue<String, Int, Never> = stub(greeter[key: .any]).stores(0)
    counts["a"] = 7
    #expect(greeter[key: "a"] == 7)
    #expect(greeter[key: "b"] == 0)
    greeter[key: "b"] = 3
    #expect(counts["b"] == 3)
  }

  @Test("stores(_:) can still be chained")
  func chained() {
    let reads = LockedValue(0)
    stub(greeter.name).stores("bob").performs { _ in reads.withLock { $0 += 1 } }
    #expect(greeter.name == "bob")
    #expect(reads.withLock { $0 } == 1)
  }

  @Test("a stored value that only the test changes is an unused stub")
  func unused() {
    let log = FailureLog.of {
      MockScope.run {
        let keychain = MockKeychain()
        let token = stub(keychain.tokenPattern, line: 100).stores(nil)
        token.value = "new"
      }
    }
    #expect(log.lines == [100])
    #expect(log.failures.map(\.kind) == [.unusedStub])
  }

  @Test("a method cannot store a value")
  func method() {
    let log = FailureLog.of { stub(keychain.unlockPattern).stores(true, line: 100) }
    #expect(log.reports == [.misuse("keychain.unlock()", line: 100)])
  }
}
