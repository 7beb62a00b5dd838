import Testing
import UnderstudyCore

@Suite struct PartMatchers {
  @Test("hasKey, hasValue and hasEntry match dictionaries")
  func dictionaries() {
    check(
      Matcher<[String: Int]>.hasKey("b"), "has key \"b\"", accepts: [["b": 1]],
      rejects: [["a": 2]: "no \"b\" key in [\"a\": 2]"])
    check(
      Matcher<[String: Int]>.hasKey(.hasPrefix("b")), "has key has prefix \"b\"",
      accepts: [["bob": 1], ["ann": 1, "bob": 2]],
      rejects: [["a": 2]: "no key matches: has prefix \"b\" in [\"a\": 2]"])
    check(
      Matcher<[String: Int]>.hasValue(3), "has value 3", accepts: [["b": 3], ["a": 2, "b": 3]],
      rejects: [["a": 2]: "no value matches: 3 in [\"a\": 2]"])
    check(
      Matcher<[String: Int]>.hasEntry("a", .atLeast(3)), "has entry \"a\": at least 3",
      accepts: [["a": 3]],
      rejects: [["a": 2]: "value for \"a\" was 2", ["b": 3]: "no \"a\" key in [\"b\": 3]"])
    check(
      Matcher<[String: Int?]>.hasKey("b"), "has key \"b\"", accepts: [["b": nil]], rejects: [:])
  }

  @Test("has matches a property by its key path")
  func properties() {
    check(
      Matcher<Person>.has(\.name, "Ann"), "name \"Ann\"", accepts: [Person(name: "Ann")],
      rejects: [Person(): "name was \"Joe\" on <Joe>"])
    check(
      Matcher<Person>.has(\.nickname, .some(.hasPrefix("J"))), "nickname has prefix \"J\"",
      accepts: [Person(nickname: "JJ")],
      rejects: [Person(): "nickname was nil on <Joe>"])
    check(
      Matcher<Family>.has(\.head.name, "Ann"), "head.name \"Ann\"", accepts: [Family("Ann")],
      rejects: [Family("Joe"): "head.name was \"Joe\" on the Joes"])
    #expect(Matcher<Person>.has(\.name.count, 3).matches(Person()))
    #expect(Matcher<Person>.has(\.isAdult, true).matches(Person()))
    #expect(!Matcher<Person>.has(\.isAdult, true).matches(Person(age: 3)))
  }

  @Test("some matches the wrapped value of an optional")
  func optionals() {
    check(
      Matcher<Int?>.some(.atLeast(3)), "at least 3", accepts: [3],
      rejects: [2: "was 2", nil: "was nil"])
    check(Matcher<Int?>.some(.any), "any", accepts: [3], rejects: [nil: "was nil"])
  }

  @Test("success and failure match results")
  func results() {
    struct Rejection: Error, Equatable { var code = 404 }
    check(
      Matcher<Result<Int, Rejection>>.success(3), "success 3", accepts: [.success(3)],
      rejects: [
        .success(4): "success was 4", .failure(Rejection()): "was failure Rejection(code: 404)",
      ])
    check(
      Matcher<Result<Int, Rejection>>.failure(.has(\.code, 404)), "failure code 404",
      accepts: [.failure(Rejection())],
      rejects: [
        .success(4): "was success 4",
        .failure(Rejection(code: 1)): "failure code was 1 on Rejection(code: 1)",
      ])
    check(
      Matcher<Result<Int, any Error>>.failure(.isA(Rejection.self)), "failure is a Rejection",
      accepts: [.failure(Rejection())], rejects: [.success(4): "was success 4"])
  }

  @Test("isA matches derived types, and isExactly does not")
  func types() {
    struct Rejection: Error { var code = 404 }
    check(
      Matcher<any Error>.isA(Rejection.self, .has(\.code, 404)), "is a Rejection, code 404",
      accepts: [Rejection()],
      rejects: [
        Rejection(code: 1): "code was 1 on Rejection(code: 1)",
        CancellationError(): "CancellationError(), which is a CancellationError",
      ])
    let (box, crate) = (Parcel(), Crate())
    #expect(Matcher<Parcel>.isA(Parcel.self).matches(crate))
    #expect(Matcher<Parcel>.isExactly(Parcel.self).matches(box))
    #expect(!Matcher<Parcel>.isExactly(Parcel.self).matches(crate))
    #expect(Matcher<Any?>.isExactly(Int.self).matches(3))
    #expect(!Matcher<Any?>.isExactly(Int.self).matches(nil))
    #expect(Matcher<Any>.isExactly(Int.self).mismatch("a") == "\"a\", which is a String")
    #expect(Matcher<Any>.isExactly(Int.self).description == "is exactly a Int")
  }

  @Test("identical(to:) matches the same object for any static type")
  func identity() {
    let box = Parcel()
    #expect(Matcher<Parcel>.identical(to: box).matches(box))
    #expect(!Matcher<Parcel>.identical(to: box).matches(Parcel()))
    #expect(Matcher<Parcel?>.identical(to: box).matches(box))
    #expect(!Matcher<Parcel?>.identical(to: box).matches(nil))
    #expect(Matcher<Any>.identical(to: box).matches(box))
    #expect(!Matcher<Any>.identical(to: box).matches(3))
    #expect(
      Matcher<Any>.identical(to: box).mismatch(3) == "a different instance: 3")
  }
}

/// A value with a nested property.
private struct Family: CustomStringConvertible {
  let head: Person
  init(_ name: String) { head = Person(name: name) }
  var description: String { "the \(head.name)s" }
}

/// An object that is only equal to itself.
private class Parcel {}

/// A subclass of `Parcel`.
private final class Crate: Parcel {}
