import Testing
import UnderstudyCore

@Suite struct ValueDescriptionTests {
  /// Returns the description of a value as an argument.
  private func text<Value>(_ value: Value) -> String {
    let log = FailureLog.of { MockVault("vault", .strict).show(value) }
    let headline = log.headlines.first ?? ""
    return String(headline.dropFirst("Unexpected call on 'vault': show(".count).dropLast())
  }

  @Test("strings and characters are quoted and escaped")
  func strings() {
    #expect(text("bob") == "\"bob\"")
    #expect(text("") == "\"\"")
    #expect(text("two\nlines, \"quoted\"") == #""two\nlines, \"quoted\"""#)
    #expect(text("it's, \\'") == #""it's, \\'""#)
    #expect(text(Character("c")) == "\"c\"")
    #expect(text("bob".dropFirst()) == "\"ob\"")
  }

  @Test("numbers and Booleans are described as literals")
  func scalars() {
    #expect(text(3) == "3")
    #expect(text(-1.5) == "-1.5")
    #expect(text(true) == "true")
  }

  @Test("optionals are described without their wrapper")
  func optionals() {
    #expect(text(Int?.none) == "nil")
    #expect(text(Optional(3)) == "3")
    #expect(text(Optional("bob")) == "\"bob\"")
    #expect(text(Int??.some(nil)) == "nil")
    #expect(text(Optional(Optional(3))) == "3")
  }

  @Test("enums are described with their associated values")
  func enums() {
    #expect(text(Shape.point) == ".point")
    #expect(text(Shape.circle(2)) == ".circle(2)")
    #expect(text(Shape.named("a")) == ".named(\"a\")")
    #expect(text(Shape.box(1, 2)) == ".box(1, 2)")
    #expect(text(Shape.group([.point, .circle(1)])) == ".group([.point, .circle(1)])")
    #expect(text(Optional(Shape.point)) == ".point")
  }

  @Test("an enum with its own description is described by it")
  func describedEnum() {
    #expect(text(Described.one) == "number one")
  }

  @Test("collections are described as literals, and dictionaries are sorted")
  func collections() {
    #expect(text([1, 2]) == "[1, 2]")
    #expect(text([Int]()) == "[]")
    #expect(text(["a", nil]) == "[\"a\", nil]")
    #expect(text(Set([3])) == "[3]")
    #expect(text(["b": 2, "a": 1]) == "[\"a\": 1, \"b\": 2]")
    #expect(text([String: Int]()) == "[:]")
    #expect(text(["k": [Shape.point]]) == "[\"k\": [.point]]")
  }

  @Test("tuples are described as literals")
  func tuples() {
    #expect(text((1, "a")) == "(1, \"a\")")
    #expect(text((1, (true, Int?.none))) == "(1, (true, nil))")
  }

  @Test("types and closures are distinguished from values")
  func typesAndClosures() {
    #expect(text(Int.self) == "Int.self")
    #expect(text([String].self) == "Array<String>.self")
    #expect(text({ (_: Int) in true }) == "{ ... }")
    #expect(text({} as (() -> Void)?) == "{ ... }")
    #expect(text([{ 1 }]) == "[{ ... }]")
  }

  @Test("other values are described by their own description")
  func others() {
    #expect(text(Token(id: 1)) == "Token(id: 1)")
    #expect(text(Seat()) == "row 7")
  }
}

private enum Shape {
  case point
  case circle(Int)
  case named(String)
  case box(Int, Int)
  indirect case group([Shape])
}

private enum Described: CustomStringConvertible {
  case one
  var description: String { "number one" }
}

private struct Seat: CustomStringConvertible {
  var description: String { "row 7" }
}
