import Foundation
import Testing

extension FixtureTests {
  /// The failures of real test runs as lines of JSON.
  @Suite(.serialized) struct FailureRecordTests {
    private let fixture = Fixture.failing

    init() throws { try Fixture.build() }

    /// The keys that each record has.
    private struct Record: Decodable {
      struct Line: Decodable {
        let fileID: String
        let path: String
        let line: Int
        let column: Int
      }

      struct Candidate: Decodable {
        struct Mismatch: Decodable {
          let argument: String
          let expected: String
          let actual: String
        }

        let rule: String
        let call: String
        let count: String?
        let received: Int
        let site: Line
        let mismatches: [Mismatch]
      }

      struct ReceivedCall: Decodable {
        let number: Int
        let call: String
        let site: Line?
      }

      let version: Int
      let kind: String
      let severity: String
      let mock: String?
      let member: String?
      let headline: String
      let text: String
      let site: Line
      let callSite: Line?
      let candidates: [Candidate]
      let calls: [ReceivedCall]?
    }

    /// Returns the records in an output. Each line that begins with a brace must be one.
    private func records(in output: String) throws -> [Record] {
      try output.split(separator: "\n").filter { $0.hasPrefix("{\"c") }.map {
        try JSONDecoder().decode(Record.self, from: Data($0.utf8))
      }
    }

    @Test("UNDERSTUDY_FAILURES=json prints each failure of a run as one line of JSON")
    func run() throws {
      let environment = ["UNDERSTUDY_FAILURES": "json"]
      let run = try fixture.testWithSwiftTesting("SwiftTestingShapes", environment)
      let records = try records(in: run.output)
      #expect(records.count > 150)
      let calls = records.flatMap { $0.calls ?? [] }
      #expect(calls.count > 50 && calls.allSatisfy { $0.number > 0 })
      #expect(calls.contains { $0.site?.line ?? 0 > 0 })
      #expect(records.allSatisfy { $0.version == 1 && $0.text.hasPrefix($0.headline) })
      #expect(records.allSatisfy { $0.site.line > 0 && $0.site.column > 0 })
      #expect(Set(records.map(\.kind)).count > 10)
      #expect(Set(records.map(\.severity)) == ["error", "warning"])
      let unexpected = try #require(
        records.first { record in
          record.kind == "unexpectedCall" && record.member == "charge(amount:currency:to:)"
            && record.candidates.first?.mismatches.isEmpty == false
        })
      #expect(unexpected.mock == "gateway")
      #expect(unexpected.callSite?.path.hasSuffix("CheckoutService.swift") == true)
      let candidate = try #require(unexpected.candidates.first)
      #expect(candidate.rule == "expectation")
      #expect(candidate.site.path.hasSuffix("CheckoutTests.swift"))
      #expect(candidate.mismatches.first?.argument.isEmpty == false)
    }

    @Test("no line of JSON is printed without UNDERSTUDY_FAILURES=json") func silence() throws {
      let run = try fixture.testWithSwiftTesting("SwiftTestingShapes")
      #expect(try records(in: run.output).isEmpty)
    }
  }
}
