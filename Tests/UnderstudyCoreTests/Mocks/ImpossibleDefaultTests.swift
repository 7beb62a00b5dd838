import Foundation
import Testing
import UnderstudyCore

/// The default values of types with layouts that are easily misread: a value that is made must be one
/// that code could have made, and a type whose value is not certain has none.
@Suite("default values of unusual layouts") struct ImpossibleDefaultTests {
  @Test("a case whose payload has no values is never made", arguments: Layout.uninhabited)
  func uninhabited(_ layout: Layout) { layout.check() }

  @Test(
    "a case whose payload takes no space is made if the payload can be", arguments: Layout.empty)
  func empty(_ layout: Layout) { layout.check() }

  @Test("metatypes are read as they are stored", arguments: Layout.metatypes)
  func metatypes(_ layout: Layout) { layout.check() }

  @Test("an optional metatype that takes no space is nil")
  func thinMetatypes() throws {
    let route = try #require(defaultValue(of: Layout.Route.self))
    #expect(route.cell == nil && route.count == 0)
    let trailing = try #require(defaultValue(of: Layout.Trailing.self))
    #expect(trailing.cell == nil && trailing.count == 0)
    guard case .metatype(nil) = defaultValue(of: Layout.OptionalCase.self) else {
      Issue.record("the payload is not nil")
      return
    }
  }

  @Test("an enum that is compatible with C has a raw value of a case", arguments: Layout.compatible)
  func compatible(_ layout: Layout) { layout.check() }

  @Test("properties without a size are skipped", arguments: Layout.sizeless)
  func sizeless(_ layout: Layout) { layout.check() }

  @Test(
    "payloads of every kind, in an enum, a struct, a tuple and each other", arguments: Layout.kinds)
  func kinds(_ layout: Layout) { layout.check() }

  @Test("a range has no bound that is not equal to itself")
  func ranges() {
    withDefault(Double.nan) {
      #expect(defaultValue(of: Range<Double>.self) == nil)
      #expect(defaultValue(of: ClosedRange<Double>.self) == nil)
      #expect(defaultValue(of: PartialRangeFrom<Double>.self) == nil)
      #expect(defaultValue(of: PartialRangeUpTo<Double>.self) == nil)
      #expect(defaultValue(of: PartialRangeThrough<Double>.self) == nil)
    }
    #expect(defaultValue(of: Range<Double>.self) == 0..<0)
  }

  #if compiler(>=6.2)
    @Test("a closure that runs on the actor of its caller returns the default value")
    func closures() async throws {
      typealias Load = nonisolated(nonsending) (Int, String) async throws -> Int
      let load = try #require(defaultValue(of: Load.self))
      #expect(try await load(3, "x") == 0)
      let name = try #require(defaultValue(of: Name.self))
      #expect(await name() == "")
      #expect(await onMain(name) == "")
    }

    private typealias Name = nonisolated(nonsending) () async -> String

    @MainActor private func onMain(_ name: @escaping Name) async
      -> String
    {
      await name()
    }
  #endif
}

