import MockGenerator
import Testing

@Suite("Members that depend on the types of the superclass")
struct FixedMemberTests {
  /// A generic class with members under requirements.
  private static let base = """
    class Base<T, U> {
      func hash(_ t: T) where T: Hashable {}
      func sum(_ t: T) where T: Collection, T.Element == U {}
      func same(_ t: T) where T == [U] {}
      func take<V: Sequence>(_ v: V) where V.Element == T, T: Sendable {}
      subscript(t: T) -> Int where T: Equatable, U: Equatable { 1 }
    }
    """

  /// Returns the overridden members of a subclass.
  private static func members(of subclass: String) -> [String] {
    let mock = subclass.hasPrefix("class C<") ? "MockC<Int>()" : "MockC()"
    let made = GeneratedMocks(
      .tests("@testable import Shop\nlet c = \(mock)"), .testable("Shop", base, subclass))
    #expect(made.messages == [])
    return made.lines("Shop", "override func", "override subscript")
  }

  @Test("requirements that common types satisfy are left out")
  func satisfied() {
    #expect(
      Self.members(of: "class C: Base<Int, String> {}") == [
        "  override func hash(_ p0: Int) {",
        "  override func take<V: Sequence>(_ p0: V) where V.Element == Int {",
        "  override subscript(_ p0: Int) -> Int {",
      ])
  }

  @Test("initializers have no requirements that common types satisfy")
  func initializers() {
    let made = GeneratedMocks(
      .tests("@testable import Shop\nlet c = MockC(t: 1)"),
      .testable(
        "Shop", "class Base<T> { init(t: T) where T: Hashable {} }", "class C: Base<Int> {}"))
    #expect(made.messages == [])
    #expect(made.lines("Shop", "override init") == ["  override init(t p0: Int) {"])
    #expect(!made.text("Shop").contains(" where "))
  }

  @Test("requirements of generic parameters of the mock are repeated")
  func open() {
    #expect(
      Self.members(of: "class C<X>: Base<X, String> {}") == [
        "  override func hash(_ p0: X) where X: Hashable {",
        "  override func sum(_ p0: X) where X: Collection, X.Element == String {",
        "  override func same(_ p0: X) where X == [String] {",
        "  override func take<V: Sequence>(_ p0: V) where V.Element == X, X: Sendable {",
        "  override subscript(_ p0: X) -> Int where X: Equatable {",
      ])
  }

  @Test("members whose requirements only the compiler can check are not overridden")
  func unknown() {
    #expect(
      Self.members(of: "struct Own {}\nclass C: Base<Own, Own> {}") == [])
  }
}
