import Testing
import UnderstudyCore

@Suite struct StringMatchers {
  @Test("hasPrefix, hasSuffix and contains match strings")
  func parts() {
    check(
      Matcher.hasPrefix("bo"), "has prefix \"bo\"", accepts: ["bob", "bo"],
      rejects: ["b": "was \"b\""])
    check(
      Matcher.hasSuffix("ob"), "has suffix \"ob\"", accepts: ["bob", "ob"],
      rejects: ["b": "was \"b\""])
    check(
      Matcher<String>.contains("an"), "contains \"an\"", accepts: ["banana", "an", "aan"],
      rejects: ["": "was \"\"", "a": "was \"a\"", "bnan\u{301}": "was \"bnan\u{301}\""])
    check(Matcher<String>.contains(""), "contains \"\"", accepts: ["", "a"], rejects: [:])
    check(
      Matcher<Substring>.hasPrefix("b"), "has prefix \"b\"", accepts: ["bob"],
      rejects: ["ann": "was \"ann\""])
  }

  @Test("contains(inOrder:) matches substrings in order")
  func order() {
    check(
      Matcher<String>.contains(inOrder: "a", "b", "a"), "contains in order \"a\", \"b\", \"a\"",
      accepts: ["aba", "xaxbxa"],
      rejects: [
        "ab": "no \"a\" after \"b\" in \"ab\"", "bbb": "no \"a\" in \"bbb\"",
        "baa": "no \"b\" after \"a\" in \"baa\"",
      ])
    check(
      Matcher<String>.contains(inOrder: "aa", "a"), "contains in order \"aa\", \"a\"",
      accepts: ["aaa"], rejects: ["aa": "no \"a\" after \"aa\" in \"aa\""])
  }

  @Test("equalIgnoringCase and equalIgnoringWhiteSpace compare strings")
  func nearlyEqual() {
    check(
      Matcher<String>.equalIgnoringCase("BOB"), "\"BOB\" ignoring case", accepts: ["bob", "Bob"],
      rejects: ["bo": "was \"bo\""])
    check(
      Matcher<String>.equalIgnoringWhiteSpace("bob and ann"),
      "\"bob and ann\" ignoring white space",
      accepts: ["bob and ann", " bob  and\n\tann "],
      rejects: ["bobandann": "was \"bobandann\"", "bob and": "was \"bob and\""])
    check(Matcher<String>.isBlank, "blank", accepts: ["", " \n"], rejects: ["a": "was \"a\""])
  }

  @Test("matches requires a regular expression to match the whole string")
  func regex() {
    check(
      Matcher<String>.matches(#/b.b/#), "matches a regular expression", accepts: ["bob", "bib"],
      rejects: ["bobb": "was \"bobb\""])
    check(
      Matcher<String>.matches(#/\d+/#, "a number"), "a number", accepts: ["12"],
      rejects: ["a": "was \"a\""])
  }

  @Test("string matchers match call arguments")
  func calls() {
    let greeter = MockGreeter("greeter")
    stub(greeter.greet(.hasPrefix("b"))).returns("b")
    stub(greeter.greet(.matches(#/\d+/#))).returns("number")
    stub(greeter.greet(.contains("z"))).returns("z")
    #expect(greeter.greet("bob") == "b")
    #expect(greeter.greet("12") == "number")
    #expect(greeter.greet("azt") == "z")
    verify(greeter.greet(.hasSuffix("b")))
    verify(greeter.greet(.equalIgnoringCase("BOB")))
    verify(greeter.greet(.equalIgnoringWhiteSpace(" bob")))
    verify(greeter.greet(.contains(inOrder: "a", "t")))
    verify(greeter.greet(.isBlank), .never)
  }
}
