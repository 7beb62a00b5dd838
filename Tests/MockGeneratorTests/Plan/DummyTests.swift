import MockGenerator
import Testing

@Suite("Test data")
struct DummyTests {
  @Test("a struct is made with a default for each parameter")
  func memberwise() {
    #expect(
      made("struct User { var name: String; var age = 3; var note: String?; let id: Int }") == [
        "static func dummy(name p0: String = UnderstudyCore.__Dummies.value(\"name\", of: \"User\"), "
          + "age p1: Swift.Int = 3, note p2: String? = nil, "
          + "id p3: Int = UnderstudyCore.__Dummies.value(\"id\", of: \"User\")) -> User {",
        "User(name: p0, age: p1, note: p2, id: p3)",
      ])
  }

  @Test("the initializer with the most parameters is called")
  func longest() {
    let source = """
      final class User { init() {}; init(_ id: Int, with retries: Int = 3) {}; init(a: Int) throws {} }
      """
    #expect(made(source).last == "User(p0, with: p1)")
    #expect(made(source)[0].contains("with p1: Int = 3"))
  }

  @Test("an enum is its first case without a payload, or else its first case")
  func enums() {
    #expect(made("enum User { case a(Int), b, c }").last == "User.b")
    #expect(made("enum User { case a(Int, name: String) }").last == "User.a(p0, name: p1)")
  }

  @Test("types of the sources are made by their own functions, which are made along")
  func nested() {
    let made = generated(
      "struct User { var address: Address }\nstruct Address { var zip: Int }", "_ = User.dummy()")
    #expect(made.text("Shop").contains("static func dummy(address p0: Address = .dummy()) -> User"))
    #expect(made.text("Shop").contains("extension Address {"))
    #expect(made.messages == [])
  }

  @Test("a type that contains itself needs the argument")
  func recursive() {
    let source = "final class User { init(parent: User) {} }"
    #expect(made(source) == ["static func dummy(parent p0: User) -> User {", "User(parent: p0)"])
    #expect(!generated(source, "_ = User.dummy()").text("Shop").contains("dummies"))
  }

  @Test("a protocol is a mock, and a closure does nothing")
  func mocksAndClosures() {
    let made = generated(
      "struct User { var log: any Log; var tap: (Int, Int) -> Void }\nprotocol Log {}",
      "_ = User.dummy()")
    #expect(made.mocks == ["MockLog"])
    #expect(made.text("Shop").contains("tap p1: @escaping (Int, Int) -> Void = { _, _ in }"))
  }

  @Test("a nested type names the types around it")
  func enclosing() {
    let source = "enum Outer { enum Kind { case x }\nstruct User { var kind: Kind } }"
    let made = generated(source, "_ = Outer.User.dummy()")
    #expect(made.text("Shop").contains("kind p0: Outer.Kind = .dummy()) -> Outer.User {"))
  }

  @Test("generic arguments of the use are ignored")
  func generic() {
    let made = generated("struct Box<T> { var value: T }", "_ = Box<[Int]>.dummy(value: [3])")
    #expect(made.text("Shop").contains("extension Box {"))
  }

  @Test(
    "a function that the sources declare wins",
    arguments: [
      "struct User { static func dummy() -> User { User() } }",
      "struct User {}\nextension User { static func dummy(_ n: Int) -> User { User() } }",
    ])
  func written(_ source: String) {
    #expect(generated(source, "_ = User.dummy()").text("Shop") == "")
    let tests = "extension User { static func dummy() -> User { User() } }\n_ = User.dummy()"
    #expect(generated("struct User {}", tests).text("Shop") == "")
  }

  @Test("a function that is declared for a part is called")
  func writtenForAPart() {
    let source = """
      struct User { var a: A; var b: B }
      struct A { init() throws {}; static func dummy() -> A { try! A() } }
      struct B { init() throws {}; static func dummy(_ n: Int) -> B { try! B() } }
      """
    #expect(
      made(source)[0]
        == "static func dummy(a p0: A = .dummy(), "
        + "b p1: B = UnderstudyCore.__Dummies.value(\"b\", of: \"User\")) -> User {")
  }

  @Test(
    "a parameter whose type certainly has no default value must be passed",
    arguments: [
      ("Part", "final class Part { init(part: Part) {} }", false),
      ("Part", "actor Part { init(part: Part) {} }", false),
      ("Box<Int>", "struct Box<T> { var f: (T) -> T }", false),
      ("Box<Int>", "struct Box<T> { var t: T.Type }", false),
      ("Box<Int>", "struct Box<T> { var k: KeyPath<Int, T> }", false),
      ("Alias", "typealias Alias = UnsafePointer<Int>", false),
      ("(Int, (Int) -> Int)", "", false),
      ("Int.Type", "", false),
      ("Box<Int>", "struct Box<T> { var t: T; static var f: () -> Void { {} } }", true),
      ("Box<Int>", "struct Box<T> { private let t: T; private init() throws {} }", true),
      ("Kind<Int>", "enum Kind<T> { case a(T.Type), b }", true),
      ("Kind<Int>", "enum Kind<T> { case a(T.Type), b(() -> Int) }", false),
      ("Part?", "final class Part { init(part: Part) {} }", true),
      ("[Part]", "final class Part { init(part: Part) {} }", true),
      ("Part", "final class Part: DefaultValueProviding { init() throws {} }", true),
      ("Unknown", "", true),
    ])
  func needed(_ type: String, _ source: String, _ hasDefault: Bool) {
    let function = made("struct User { var part: \(type) }\n\(source)")[0]
    #expect(function.contains("part p0: \(type) = ") == hasDefault)
  }

  @Test(
    "a type that cannot be made is an error on the line of its use",
    arguments: [
      ("protocol User {}", "it is a protocol; its values are mocks: MockUser()"),
      ("typealias User = Int", "it is a typealias; write the name of the type"),
      ("enum User {}", "it has no cases"),
      ("class Base {}\nclass User: Base {}", "it inherits its initializers"),
      ("struct User { init() throws {} }", "it has no initializer that the tests see"),
      ("struct User { private init() {} }", "it has no initializer that the tests see"),
      ("struct User: ~Copyable {}", "it is noncopyable, or declared inside #if"),
    ])
  func refused(_ source: String, _ reason: String) {
    let made = generated(source, "\n_ = User.dummy()")
    #expect(made.messages.count == 1)
    #expect(
      made.messages[0].hasPrefix(
        "Tests/ShopTests/Tests.swift:4:5: error: 'User' has no dummy(): \(reason)"))
  }

  @Test(
    "other uses of the words are left to the compiler",
    arguments: ["user.dummy()", "dummy()", "_ = Unknown.dummy()", "// User.dummy()", "User.dummy"])
  func others(_ use: String) {
    #expect(generated("struct User {}", use).text("Shop") == "")
  }

  /// Generates what a use needs.
  private func generated(_ source: String, _ use: String) -> GeneratedMocks {
    GeneratedMocks(
      .tests("import Understudy\n@testable import Shop\n" + use), .testable("Shop", source))
  }

  /// The function of `User`: its declaration and its body.
  private func made(_ source: String) -> [String] {
    generated(source, "_ = User.dummy()").lines("Shop", "static func dummy", "User").suffix(2).map {
      String($0.drop { $0 == " " })
    }
  }
}
