import MockGenerator
import Testing

@Suite("Members of classes on global actors")
struct IsolatedMemberTests {
  static let isolated: [(source: String, overrides: [String])] = [
    (
      """
      class W {
        @MainActor func show() {}
        @MainActor var title: String { get { "" } set {} }
        @MainActor subscript(i: Int) -> Int { i }
        @MainActor func load() throws -> Int { 1 }
        @MainActor class func reset() {}
        func plain() {}
      }
      """,
      [
        "@MainActor override func show() {", "@MainActor override var title: String {",
        "@MainActor override subscript(_ p0: Int) -> Int {",
        "@MainActor override func load() throws -> Int {",
        "@MainActor override class func reset() {", "override func plain() {",
      ]
    ),
    (
      """
      @globalActor actor DB { static let shared = DB() }
      class W { @DB func save() {}; @Logged var size: Int { 1 } }
      """,
      ["@DB override func save() {", "override var size: Int {"]
    ),
    (
      """
      class W {
        #if os(Linux)
        @MainActor func show() {}
        #else
        func show() {}
        #endif
      }
      """,
      ["@MainActor override func show() {", "@MainActor override func show() {"]
    ),
    (
      """
      class Base { @MainActor func show() {} }
      class W: Base { override func show() {} }
      """,
      ["@MainActor override func show() {"]
    ),
  ]

  @Test("an override repeats the attribute that isolates the member", arguments: isolated)
  func repeated(source: String, overrides: [String]) {
    let made = GeneratedMocks(
      .tests("@testable import Shop\nlet m = MockW()"), .testable("Shop", source))
    #expect(made.messages == [])
    let lines = made.lines("Shop", "override func", "override var", "override sub", "override cl")
    let isolated = made.lines("Shop", "@MainActor override", "@DB override")
    let order = made.text("Shop").split(separator: "\n").map(String.init)
    #expect(
      order.filter { lines.contains($0) || isolated.contains($0) }
        .map { String($0.drop { $0 == " " }) } == overrides)
  }
}
