import Testing
import UnderstudyCore

/// The order in which failures report mismatched calls, nearest first.
@Suite struct NearestMissTests {
  /// Expects a call to be nearer to the expected value than an earlier call.
  private func expectNearer<Value: Equatable>(
    _ near: Value, than far: Value, to expected: Value,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let first = nearest(to: expected, among: [far, near])
    #expect(first == 2, sourceLocation: sourceLocation)
  }

  /// Expects two calls to be equally near to the expected value, so that the older one is reported.
  private func expectAlike<Value: Equatable>(
    _ first: Value, _ second: Value, to expected: Value,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(nearest(to: expected, among: [first, second]) == 1, sourceLocation: sourceLocation)
    #expect(nearest(to: expected, among: [second, first]) == 1, sourceLocation: sourceLocation)
  }

  /// Returns the number of the call that a failed verification reports as the nearest.
  private func nearest<Value: Equatable>(to expected: Value, among values: [Value]) -> Int? {
    let vault = MockVault("vault")
    let log = FailureLog.of {
      for value in values { vault.show(value) }
      verify(vault.show(.equal(expected)))
    }
    let found = log.failures.first?.content as? FailedVerification
    return found?.nearest.first?.call.order
  }

  @Test("a string is nearer if more of its beginning and end match")
  func texts() {
    expectNearer("hello there", than: "zzz", to: "hello world")
    expectNearer("xeport.pdf", than: "xyz", to: "report.pdf")
    expectNearer("abX", than: "abXXXXXXXX", to: "ab")
    expectNearer("aaa", than: "aaaa", to: "aa")
    expectAlike("x", "y", to: "z")
  }

  @Test("only the beginning and the end of a long string are compared")
  func longTexts() {
    func text(_ parts: (Character, Int)...) -> String {
      parts.map { String(repeating: $0, count: $1) }.joined()
    }
    expectNearer(
      text(("A", 300), ("C", 300)), than: text(("C", 600)), to: text(("A", 300), ("B", 300)))
    expectNearer(
      text(("D", 300), ("B", 300)), than: text(("D", 600)), to: text(("C", 300), ("B", 300)))
    // At most 200 bytes at the end count.
    expectNearer(
      text(("A", 150), ("D", 390), ("B", 60)), than: text(("D", 300), ("B", 300)),
      to: text(("A", 300), ("B", 300)))
    expectNearer(
      text(("A", 150), ("D", 790), ("B", 60)), than: text(("D", 400), ("B", 200)),
      to: text(("A", 300), ("B", 300)))
  }

  @Test("a value is nearer if fewer of its fields differ")
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

  @Test("nested values are compared two levels deep")
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

  @Test("a collection is nearer if more elements are in the right positions")
  func collections() {
    expectNearer([1, 2, 3, 9], than: [1, 9, 9, 9], to: [1, 2, 3, 4])
    expectNearer([1, 9], than: [1, 9, 9, 9, 9], to: [1, 2])
    let expected = Array(1...20)
    expectNearer(
      Array(1...10) + Array(repeating: 0, count: 10),
      than: Array(repeating: 0, count: 10) + Array(11...20), to: expected)
    expectAlike(Set([1, 2]), Set([3, 4]), to: Set([5, 6]))
  }

  @Test("an enum value is nearer if it has the same case")
  func cases() {
    expectNearer(
      Trip.flight(from: "OPO", to: "LIS"), than: .walk, to: .flight(from: "OPO", to: "FAO"))
  }

  @Test("a call with one mismatch is nearer than a call with two, however similar")
  func arguments() throws {
    let greeter = MockGreeter("greeter")
    let log = FailureLog.of {
      _ = try? greeter.greet("bobby", times: 2)
      _ = try? greeter.greet("zoe", times: 1)
      verify(greeter.greet("bob", times: 1))
    }
    let found = try #require(log.failures.first?.content as? FailedVerification)
    #expect(found.nearest.map(\.call.order) == [2, 1])
    #expect(found.missed == 2)
  }

  @Test("a failure counts the differing fields of the only mismatched argument")
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

  @Test("a failure counts the differing fields of an enum's associated value")
  func payload() {
    let vault = MockVault("vault")
    let log = FailureLog.of {
      vault.show(Booking.made(Guest(name: "Bob", room: 8, city: "Faro", note: nil)))
      let wanted = Guest(name: "Bob", room: 7, city: "Porto", note: nil)
      verify(vault.show(.equal(Booking.made(wanted))))
    }
    #expect(log.headlines[0].hasSuffix("the only call differs in 2 fields"))
  }

  @Test("the oldest of many calls with equal mismatches are compared, among the newest 1000")
  func manyCalls() {
    let (near, far) = ("hello there", "zzz")
    let expected = "hello world"
    #expect(nearest(to: expected, among: [near] + Array(repeating: far, count: 40)) == 1)
    #expect(nearest(to: expected, among: [near] + Array(repeating: far, count: 1000)) == 2)
  }

  @Test("only the first fields of a large value are compared")
  func manyFields() {
    var (near, far) = (Form(), Form())
    (near.q, near.r, far.a) = (1, 1, 1)
    expectNearer(near, than: far, to: Form())
  }

  @Test("a failure counts the argument if no field of an unequal value differs")
  func noDifferingField() {
    let vault = MockVault("vault")
    let log = FailureLog.of {
      vault.show(Snowflake(arms: 6))
      verify(vault.show(.equal(Snowflake(arms: 6))))
    }
    #expect(log.headlines[0].hasSuffix("the only call differs in 1 argument"))
  }
}

/// An enum with an associated value.
private enum Booking: Equatable {
  case made(Guest)
}

/// A value with many fields.
private struct Form: Equatable {
  var a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 0
  var j = 0, k = 0, l = 0, m = 0, n = 0, o = 0, p = 0, q = 0, r = 0
}

/// A value that is not equal to any other, including itself.
private struct Snowflake: Equatable {
  let arms: Int

  static func == (left: Self, right: Self) -> Bool { false }
}

/// A value with fields.
private struct Guest: Equatable {
  var name: String
  var room: Int
  var city: String
  var note: String?
}

/// A value for nesting in other values.
private struct Pair: Equatable {
  var left: Int
  var right: Int
}

/// A value that contains another one.
private struct Wrapped<Content: Equatable>: Equatable {
  let content: Content
  init(_ content: Content) { self.content = content }
}

/// An enum with two cases.
private enum Trip: Equatable {
  case walk
  case flight(from: String, to: String)
}
