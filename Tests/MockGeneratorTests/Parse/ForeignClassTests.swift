import Foundation
import MockEmitter
import MockGenerator
import SwiftDiagnostics
import SwiftParser
import SwiftSyntax
import Testing

@Suite("Classes of other modules")
struct ForeignClassTests {
  /// Fixtures with a class as the compiler prints it, then its superclasses and extensions.
  static let fixtures = [
    "FileManager", "URLSession", "URLSessionDataTask", "UserDefaults",
  ].map(Fixture.init)

  @Test("the mock in the runtime's tests is exactly what is emitted", arguments: fixtures)
  func golden(_ fixture: Fixture) throws {
    let parsed = try #require(Self.parsed(try fixture.source))
    #expect(parsed.diagnostics.allSatisfy { $0.diagMessage.severity != .error })
    let text =
      """
      // Made from \(fixture.name).swift.txt: UPDATE_FIXTURES=1 swift test --filter MockGeneratorTests
      // swift-format-ignore-file
      #if os(Linux)
      import Foundation
      import FoundationNetworking
      import Understudy

      \(parsed.emitAll())#endif

      """
    if ProcessInfo.processInfo.environment["UPDATE_FIXTURES"] == "1" {
      try Data(text.utf8).write(to: Self.file(fixture))
    }
    #expect(try text == String(contentsOf: Self.file(fixture), encoding: .utf8))
  }

  /// The first class of a source text, with the others as its superclasses.
  private static func parsed(_ text: String) -> ParsedClass? {
    let items = Parser.parse(source: text).statements.map(\.item)
    let classes = items.compactMap { $0.as(ClassDeclSyntax.self) }
    let extensions = items.compactMap { $0.as(ExtensionDeclSyntax.self) }
    return classes.first.map {
      ParsedClass(
        $0, extensions: extensions,
        superclasses: classes.dropFirst().map {
          ParsedClass.Superclass($0, isFromAnotherModule: true)
        },
        isFromAnotherModule: true, access: .internal)
    }
  }

  /// The file that is compiled.
  private static func file(_ fixture: Fixture) -> URL {
    URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../UnderstudyTests/Classes/Generated/Mock\(fixture.name).swift")
  }
}
