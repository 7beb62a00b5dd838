import Foundation
import Testing
import Understudy
import UnderstudyCore
import UnderstudyMacros

/// What the tests of coverage mock.
@Mockable(.always) protocol Kiosk {
  func sell(_ item: String)
  func price(of item: String) -> Int
  func open()
  func close()
  func clean()
}

@Suite struct CoverageReportTests {
  @Test("an empty variable names no file")
  func emptyVariable() {
    #expect(CoverageReport.fileName(in: ["UNDERSTUDY_COVERAGE": ""]) == nil)
    #expect(CoverageReport.fileName(in: [:]) == nil)
    #expect(CoverageReport.fileName(in: ["UNDERSTUDY_COVERAGE": "c.jsonl"]) == "c.jsonl")
  }

  /// Uses a mock in a scope with a coverage.
  private func use(_ coverage: MockCoverage, reads: Bool) {
    let scope = MockScope(unusedStubs: .allow, coverage: coverage)
    scope.enter {
      let kiosk = MockKiosk()
      stub(kiosk.price(of: "tea"), line: 30).returns(2)
      stub(kiosk.price(of: "jam"), line: 31).returns(3)
      if reads { _ = kiosk.price(of: "tea") }
      kiosk.sell("tea")
      verify(kiosk.sell(.any))
      verify(kiosk.close(), .never)
      kiosk.clean()
    }
    scope.end()
  }

  @Test("requirements that were at most called, and stubs that no call used, are listed")
  func text() {
    let coverage = MockCoverage()
    use(coverage, reads: false)
    use(coverage, reads: true)
    #expect(coverage.requirements["Kiosk"]?["price(of:)"] == [.stubbed, .called])
    #expect(coverage.requirements["Kiosk"]?["sell(_:)"] == [.called, .verified])
    let directory = FileManager.default.currentDirectoryPath
    let stub = MockSourceLocation(#fileID, #filePath, 31, 1).link(from: directory)
    let report = CoverageReport(coverage)
    #expect(
      report.text == """
        Requirements of mocks that no test stubbed, expected or verified:
          Kiosk: clean(), open()
        Stubs that no call used:
          \(stub)

        """)
    #expect(report.record.requirements["Kiosk"]?["clean()"] == ["called"])
    #expect(report.record.stubs.values.sorted { !$0 && $1 } == [false, true])
  }

  @Test("a scope without coverage collects nothing")
  func none() {
    let coverage = MockCoverage()
    MockScope.run { MockKiosk().open() }
    #expect(coverage.requirements.isEmpty)
    #expect(CoverageReport(coverage).text == nil)
  }
}
