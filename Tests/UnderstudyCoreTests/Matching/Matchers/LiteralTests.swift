import Testing
import UnderstudyCore

@Suite struct LiteralMatchers {
  @Test("string literals create matchers for every kind of text")
  func strings() {
    let name = "bob"
    #expect(("bob" as Matcher<String>).matches("bob"))
    #expect(!("bob" as Matcher<String>).matches("ann"))
    #expect(("hi \(name)" as Matcher<String>).matches("hi bob"))
    #expect(("hi \(name)" as Matcher<String>).description == "\"hi bob\"")
    #expect(("bob" as Matcher<Substring>).matches("bob"))
    #expect(("c" as Matcher<Character>).matches("c"))
    #expect(("c" as Matcher<Character>).description == "\"c\"")
    #expect(("c" as Matcher<Unicode.Scalar>).matches("c"))
  }

  @Test("number literals create matchers for every kind of number")
  func numbers() {
    #expect((3 as Matcher<Int>).matches(3))
    #expect(!(3 as Matcher<Int>).matches(4))
    #expect((-3 as Matcher<Int8>).matches(-3))
    #expect((3 as Matcher<UInt64>).matches(3))
    #expect((3 as Matcher<Double>).matches(3))
    #expect((1.5 as Matcher<Double>).matches(1.5))
    #expect(!(1.5 as Matcher<Double>).matches(1.25))
    #expect((1.5 as Matcher<Float>).description == "1.5")
  }

  @Test("Boolean literals and nil create matchers")
  func booleansAndNil() {
    #expect((true as Matcher<Bool>).matches(true))
    #expect(!(true as Matcher<Bool>).matches(false))
    #expect((true as Matcher<Bool>).description == "true")
    #expect((nil as Matcher<Int?>).matches(nil))
    #expect(!(nil as Matcher<Int?>).matches(3))
    #expect((nil as Matcher<Box?>).matches(nil))
  }

  @Test("the elements of an array literal are matchers")
  func elements() {
    let pair: Matcher<[Int]> = [1, .any]
    #expect(pair.matches([1, 2]))
    #expect(!pair.matches([2, 2]))
    #expect(!pair.matches([1]))
    #expect(pair.description == "[1, any]")
    #expect(([[1, .any], []] as Matcher<[[Int]]>).matches([[1, 2], []]))
    #expect(([.any, 1] as Matcher<Set<Int>>).matches([1, 2]))
    #expect(!([.any, 1] as Matcher<Set<Int>>).matches([2, 3]))
    #expect(([1, 1] as Matcher<Set<Int>>).matches([1]))
    #expect(([.any] as Matcher<[any Error]>).matches([CancellationError()]))
  }

  @Test("array literals create matchers for arrays and sets")
  func arrays() {
    #expect(([1, 2] as Matcher<[Int]>).matches([1, 2]))
    #expect(!([1, 2] as Matcher<[Int]>).matches([2, 1]))
    #expect(([] as Matcher<[Int]>).matches([]))
    #expect(([1, 2] as Matcher<[Int]>).description == "[1, 2]")
    #expect(([1, 2] as Matcher<ContiguousArray<Int>>).matches([1, 2]))
    #expect(([1, 2] as Matcher<ArraySlice<Int>>).matches([0, 1, 2][1...]))
    #expect(([1, 2] as Matcher<Set<Int>>).matches([2, 1]))
    #expect(!([1, 2] as Matcher<Set<Int>>).matches([1]))
  }

  @Test("dictionary literals create matchers with the last value of each key")
  func dictionaries() {
    #expect((["a": 1, "b": 2] as Matcher<[String: Int]>).matches(["b": 2, "a": 1]))
    #expect(!(["a": 1] as Matcher<[String: Int]>).matches(["a": 2]))
    #expect(([:] as Matcher<[String: Int]>).matches([:]))
    #expect((["a": 1, "a": 2] as Matcher<[String: Int]>).matches(["a": 2]))
    #expect(
      (["b": 2, "a": 1] as Matcher<[String: Int]>).description == "[\"a\": 1, \"b\": 2]")
  }

  @Test("literals and matchers can be mixed in a pattern")
  func mixed() throws {
    let greeter = MockGreeter("greeter")
    stub(greeter.greet("bob", times: .any)).returns("any")
    stub(greeter.greet(.not("bob"), times: 3)).returns("three")
    #expect(try greeter.greet("bob", times: 7) == "any")
    #expect(try greeter.greet("ann", times: 3) == "three")
    #expect(try greeter.greet("ann", times: 4) == "")
  }
}
