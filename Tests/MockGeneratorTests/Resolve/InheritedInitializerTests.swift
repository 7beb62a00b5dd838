import MockGenerator
import Testing

@Suite("Inherited initializers")
struct InheritedInitializerTests {
  @Test(
    "an initializer that is declared again with the fixed associated type is one initializer",
    arguments: ["Text == Int", "Self.Text==Int", "Self.Text == Self.Other, Other == Int"])
  func fixedInitializers(requirements: String) {
    let made = GeneratedMocks(
      .tests("let l = MockPrice()"),
      .testable(
        "Shop",
        """
        protocol Label {
          associatedtype Text
          init(_ text: Text)
          init(_ text: Self.Text, copies: [Text])
        }
        protocol Numbered: Label { associatedtype Other }
        protocol Price: Numbered where \(requirements) { init(_ text: Int); init(_ other: String) }
        """))
    #expect(made.messages == [])
    let initializers = made.lines("Shop", "init", "@_disfavoredOverload init").filter {
      $0.contains("p0")
    }
    #expect(
      initializers == [
        "  @_disfavoredOverload init(_ p0: Int) {", "  @_disfavoredOverload init(_ p0: String) {",
        "  init(_ p0: Text, copies p1: [Text]) {",
      ])
  }
}
