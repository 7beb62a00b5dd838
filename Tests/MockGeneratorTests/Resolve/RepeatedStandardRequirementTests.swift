import MockGenerator
import Testing

@Suite("Requirements of standard protocols that a protocol declares again")
struct RepeatedStandardRequirementTests {
  static let declared: [(source: String, members: [String])] = [
    (
      "protocol P: Decodable { init(from decoder: any Decoder) throws }",
      ["  init(from p0: any Decoder) throws {"]
    ),
    (
      "protocol P: Codable { init(from d: Decoder) throws; func encode(to encoder: Encoder) throws }",
      ["  init(from p0: Decoder) throws {", "  func encode(to p0: Encoder) throws {"]
    ),
    (
      "protocol P: Encodable { func encode(to e: any Swift.Encoder) throws }",
      ["  func encode(to p0: any Swift.Encoder) throws {"]
    ),
    (
      "protocol P: Hashable { func hash(into hasher: inout Hasher) }", []  // The runtime does.
    ),
    (
      "protocol P: CustomStringConvertible { var description: String { get } }",
      ["  var description: String {"]
    ),
    (
      "protocol A: Codable { init(from d: any Decoder) throws }\nprotocol P: A, Codable {}",
      [
        "  nonisolated func encode(to encoder: any Swift.Encoder) throws {}",
        "  init(from p0: any Decoder) throws {",
      ]
    ),
    // The mock needs them under the other conditions too.
    (
      """
      protocol P: Codable {
        #if os(Linux)
        init(from d: any Decoder) throws
        func encode(to e: any Encoder) throws
        #endif
      }
      """,
      [
        "  nonisolated func encode(to encoder: any Swift.Encoder) throws {}",
        "  nonisolated init(from decoder: any Swift.Decoder) throws {",
      ]
    ),
    // The extensions of the inherited protocols have the implementations.
    (
      "protocol A: Encodable { func encode(to e: any Encoder) throws }\nprotocol P: A {}",
      ["  func encode(to p0: any Encoder) throws {"]
    ),
    (
      "protocol A: CustomStringConvertible { var description: String { get } }\nprotocol P: A {}",
      ["  var description: String {"]
    ),
    // These are other requirements.
    (
      "protocol P: Encodable { func encode(to path: String) }",
      [
        "  nonisolated func encode(to encoder: any Swift.Encoder) throws {}",
        "  func encode(to p0: String) {",
      ]
    ),
  ]

  @Test("the mock implements them once", arguments: declared)
  func once(source: String, members: [String]) {
    let made = GeneratedMocks(
      .tests("@testable import Shop\nlet m = MockP()"), .testable("Shop", source))
    #expect(made.messages == [])
    let lines = made.lines(
      "Shop", "init(from", "nonisolated init(from", "func encode", "nonisolated func encode",
      "func hash", "nonisolated func hash", "var description", "nonisolated var description")
    #expect(lines.filter { !$0.contains("@_disfavored") && $0.hasPrefix("  ") } == members)
  }
}
