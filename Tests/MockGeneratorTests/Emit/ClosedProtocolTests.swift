import MockGenerator
import Testing

@Suite("Protocols that the optimizer takes for closed")
struct ClosedProtocolTests {
  /// The start of each error.
  enum Place: String {
    case file = "only its file can use"
    case module = "only its module can use"
    case unknown = "nothing says that other modules can use"
  }

  /// The access as it is written, with the place that it limits the protocol to.
  static let accesses: [(words: String, place: Place?)] = [
    ("private", .file), ("fileprivate", .file), ("", .module), ("internal", .module),
    ("@usableFromInline", nil), ("@usableFromInline internal", nil), ("package", nil),
    ("public", nil),
  ]

  @Test("a mock of every build is refused in release for each access", arguments: accesses)
  func access(words: String, place: Place?) {
    for condition in ["(.always)", "(MockCondition.always)", "(.when(\"MOCKS\"))"] {
      expect(place, "@Mockable\(condition) \(words) protocol P { func f() }")
    }
    for condition in ["", "(.debug)", "(.when(\"DEBUG\"))"] {
      expect(nil, "@Mockable\(condition) \(words) protocol P { func f() }")
    }
    for other in [
      "class P { func f() {} }", "struct P { var f: () -> Void }",
    ] where !words.contains("usableFromInline") {
      expect(nil, "@Mockable(.always) \(words) \(other)")
    }
  }

  @Test("associated types, actors and inherited protocols change nothing")
  func shapes() {
    expect(.module, "@Mockable(.always) protocol P<T> { associatedtype T; func f() -> T }")
    expect(.module, "@Mockable(.always) protocol P: Actor { func f() }")
    expect(.module, "@Mockable(.always) protocol P: Q, Sendable { func f() }")
    expect(.module, "@Mockable(.always) @MainActor protocol P { static func f() }")
  }

  /// What is around a public protocol, with the place that it limits the protocol to.
  static let surroundings: [(String, Place?)] = [
    ("public enum A", nil), ("package enum A", nil), ("enum A", .module), ("private enum A", .file),
    ("fileprivate struct A", .file), ("@usableFromInline enum A", nil), ("actor A", .module),
    ("open class A", nil), ("extension A", .unknown), ("public extension A", nil),
    ("package extension A", nil), ("internal extension A", .module), ("private extension A", .file),
  ]

  @Test("a type around the protocol limits it", arguments: surroundings)
  func nested(around: String, place: Place?) {
    expect(place, "\(around) { @Mockable(.always) public protocol P { func f() } }")
    expect(
      place == .unknown ? .unknown : place,
      "\(around) { public enum B { @Mockable(.always) public protocol P { func f() } } }")
  }

  @Test("a protocol without a modifier has the access of its extension, and not of its type")
  func inferred() {
    expect(nil, "public extension A { @Mockable(.always) protocol P { func f() } }")
    expect(.module, "extension A { @Mockable(.always) protocol P { func f() } }")
    expect(.module, "public enum A { @Mockable(.always) protocol P { func f() } }")
    expect(
      nil, "public extension A { enum B { @Mockable(.always) public protocol P { func f() } } }")
  }

  @Test("the error says what to write, in builds that it concerns")
  func texts() {
    let module = AttributedDeclaration.expansion(
      of: "@Mockable(.when(\"A || B\")) protocol Bell { func f() }")
    #expect(
      module.hasPrefix(
        """
        #if A || B
        #if !DEBUG && !UNDERSTUDY_TESTABLE
        #error("only its module can use 'Bell', so a build with '-O -wmo' may run another type's \
        code in place of 'MockBell': make 'Bell' package or public; or build with \
        '-enable-testing' and '-D UNDERSTUDY_TESTABLE'; or write plain @Mockable")
        #endif

        """))
    let file = AttributedDeclaration.expansion(
      of: "private enum A { @Mockable(.always) protocol `Protocol` { func f() } }")
    #expect(
      file.hasPrefix(
        """
        #if !DEBUG
        #error("only its file can use 'Protocol', so a build with '-O -wmo' may run another \
        type's code in place of 'MockProtocol': make 'Protocol' and the types around it package \
        or public, or write plain @Mockable")
        #endif

        """))
    let unknown = AttributedDeclaration.expansion(
      of: "extension A { @Mockable(.always) public protocol P { func f() } }")
    #expect(
      unknown.hasPrefix(
        """
        #if !DEBUG
        #error("nothing says that other modules can use 'P', so a build with '-O -wmo' may run \
        another type's code in place of 'MockP': write 'public extension' or 'package extension' \
        around it, or plain @Mockable")
        #endif

        """))
  }

  /// Expects an expansion to contain the error about a place, or none.
  private func expect(_ place: Place?, _ source: String) {
    let text = AttributedDeclaration.expansion(of: source)
    #expect(text.contains("MockP"), "\(source)")
    #expect(text.contains("#error") == (place != nil), "\(source)")
    if let place { #expect(text.contains("#error(\"\(place.rawValue) 'P'"), "\(source)") }
  }
}
