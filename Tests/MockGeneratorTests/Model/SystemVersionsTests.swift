import Foundation
import MockGenerator
import Testing

@Suite("Systems that have the types of a requirement")
struct SystemVersionsTests {
  @Test(
    "the types decide on which systems a call can be recorded",
    arguments: [
      ("f(_ a: Int) -> String", "*"),
      ("f() throws(E)", "*"),
      ("f(_ a: @escaping () throws -> Void)", "*"),
      ("f(_ a: @escaping () throws(any Error) -> Void)", "*"),
      ("f(_ a: @escaping () throws(Swift.Never) -> Void)", "*"),
      ("f(_ a: any P, _ b: some P<Int>) -> [Int]", "*"),
      ("f(_ a: @escaping () throws(E) -> Void)", Self.functions),
      ("f(_ a: () async throws(E) -> Void) async", Self.functions),
      ("f<E: Error>(_ a: () throws(E) -> Void) throws(E)", Self.functions),
      ("f(_ a: (@escaping () throws(E) -> Void) -> Void)", Self.functions),
      ("f() -> [(() throws(E) -> Void)?]", Self.functions),
      ("f(_ a: Int, _ b: inout () throws(E) -> Void)", Self.functions),
      ("f(_ a: @escaping @isolated(any) () -> Void)", Self.functions),
      ("f(_ a: any P<Int>)", Self.existentials),
      ("f() -> (any M.P<Int>)?", Self.existentials),
      ("f(_ a: (any P<Int> & Q) -> Void)", Self.existentials),
      ("f(_ a: any P<Int>, _ b: @escaping () throws(E) -> Void)", Self.functions),
      ("f(_ a: Alias)", Self.functions),
      ("f(_ a: [String: Alias?])", Self.functions),
      ("f(_ a: Outer)", Self.functions),
      ("f<Alias>(_ a: Alias)", "*"),
    ])
  func types(requirement: String, condition: String) {
    #expect(expansion("", requirement).condition == condition)
  }

  @Test(
    "a declaration that is as new needs no further attribute",
    arguments: [
      ("", "", Self.functions),
      ("@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)", "", "*"),
      ("", "@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)", "*"),
      ("@available(macOS 26, iOS 26, tvOS 26, watchOS 26, *)", "", "*"),
      ("@available(macOS 15.0, iOS 18.1, *)", "", "tvOS 18, watchOS 11, *"),
      ("@available(iOS 17, *)", "@available(macOS 14, *)", Self.functions),
      ("@available(macOS 15, *)", "@available(iOS 18, *)", "tvOS 18, watchOS 11, *"),
      ("@available(OSX 15, *)", "", "iOS 18, tvOS 18, watchOS 11, visionOS 2, *"),
      (
        "@available(macOS, introduced: 15.0, message: \"old\")", "",
        "iOS 18, tvOS 18, watchOS 11, visionOS 2, *"
      ),
      ("@available(macOS, deprecated: 15)", "", Self.functions),
      ("@available(*, deprecated)", "@_spi(Internal)", Self.functions),
      ("@available(iOS 18, *) @available(iOS 13, *)", "", "macOS 15, tvOS 18, watchOS 11, *"),
    ])
  func declared(protocol: String, requirement: String, condition: String) {
    let expansion = expansion(
      `protocol`, "f(_ a: @escaping () throws(E) -> Void)", attributes: requirement)
    #expect(expansion.condition == condition)
  }

  @Test("the mock says which systems it needs, and why")
  func comments() {
    let text = expansion("", "f(_ a: @escaping () throws(E) -> Void)").text
    #expect(
      text.contains(
        """
        /// 'f(_ a:)' needs macOS 15, iOS 18, tvOS 18, watchOS 11 or visionOS 2: older systems \
        cannot record its types.

        """))
  }

  /// The condition for function types with typed errors.
  private static let functions = "macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *"

  /// The condition for existential types with generic arguments.
  private static let existentials = "macOS 13, iOS 16, tvOS 16, watchOS 9, *"

  /// Returns the expansion of a protocol with one method, and the condition under which the mock
  /// records its calls.
  private func expansion(
    _ attributes: String, _ requirement: String, attributes own: String = ""
  ) -> (text: String, condition: String) {
    let text = AttributedDeclaration.expansion(
      of: """
        @Mockable(.always) \(attributes)
        protocol P {
          typealias Alias = () throws(E) -> Void
          typealias Outer = [Alias]
          \(own) func \(requirement)
        }
        """)
    guard let start = text.range(of: "guard #available(")?.upperBound,
      let end = text[start...].range(of: ") else")?.lowerBound
    else { return (text, "*") }
    let condition = String(text[start..<end])
    // The patterns have the same availability, or the compiler would refuse them.
    #expect(text.contains("@available(\(condition)) @_disfavoredOverload"))
    return (text, condition)
  }
}
