import MockGenerator
import Testing

@Suite("Protocols for subclasses of a class")
struct SubclassProtocolTests {
  /// Generates the mock of a protocol.
  private func mock(_ part: String) -> GeneratedMocks {
    GeneratedMocks(
      .tests("import Shop\nlet p = MockPart()"),
      .testable(
        "Shop",
        """
        class View { init(size: Int) {}; func draw() -> Int { 1 } }
        protocol Named { var name: String { get } }
        \(part)
        """))
  }

  @Test(
    "the mock is a subclass that conforms to the protocol",
    arguments: [
      "protocol Part: View { func show() }", "protocol Part: View, Named { func show() }",
      "protocol Part: Named where Self: View { func show() }",
    ])
  func subclass(part: String) {
    let made = mock(part)
    #expect(made.messages == [])
    #expect(made.mocks == ["MockPart"])
    #expect(
      made.lines("Shop", "final class", "extension Part", "override func", "func show").map {
        String($0.drop { $0 == " " }.prefix { $0 != "{" })
      } == [
        "final class MockPart: View, Part, UnderstudyCore.Mockable, UnderstudyCore.__GeneratedMock ",
        "override func draw() -> Int ",
        "extension Part where Self: UnderstudyCore.Mockable ", "func show() ",
      ])
    #expect(made.text("Shop").contains("enum __MembersOfPart_class {"))
    #expect(made.text("Shop").contains("enum __MembersOfPart {"))
  }

  @Test(
    "the superclass has the generic arguments that the protocol fixes",
    arguments: [
      ("Part: Publisher<Int>", "Publisher<Int>"), ("Part: Ints", "Publisher<Int>"),
      ("Part where Self: Publisher<[Int]>", "Publisher<[Int]>"),
      ("Part: Lists<Bool>", "Publisher<[Bool]>"),
      ("Part: Named & Lists<Bool>", "Publisher<[Bool]>"),
      ("Part: Source", "Publisher<String>"), ("Part: Pair<Int, Bool>", "Pair<Int, Bool>"),
      ("Part: Space.Inner<Int>", "Space.Inner<Int>"), ("Part: Both", "Publisher<Int>"),
    ])
  func genericSuperclass(part: String, superclass: String) {
    let made = genericMock("protocol \(part) { func show() }")
    #expect(made.messages == [])
    #expect(made.text("Shop").contains("final class MockPart: \(superclass), Part, "))
  }

  @Test(
    "the members of a superclass have the generic arguments that an alias fixes",
    arguments: [
      ("class Part: Ints {}", "Int?"), ("class Part: Lists<Bool> {}", "[Bool]?"),
      ("class Middle<T>: Lists<T> {}\nclass Part: Middle<[Int]> {}", "[[Int]]?"),
      ("class Part: Pair<Int, Bool> {}", "[Int]?"), ("protocol Part: Pair<Int, Bool> {}", "[Int]?"),
      ("class Part<Value>: Lists<Value> {}", "[Value]?"),
    ])
  func genericMembers(part: String, type: String) {
    let made = genericMock(part)
    #expect(made.messages == [])
    #expect(made.lines("Shop", "override func") == ["  override func latest() -> \(type) {"])
  }

  /// Generates the mock of a declaration next to generic classes.
  private func genericMock(_ part: String) -> GeneratedMocks {
    GeneratedMocks(
      .tests("@testable import Shop\nlet p = MockPart()"),
      .testable(
        "Shop",
        """
        class Publisher<Output> { init() {}; func latest() -> Output? { nil } }
        class Pair<A, B>: Lists<A> {}
        enum Space { class Inner<T> { init() {} } }
        typealias Ints = Publisher<Int>
        typealias Lists<T> = Publisher<[T]>
        typealias Both = Ints & Named
        protocol Named { var name: String { get } }
        protocol Source: Publisher<String> {}
        \(part)
        """))
  }

  @Test(
    "a requirement that no extension can implement is refused at the class",
    arguments: ["init(a: Int)", "associatedtype A"])
  func refused(member: String) {
    let made = mock("protocol Part: View { \(member) }")
    #expect(made.mocks == [])
    #expect(
      made.messages.map { String($0.prefix { $0 != ";" }) } == [
        "Sources/Shop/File1.swift:3:16: error: 'Part' cannot be mocked: only subclasses of 'View' can "
          + "conform to it"
      ])
  }

  @Test("a broken condition around a protocol is reported, and the other mocks are generated")
  func condition() {
    let made = GeneratedMocks(
      .tests("import Shop\nlet m = (MockDoor(), MockDesk())"),
      .testable("Shop", "#if !(compiler( @6.2))\nprotocol Door {}\n#endif\nprotocol Desk {}"))
    #expect(made.mocks == ["MockDesk"])
    #expect(made.messages.count == 1)
    #expect(made.messages.first?.hasPrefix("Sources/Shop/File1.swift:1:") == true)
  }
}
