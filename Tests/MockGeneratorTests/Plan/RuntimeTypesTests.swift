import Foundation
import MockGenerator
import Testing

@Suite("Types of the runtime")
struct RuntimeTypesTests {
  private static let document = URL(filePath: #filePath)
    .appending(path: "../../../../Documentation/PublicAPI.md").standardized

  @Test("the names are those of the public API")
  func names() throws {
    let text = try String(contentsOf: Self.document, encoding: .utf8)
    let sections = text.components(separatedBy: "\n## ")
    let core = try #require(sections.first { $0.hasPrefix("UnderstudyCore\n") })
    // Types in other types are indented.
    let names = core.split(separator: "\n").filter { !$0.hasPrefix(" ") }.compactMap {
      $0.prefixMatch(
        of: /[a-z ]*\b(?:struct|class|enum|protocol|actor|typealias) (?<name>[A-Z]\w*)/)?.name
    }
    #expect(names.count > 40)
    #expect(RuntimeTypes.names == Set(names.map(String.init)))
  }
}
