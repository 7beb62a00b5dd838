import Testing
import UnderstudyCore

/// Which of the calls that do not match is told of as the nearest.
@Suite struct NearestMissTests {
  /// Expects a call to be nearer to what was asked for than one that came before it.
  private func expectNearer<Value: Equatable>(
    _ near: Value, than far: Value, to expected: Value,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let first = nearest(to: expected, among: [far, near])
    #expect(first == 2, sourceLocation: sourceLocation)
  }

  /// Expects two calls to be as near as each other, so that the older one is told of.
  private func expectAlike<Value: Equatable>(
    _ first: Value, _ second: Value, to expected: Value,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(nearest(to: expected, among: [first, second]) == 1, sourceLocation: sourceLocation)
    #expect(nearest(to: expected, among: [second, first]) == 1, sourceLocation: sourceLocation)
  }

  /// The number of the call that a verification tells of.
  private func nearest<Value: Equatable>(to expected: Value, among values: [Value]) -> Int? {
    let vault = MockVault("vault")
    let log = FailureLog.of {
      for value in values { vault.show(value) }
      verify(vault.show(.equal(expected)))
    }
    guard case .verification(let found) = log.failures.first?.kind else { return nil }
    return found.nearest.first?.call.order
  }

  @Test("a text is the nearer, the more of it is as it should be at both ends")
  func texts() {
    expectNearer("hello there", than: "zzz", to: "hello world")
    expectNearer("xeport.pdf", than: "xyz", to: "report.pdf")
    expectNearer("abX", than: "abXXXXXXXX", to: "ab")
    expectNearer("aaa", than: "aaaa", to: "aa")
    expectAlike("x", "y", to: "z")
  }

  @Test("of a long text the beginning and the end are looked at")
  func longTexts() {
    func text(_ parts: (Character, Int)...) -> String {
      parts.map { String(repeating: $0, count: $1) }.joined()
    }
    expectNearer(
      text(("A", 300), ("C", 300)), than: text(("C", 600)), to: text(("A", 300), ("B", 300)))
    expectNearer(
      text(("D", 300), ("B", 300)), than: text(("D", 600)), to: text(("C", 300), ("B", 300)))
    // No more than 200 at the end count.
    expectNearer(
      text(("A", 150), ("D", 390), ("B", 60)), than: text(("D", 300), ("B", 300)),
      to: text(("A", 300), ("B", 300)))
    expectNearer(
      text(("A", 150), ("D", 790), ("B", 60)), than: text(("D", 400), ("B", 200)),
      to: text(("A", 300), ("B", 300)))
  }

  @Test("a value is the nearer, the fewer of its fields differ")
  func fields() {
    let bob = Guest(name: "Bob", room: 7, city: "Porto", note: nil)
    expectNearer(
      Guest(name: "Bob", room: 8, city: "Porto", note: nil),
      than: Guest(name: "Bob", room: 8, city: "Faro", note: nil), to: bob)
    expectNearer(
      Guest(name: "Bob", room: 8, city: "Faro", note: nil),
      than: Guest(name: "Bob", room: 8, city: "Faro", note: "late"), to: bob)
    expectNearer(
      Guest(name: "Bab", room: 8, city: "Faro", note: nil),
      than: Guest(name: "Ann", room: 8, city: "Faro", note: nil), to: bob)
  }

  @Test("values inside of values are compared two levels deep")
  func depth() {
    let expected = Wrapped(Pair(left: 1, right: 2))
    expectNearer(
      Wrapped(Pair(left: 1, right: 9)), than: Wrapped(Pair(left: 9, right: 9)), to: expected)
    expectAlike(
      Wrapped(Wrapped(Pair(left: 1, right: 9))), Wrapped(Wrapped(Pair(left: 9, right: 9))),
      to: Wrapped(expected))
    expectNearer([[1, 9]], than: [[9, 9]], to: [[1, 2]])
    expectAlike([[[1, 9]]], [[[9, 9]]], to: [[[1, 2]]])
  }

