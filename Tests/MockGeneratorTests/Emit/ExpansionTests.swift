import Foundation
import MockGenerator
import Testing

@Suite("Expansions")
struct ExpansionTests {
  /// One fixture for each kind of declaration.
  static let fixtures = [
    "Methods", "Effects", "Properties", "Subscripts", "Closures", "Parameters", "Generics",
    "AssociatedTypes", "Actors", "Conformances", "Initializers", "Nested", "ObjectiveC",
    "ConditionalCompilation", "Access", "CollidingNames", "Spies", "Classes", "Rethrowing",
    "Operators", "ParameterPacks", "Unrecordable", "StandardProtocols", "ClosureStructs",
    "Noncopyable", "Availability",
  ].map(Fixture.init)

  @Test("the expansion is exactly what the fixture says", arguments: fixtures)
  func golden(_ fixture: Fixture) throws {
    let expansion = AttributedDeclaration.expansion(of: try fixture.source)
    if ProcessInfo.processInfo.environment["UPDATE_FIXTURES"] == "1" {
      try fixture.update(expansion)
    }
    #expect(expansion == (try fixture.expansion))
  }

  /// Short expansions, readable in place.
  static let peers: [(source: String, expansion: String)] = [
    (
      "@Mockable protocol Empty {}",
      """
      #if DEBUG
      enum __MembersOfEmpty {
        nonisolated static let all = UnderstudyCore.__Members("Empty", "")
      }
      nonisolated final class MockEmpty: UnderstudyCore.__MockObject, Empty, @unchecked Swift.Sendable {
      }
      #else
      @available(*, unavailable, message: "mocks exist in debug builds only: build without \
      '-c release', or write @Mockable(.always)")
      typealias MockEmpty = UnderstudyCore.__AbsentMock
      #endif

      extension Empty where Self: UnderstudyCore.Mockable {
      #if DEBUG
      #endif
      }

      """
    )
  ]

  @Test("a protocol without members gets an empty mock", arguments: peers)
  func short(source: String, expansion: String) {
    #expect(AttributedDeclaration.expansion(of: source) == expansion)
  }

  @Test("the same source always makes the same text", arguments: fixtures)
  func deterministic(_ fixture: Fixture) throws {
    let source = try fixture.source
    #expect(
      AttributedDeclaration.expansion(of: source) == AttributedDeclaration.expansion(of: source))
  }

  @Test(
    "member names contain labels, a generic mark and static",
    arguments: [
      ("func f()", ["f()"]),
      ("func f(_ a: Int, b c: Int)", ["f(_ a:b:)"]),
      ("func f<T>(_ a: T)", ["f<>(_ a:)"]),
      ("func f(_ a: some Equatable)", ["f<>(_ a:)"]),
      ("static func f()", ["static f()"]),
      ("func `default`()", ["default()"]),
      ("var a: Int { get }", ["a"]),
      ("var a: Int { get set }", ["a", "a="]),
      ("static var a: Int { get set }", ["static a", "static a="]),
      ("subscript(a: Int) -> Int { get set }", ["subscript(_ a:)", "subscript(_ a:)="]),
      ("subscript(a b: Int) -> Int { get }", ["subscript(a:)"]),
      ("subscript<T>(a: T) -> Int { get }", ["subscript<>(_ a:)"]),
      ("init(id: Int)", ["init(id:)"]),
      ("static func + (a: Self, b: Int) -> Self", ["operatorPlus(_ b:)"]),
      ("static prefix func - (a: Self) -> Self", ["operatorMinus()"]),
      ("static func ~>= (a: Int, b: Self)", ["operatorTildeGreaterEqual(_ a:)"]),
      ("static func ≠ (a: Self, b: Self)", ["operatorU2260(_ b:)"]),
      ("#if A\nfunc f()\n#else\nfunc f()\n#endif\nfunc g()", ["f()", "f()", "g()"]),
    ])
  func memberNames(_ requirement: String, _ names: [String]) throws {
    let list = names.joined(separator: "\\n")
    let expansion = AttributedDeclaration.expansion(of: "@Mockable protocol P { \(requirement) }")
    #expect(expansion.contains("UnderstudyCore.__Members(\"P\", \"\(list)\")"))
  }
}
