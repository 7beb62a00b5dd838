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
