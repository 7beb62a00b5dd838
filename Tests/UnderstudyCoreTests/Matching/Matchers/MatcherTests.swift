import Testing
import UnderstudyCore

@Suite struct Matchers {
  @Test("any matches every value, including nil")
  func any() {
    #expect(Matcher<Int>.any.matches(3))
    #expect(Matcher<Int?>.any.matches(nil))
    #expect(Matcher<Int>.any.description == "any")
    #expect(Matcher<Int>.any.mismatch(3) == nil)
  }

  @Test("equal compares values with ==")
  func equal() {
    let matcher = Matcher.equal("bob")
    #expect(matcher.matches("bob"))
    #expect(!matcher.matches("ann"))
    #expect(matcher.description == "\"bob\"")
    #expect(matcher.mismatch("bob") == nil)
    #expect(matcher.mismatch("ann") == "was \"ann\"")
  }

  @Test("equal compares objects by identity")
  func identity() {
    let box = Box(1)
    #expect(Matcher.equal(box).matches(box))
    #expect(!Matcher.equal(box).matches(Box(1)))
  }

  @Test("equal compares Equatable objects with ==")
  func equatableObjects() {
    #expect(Matcher.equal(Coin(5)).matches(Coin(5)))
    #expect(!Matcher.equal(Coin(5)).matches(Coin(6)))
    #expect(Matcher.equal(Coin(5)).mismatch(Coin(6)) == "was 6 cents")
  }

  @Test("equal compares types")
  func types() {
    #expect(Matcher.equal(Int.self).matches(Int.self))
    #expect(Matcher<any Any.Type>.equal(Int.self).matches(Int.self))
    #expect(!Matcher<any Any.Type>.equal(Int.self).matches(String.self))
    #expect(Matcher.equal(Int.self).description == "Int.self")
  }

  @Test("equal compares the wrapped values of optionals")
  func optionals() {
    let three = Matcher<Int?>.equal(3)
    #expect(three.matches(3))
    #expect(!three.matches(4))
    #expect(!three.matches(nil))
    #expect(three.description == "3")
    #expect(three.mismatch(nil) == "was nil")
    #expect(Matcher<Int?>.equal(nil).matches(nil))
    #expect(!Matcher<Int?>.equal(nil).matches(3))
    #expect(Matcher<Int?>.equal(nil).description == "nil")
  }

  @Test("equal chooses a comparison at run time if the static type has none")
  func dynamic() {
    let box = Box()
    #expect(Matcher<any Error>.equal(Rude()).matches(Rude()))
    #expect(!Matcher<any Error>.equal(Rude()).matches(CancellationError()))
    #expect(Matcher<Any>.equal(3).matches(3))
    #expect(!Matcher<Any>.equal(3).matches("3"))
    #expect(Matcher<Box?>.equal(box).matches(box))
    #expect(!Matcher<Box?>.equal(box).matches(Box()))
    #expect(!Matcher<Box?>.equal(box).matches(nil))
    #expect(Matcher<Box?>.equal(nil).matches(nil))
    #expect(Matcher<[Box]>.equal([box, box]).matches([box, box]))
    #expect(!Matcher<[Box]>.equal([box, box]).matches([box, Box()]))
    #expect(!Matcher<[Box]>.equal([box]).matches([box, box]))
    #expect(Matcher<(Int, Box)>.equal((1, box)).matches((1, box)))
    #expect(!Matcher<(Int, Box)>.equal((1, box)).matches((2, box)))
  }

  @Test("equal explains how to match a value that cannot be compared")
  func uncomparable() {
    struct Opaque { var action: () -> Void = {} }
    let matcher = Matcher.equal(Opaque())
    let text =
      "Opaque cannot be compared: make it Equatable, or match it with .where { ... } or .any"
    #expect(!matcher.matches(Opaque()))
    #expect(matcher.mismatch(Opaque()) == text)
  }

  @Test("equal considers an object and a value without identity different")
  func objectsAndValues() {
    struct Opaque { var action: () -> Void = {} }
    let box = Box()
    #expect(!Matcher<Any>.equal(box).matches(Opaque()))
    #expect(!Matcher<Any>.equal(Opaque()).matches(box))
    #expect(Matcher<Any>.equal(Opaque()).mismatch(box)?.hasPrefix("was ") == true)
  }

  @Test("not negates a matcher")
  func not() {
    #expect(Matcher<Int>.not(3).matches(4))
    #expect(!Matcher<Int>.not(3).matches(3))
    #expect(!Matcher<Int>.not(.any).matches(3))
    #expect(Matcher<Int>.not(.not(3)).matches(3))
    #expect(Matcher<Int>.not(3).description == "not 3")
    #expect(Matcher<Int>.not(3).mismatch(3) == "was 3")
    #expect(Matcher<String?>.not(.equal("foo")).matches(nil))
  }

  @Test("isNil and notNil unwrap nested optionals")
  func nils() {
    #expect(Matcher<Int?>.isNil.matches(nil))
    #expect(!Matcher<Int?>.isNil.matches(3))
    #expect(!Matcher<Int?>.notNil.matches(nil))
    #expect(Matcher<Int?>.notNil.matches(3))
    #expect(Matcher<Int??>.isNil.matches(.some(nil)))
    #expect(Matcher<Box?>.notNil.matches(Box()))
    #expect(Matcher<Int?>.isNil.description == "nil")
    #expect(Matcher<Int?>.notNil.description == "not nil")
    #expect(Matcher<Int?>.isNil.mismatch(3) == "was 3")
    #expect(Matcher<Int?>.notNil.mismatch(nil) == "was nil")
  }

  @Test("a predicate matcher has an optional description")
  func predicates() {
    #expect(Matcher<Int>.where { $0 > 3 }.matches(4))
    #expect(!Matcher<Int>.where { $0 > 3 }.matches(3))
    #expect(Matcher<Int>.where { $0 > 3 }.description == "where { ... }")
    #expect(Matcher<Int>.where("above 3") { $0 > 3 }.description == "above 3")
    #expect(Matcher<Int>.where("above 3") { $0 > 3 }.mismatch(2) == "was 2")
    #expect(Matcher<Int>("even") { $0 % 2 == 0 }.description == "even")
    #expect(Matcher<Int>("even") { $0 % 2 == 0 }.matches(4))
  }

  @Test("a predicate matcher can explain a mismatch")
  func explanation() {
    let even = Matcher<Int>("even", mismatch: { "\($0) is odd" }) { $0 % 2 == 0 }
    #expect(even.mismatch(3) == "3 is odd")
    #expect(even.mismatch(4) == nil)
  }
}

private final class Coin: Equatable, CustomStringConvertible {
  let cents: Int
  init(_ cents: Int) { self.cents = cents }
  static func == (left: Coin, right: Coin) -> Bool { left.cents == right.cents }
  var description: String { "\(cents) cents" }
}
