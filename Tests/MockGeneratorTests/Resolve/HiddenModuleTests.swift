import MockGenerator
import Testing

@Suite("Types that hide a module")
struct HiddenModuleTests {
  @Test(
    "a type with the name of a module that mocks name is refused",
    arguments: ["Swift", "UnderstudyCore"])
  func hiddenModule(name: String) {
    let made = GeneratedMocks(
      .tests("import Shop\nlet m = (Desk.MockLamp(), MockDoor())"),
      .testable(
        "Shop",
        """
        enum Desk { enum \(name) {}; protocol Lamp { func turn() } }
        protocol Door { func open() }
        """))
    #expect(made.mocks == ["MockDoor"])
    #expect(
      made.messages == [
        "Sources/Shop/File1.swift:1:\(name == "Swift" ? 37 : 46): error: 'Desk.Lamp' cannot be mocked: "
          + "its mock names types of the module '\(name)', and there 'Desk.\(name)' has that name; "
          + "rename 'Desk.\(name)', or move 'Lamp' out of the type around it"
      ])
  }
}