  @Test("a collection is the nearer, the more elements are in their places")
  func collections() {
    expectNearer([1, 2, 3, 9], than: [1, 9, 9, 9], to: [1, 2, 3, 4])
    expectNearer([1, 9], than: [1, 9, 9, 9, 9], to: [1, 2])
    let expected = Array(1...20)
    expectNearer(
      Array(1...10) + Array(repeating: 0, count: 10),
      than: Array(repeating: 0, count: 10) + Array(11...20), to: expected)
    expectAlike(Set([1, 2]), Set([3, 4]), to: Set([5, 6]))
  }

  @Test("a value of the same case is nearer than one of another")
  func cases() {
    expectNearer(
      Trip.flight(from: "OPO", to: "LIS"), than: .walk, to: .flight(from: "OPO", to: "FAO"))
  }

  @Test("a call that misses in one argument is nearer than one that misses in two, however alike")
  func arguments() throws {
    let greeter = MockGreeter("greeter")
    let log = FailureLog.of {
      _ = try? greeter.greet("bobby", times: 2)
      _ = try? greeter.greet("zoe", times: 1)
      verify(greeter.greet("bob", times: 1))
    }
    guard case .verification(let found) = try #require(log.failures.first).kind else { return }
    #expect(found.nearest.map(\.call.order) == [2, 1])
    #expect(found.missed == 2)
  }

  @Test("a failure says in how many fields the only argument that does not match differs")
  func differingFields() {
    let vault = MockVault("vault")
    let log = FailureLog.of {
      vault.show(Guest(name: "Bob", room: 8, city: "Faro", note: nil))
      verify(vault.show(.equal(Guest(name: "Bob", room: 7, city: "Porto", note: nil))))
      verify(vault.show(.equal(Guest(name: "Bob", room: 7, city: "Faro", note: nil))))
    }
    #expect(
      log.headlines.map { $0.split(separator: "; ").last } == [
        "the only call differs in 2 fields", "the only call differs in 1 field",
      ])
  }

  @Test("of a value inside of an enum the fields are counted")
  func payload() {
    let vault = MockVault("vault")
    let log = FailureLog.of {
      vault.show(Booking.made(Guest(name: "Bob", room: 8, city: "Faro", note: nil)))
      let wanted = Guest(name: "Bob", room: 7, city: "Porto", note: nil)
      verify(vault.show(.equal(Booking.made(wanted))))
    }
    #expect(log.headlines[0].hasSuffix("the only call differs in 2 fields"))
  }

  @Test("of many calls that miss alike the oldest are compared, of very many the newest looked at")
  func manyCalls() {
    let (near, far) = ("hello there", "zzz")
    let expected = "hello world"
    #expect(nearest(to: expected, among: [near] + Array(repeating: far, count: 40)) == 1)
    #expect(nearest(to: expected, among: [near] + Array(repeating: far, count: 1000)) == 2)
  }

  @Test("of many fields the first ones are looked at")
  func manyFields() {
    var (near, far) = (Form(), Form())
    (near.q, near.r, far.a) = (1, 1, 1)
    expectNearer(near, than: far, to: Form())
  }

  @Test("of values that are unlike without a field that differs the argument is counted")
  func noDifferingField() {
    let vault = MockVault("vault")
    let log = FailureLog.of {
      vault.show(Snowflake(arms: 6))
      verify(vault.show(.equal(Snowflake(arms: 6))))
    }
    #expect(log.headlines[0].hasSuffix("the only call differs in 1 argument"))
  }
}

/// An argument that holds another one.
private enum Booking: Equatable {
  case made(Guest)
}

/// An argument with many fields.
private struct Form: Equatable {
  var a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 0
  var j = 0, k = 0, l = 0, m = 0, n = 0, o = 0, p = 0, q = 0, r = 0
}

/// An argument that is equal to no other.
private struct Snowflake: Equatable {
  let arms: Int

  static func == (left: Self, right: Self) -> Bool { false }
}

/// An argument with fields.
private struct Guest: Equatable {
  var name: String
  var room: Int
  var city: String
  var note: String?
}

/// An argument inside of others.
private struct Pair: Equatable {
  var left: Int
  var right: Int
}

/// An argument that holds another one.
private struct Wrapped<Content: Equatable>: Equatable {
  let content: Content
  init(_ content: Content) { self.content = content }
}

/// An argument with cases.
private enum Trip: Equatable {
  case walk
  case flight(from: String, to: String)
}
