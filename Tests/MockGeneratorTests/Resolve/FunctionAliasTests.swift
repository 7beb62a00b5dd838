import MockGenerator
import Testing

@Suite("Aliases of function types")
struct FunctionAliasTests {
  @Test(
    "a closure that does not escape is recognized behind an alias",
    arguments: [
      "protocol Safe { func each(_ body: Visit) }\ntypealias Visit = (Int) -> Void",
      "protocol Safe { typealias Visit = (Int) -> Void; func each(_ body: Visit) }",
      "protocol Safe { typealias Visit = (Int) -> Void; func each(_ body: Self.Visit) }",
      "protocol Safe { func each(_ body: Ring.Visit<Int>) }\n"
        + "enum Ring { typealias Visit<T> = (T) -> Void }",
      "protocol Safe { func each(_ body: Visit) }\ntypealias Visit = Walk\n"
        + "typealias Walk = (Int) -> Void",
      "protocol Safe: Box { func each(_ body: Visit) }\n"
        + "protocol Box { typealias Visit = (Int) -> Void }",
    ])
  func closures(_ source: String) {
    let made = GeneratedMocks(.tests("import Shop\nlet s = MockSafe()"), .testable("Shop", source))
    #expect(made.messages == [])
    #expect(made.text("Shop").contains("__NonEscaping(p0, \"body\")"))
    #expect(made.text("Shop").contains("{ (q0) in"))
  }

  @Test(
    "other types are not taken for closures",
    arguments: [
      "protocol Safe { func each(_ body: Visit) }\ntypealias Visit = [Int]",
      "protocol Safe { func each(_ body: @escaping Visit) }\ntypealias Visit = (Int) -> Void",
      "protocol Safe { associatedtype Visit; func each(_ body: Visit) }\n"
        + "typealias Visit = (Int) -> Void",
      "protocol Safe { func each<Visit>(_ body: Visit) }\ntypealias Visit = (Int) -> Void",
      "protocol Safe { func each(_ body: Visit) }\ntypealias Visit = Visit",
    ])
  func others(_ source: String) {
    let made = GeneratedMocks(
      .tests("import Shop\nlet s = MockSafe<Int>()"), .testable("Shop", source))
    #expect(!made.text("Shop").contains("__NonEscaping"))
  }
}
