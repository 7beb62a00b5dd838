import Testing

@Suite("The option --spi")
struct SPIOptionTests {
  @Test("an SPI group on the command line is imported, and without it the SPI is refused")
  func spi() throws {
    let run = try CommandRun([
      "Shop/Shop.swift": "@_spi(Inner) public protocol Ledger { func total() }"
    ])
    #expect(try run("generate", "/Shop", "--module", "Shop", "--spi", "Inner") == 0)
    #expect(run.output.contains("@_spi(Inner) import Shop"))
    #expect(try run("generate", "/Shop", "--module", "Shop") == 1)
    #expect(run.report.contains("or '--spi Inner' on the command line"))
  }
}