/// A type, and the text of its default value.
struct Layout: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let check: @Sendable () -> Void

  /// Creates the row of a type whose default value has a description, or `nil` if it has no default value.
  init<Value>(
    _ type: Value.Type, _ text: String?, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    testDescription = "\(type)"
    check = {
      let value = defaultValue(of: type)
      #expect(value.map { unqualified("\($0)") } == text, sourceLocation: sourceLocation)
      // Copies and destroys it, too.
      let copies = Array(repeating: value, count: 3)
      #expect(copies.map { "\($0 as Any)" }.count == 3, sourceLocation: sourceLocation)
    }
  }

  static let uninhabited = [
    Layout(Never.self, nil),
    Layout(Step.self, "done(0)"),
    Layout(Only<Never>.self, nil),
    Layout(Only<NoCase>.self, nil),
    Layout(Only<Impossible>.self, nil),
    Layout(First<Never>.self, "second"),
    Layout(First<Impossible>.self, "second"),
    Layout(Two<Never, Never>.self, nil),
    Layout(Two<Never, String>.self, "second(\"\")"),
    Layout(Two<Impossible, Int?>.self, "second(nil)"),
    Layout(Boxed<Never>.self, nil),
    Layout(Holder<Never>.self, nil),
    Layout(Holder<Never?>.self, "Holder<Optional<Never>>(value: nil)"),
    Layout((Int, Never).self, nil),
    Layout(Concrete.self, "b(0)"),
    Layout(ConcreteOnly.self, nil),
  ]

  static let empty = [
    Layout(VoidFirst.self, "other"),
    Layout(Units.self, "void()"),
    Layout(Two<Void, Int>.self, "first()"),
    Layout(Only<Nothing>.self, "only(Nothing())"),
    Layout(Holder<Void>.self, "Holder<()>(value: ())"),
    Layout(Holder<Nothing>.self, "Holder<Nothing>(value: Nothing())"),
  ]

  // Swift cannot print a metatype that takes no space, so other tests look at these.
  static let metatypes = [
    Layout(RouteOfClass.self, "RouteOfClass(cell: nil, count: 0)"),
    Layout(RouteOfProtocol.self, "RouteOfProtocol(cell: nil, count: 0)"),
    Layout(WithMetatype.self, nil),
    Layout(WithTuple.self, nil),
    Layout(Holder<Nothing.Type?>.self, nil),
    Layout(Case.self, "none"),
    Layout(MetatypeCase.self, "count(0)"),
    Layout(Nothing.Type.self, nil),
    Layout(Nothing.Type?.self, "nil"),
  ]

  static let sizeless = [
    Layout(Sizeless.self, "Sizeless(void: (), nothing: Nothing(), count: 0)"),
    Layout(Between.self, "Between(small: 0, void: (), nothing: Nothing(), large: 0)"),
    Layout(AllSizeless.self, "AllSizeless(nothing: Nothing(), void: ())"),
  ]

  static let compatible =
    [
      Layout(RawInt.self, "one")
    ] + cEnums

  #if compiler(>=6.3)
    private static let cEnums = [
      Layout(Wide.self, "Wide(rawValue: 1)"), Layout(Narrow.self, "Narrow(rawValue: 1)"),
      Layout(Holder<Wide>.self, "Holder<Wide>(value: Wide)"),
      Layout(Later.self, nil),
    ]
  #else
    private static let cEnums: [Layout] = []
  #endif

  static let kinds =
    all(Int.self, "0") + all(String.self, "", inside: "\"\"") + all([Int].self, "[]")
    + all(Int?.self, "nil")
    + all(Thing?.self, "nil") + all((any Animal)?.self, "nil") + all((() -> Void)?.self, "nil")
    + all(Thing.Type?.self, "nil") + all((any Animal.Type)?.self, "nil") + all(Never?.self, "nil")
    + all((Int, String).self, "(0, \"\")") + all(Tree.self, "leaf", inside: "Tree.leaf")
    + all(RawInt.self, "one", inside: "RawInt.one")
    + all(Thing.self, nil)
    + all((any Animal).self, nil) + all(Step.self, "done(0)", inside: "Step.done(0)")

  /// Returns a type as it is, and in other types, where Swift prints enums with their names.
  private static func all<Value>(
    _ type: Value.Type, _ plain: String?, inside: String? = nil
  ) -> [Layout] {
    let text = inside ?? plain
    let name = unqualified(String(reflecting: Two<Value, Never>.self))
    return [
      Layout(type, plain),
      Layout(Two<Value, Never>.self, text.map { "first\(parenthesized($0))" }),
      Layout(First<Value>.self, "second"),
      Layout(
        Two<Never, Two<Value, Never>>.self,
        text.map { "second(\(name).first\(parenthesized($0)))" }),
    ]
  }

  private static func parenthesized(_ text: String) -> String {
    text.first == "(" ? text : "(\(text))"
  }

  private enum Step { case impossible(Never), done(Int) }
  private enum NoCase {}
  private struct Impossible { var count: Int; var never: Never }
  fileprivate struct Nothing {}
  private enum Only<Value> { case only(Value) }
  private enum First<Value> { case first(Value), second }
  private enum Two<A, B> { case first(A), second(B) }
  private indirect enum Boxed<Value> { case boxed(Value) }
  private struct Holder<Value> { var value: Value }
  private enum Concrete { case a(Impossible), b(Int) }
  private enum ConcreteOnly { case a(NoCase), b(Impossible) }
  private enum VoidFirst { case void(Void), other }
  private enum Units { case void(Void), nothing(Nothing) }
  private final class Thing {}
  private protocol Animal {}
  fileprivate struct Route { var cell: Nothing.Type?; var count: Int }
  private struct RouteOfClass { var cell: Thing.Type?; var count: Int }
  private struct RouteOfProtocol { var cell: (any Animal.Type)?; var count: Int }
  fileprivate struct Trailing { var count: Int; var cell: Nothing.Type? }
  private struct WithMetatype { var cell: Nothing.Type; var count: Int }
  private struct WithTuple { var cell: (Nothing.Type, Int)?; var count: Int }
  private enum Case { case metatype(Nothing.Type), none }
  fileprivate enum OptionalCase { case metatype(Nothing.Type?) }
  private enum MetatypeCase { case metatype(Nothing.Type), count(Int) }
  private struct Sizeless { var void: Void; var nothing: Nothing; var count: Int }
  private struct Between { var small: Int8; var void: Void; var nothing: Nothing; var large: Int }
  private struct AllSizeless { var nothing: Nothing; var void: Void }
  private indirect enum Tree { case leaf, node(Tree, Tree) }
  private enum RawInt: Int { case one = 1, two = 2 }
}

#if compiler(>=6.3)
  @c private enum Wide: CInt { case a = 1, b = 2 }
  @c private enum Narrow: Int8 { case b = 2, a = 1 }
  @c private enum Later: CInt { case a = 1000 }
  @c private enum Status: CInt { case ready = 3, busy = 7 }
  @Test("an enum that is compatible with C is equal to a case")
  private func casesOfC() throws {
    let status = try #require(defaultValue(of: Status.self))
    #expect(status == .ready && status.rawValue == 3)
    let pair = try #require(defaultValue(of: (Status, Int).self))
    #expect(pair.0 == .ready)
  }
#endif

/// Returns a description without the modules and contexts of types.
private func unqualified(_ text: String) -> String {
  text.replacingOccurrences(
    of: #"(Swift|UnderstudyCoreTests)\.(Layout\.)?(\(unknown context at \$[0-9a-f]+\)\.)?"#,
    with: "",
    options: .regularExpression)
}
