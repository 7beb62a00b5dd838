import MockMigrator
import Testing

@Suite("Names of mocks")
struct NamingTests {
  /// The sources of a package that uses Mockingbird.
  private static let sources = [
    SourceText(path: "Pump.swift", text: "protocol Pump { func moisture() -> Int }\n"),
    SourceText(
      path: "Tests.swift",
      text: """
        import Mockingbird

        func f() {
          let pump: PumpMock = mock(Pump.self)
          let text = "PumpMock"
          let other: OtherMock = HandMock()
        }

        """),
    SourceText(path: "Helpers.swift", text: "class HandMock {}\nfunc g(_ pump: PumpMock) {}\n"),
  ]

  /// Returns the text of a file after a migration.
  private func text(_ index: Int, _ naming: MigrationOptions.Naming) -> String {
    let files = Migration(MigrationOptions(naming: naming)).run(Self.sources)
    return files[index].text(of: Self.sources[index].text)
  }

  @Test("names stay by default")
  func keep() {
    #expect(text(1, .keep).contains("let pump: PumpMock = PumpMock(.strict)"))
    #expect(text(2, .keep) == Self.sources[2].text)
  }

  @Test("names get the prefix, also in files that use no library")
  func prefix() {
    #expect(
      text(1, .prefix) == """
        import Understudy

        func f() {
          let pump: MockPump = MockPump(.strict)
          let text = "PumpMock"
          let other: OtherMock = HandMock()
        }

        """)
    #expect(text(2, .prefix) == "class HandMock {}\nfunc g(_ pump: MockPump) {}\n")
  }
}
