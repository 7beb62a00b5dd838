import Testing
import UnderstudyCore

/// The default values of structs and enums, which the runtime makes of those of their parts.
@Suite struct ReflectedDefaultTests {
  let vault = MockVault("vault")

  @Test("a struct consists of the default values of its stored properties, private ones too")
  func structs() {
    let page = vault.value(Page.self)
    #expect(page.title == "" && page.number == 0 && page.tags == [] && page.next == nil)
    #expect(page.index.isEmpty && page.marks == [] && page.secret == 0)
    #expect(page.computed == 7)
    #expect(vault.value(Empty.self) == Empty())
  }

  @Test("the properties of a struct have any size and alignment")
  func alignment() {
    let mixed = vault.value(Mixed.self)
    #expect(mixed == Mixed(a: 0, b: 0, c: false, d: 0, e: (0, 0), f: "", g: false, h: Empty()))
    withDefault(Int64(7)) {
      #expect(vault.value(Mixed.self).b == 7)
      #expect(vault.value(Mixed.self).e.1 == 7)
    }
  }

  @Test("no initializer runs")
  func initializers() {
    #expect(vault.value(Positive.self).value == 0)
    #expect(vault.value(Closed.self).text == "")
  }

  @Test("an enum is its first case without a payload")
  func enums() {
    #expect(vault.value(Direction.self) == .north)
    #expect(vault.value(Single.self) == .only)
    #expect(vault.value(Raw.self) == .first)
    #expect(vault.value(Loading.self) == .idle)
    #expect(vault.value(Several.self) == .none)
    #expect(vault.value(Tree.self) == .leaf)
    #expect(vault.value(Many.self) == .c0)
    #expect(vault.value(Maybe<String>.self) == .nothing)
    #expect(vault.value(Maybe<Direction>.self) == .nothing)
  }

  @Test("an enum whose cases have payloads is the first that can be made")
  func payloads() {
    #expect(vault.value(Shape.self) == .circle(radius: 0))
    #expect(vault.value(Pair.self) == .both(0, name: ""))
    #expect(vault.value(Either<[Int], Direction>.self) == .left([]))
    #expect(vault.value(Either<Page, String>.self).left?.title == "")
    #expect(vault.value(Second.self) == .text(""))
    #expect(vault.value(Wrapped.self) == .maybe(nil))
  }

  @Test("generic types are nested")
  func generics() {
    #expect(vault.value(Box<Box<[String]>>.self) == Box(content: Box(content: [])))
    #expect(vault.value(Box<(Int, Direction)?>.self).content == nil)
    #expect(vault.value(Outer<Int>.Inner<String>.self) == .init(first: 0, second: "", both: nil))
    #expect(vault.value((Box<Int>, [Page]).self).0 == Box(content: 0))
    let result: Result<Box<Direction>, any Error> = vault.value(
      Result<Box<Direction>, any Error>.self)
    #expect((try? result.get())?.content == .north)
  }

  @Test("property wrappers, lazy and weak properties are parts")
  func wrappers() {
    let settings = vault.value(Settings.self)
    #expect(settings.volume == 0 && settings.$volume == "projected" && settings.delegate == nil)
    var copy = settings
    #expect(copy.expensive == 3)
  }

  @Test("types of the standard library have default values")
  func standard() {
    #expect(vault.value(Unicode.Scalar.self) == "\0")
    #expect(vault.value(SIMD2<Float>.self) == .zero)
    #expect(vault.value(SIMD64<UInt8>.self) == .zero)
    #expect(vault.value(Slice<[Int]>.self).isEmpty)
    #expect(vault.value(String.Index.self) == "".startIndex)
    #expect(vault.value(CollectionOfOne<Int>.self).first == 0)
    #expect(vault.value(UnsafeBufferPointer<Int>.self).isEmpty)
    #expect(vault.value(ContinuousClock.Instant?.self) == nil)
  }

  @Test("registered and scoped default values take precedence in every part")
  func custom() {
    withDefault(Direction.south) {
      #expect(vault.value(Box<Box<Direction>>.self).content.content == .south)
      #expect(vault.value(Either<Direction, Int>.self) == .left(.south))
      withDefault("x") { #expect(vault.value(Page.self).title == "x") }
    }
    withDefault(Page(title: "page")) {
      #expect(vault.value(Box<Page>.self).content.title == "page")
    }
    #expect(vault.value(Box<Ticket>.self).content == Ticket(number: 4))
  }

  @Test("a part of a protocol's type is a mock, the same one for equal calls")
  func mocks() {
    let holder = vault.value(Holder.self)
    #expect(holder.lamp is MockLamp)
    #expect(vault.value(Holder.self).lamp as? MockLamp === holder.lamp as? MockLamp)
    #expect(vault.value(Either<any Lamp, Int>.self).left is MockLamp)
  }

  @Test(
    "a type with a part that has no default value has none",
    arguments: ReflectedDefaultTests.typesWithoutDefault)
  func missing(type: Any.Type) {
    func open<Value>(_ type: Value.Type) {
      let log = FailureLog.of {
        #expect(throws: UnansweredCall.self) { try vault.attempt(type) }
      }
      #expect(log.reports == [.noValue("attempt(_:)")])
    }
    _openExistential(type, do: open)
  }

  @Test("parts are released once, also if a later part has no default value")
  func ownership() {
    weak var known: Life?
    do {
      let life = Life()
      known = life
      Tracked.$life.withValue(life) {
        MockScope.run {
          let vault = MockVault("vault")
          _ = FailureLog.of {
            #expect(throws: UnansweredCall.self) { try vault.attempt(Incomplete.self) }
          }
          for _ in 0..<3 { #expect(vault.value(Whole.self).first.life === life) }
        }
      }
    }
    #expect(known == nil)
  }

  @Test("types are nested up to a depth")
  func depth() {
    _ = vault.value(Level8<Level8<Level8<Int>>>.self)
    let log = FailureLog.of {
      #expect(throws: UnansweredCall.self) {
        try vault.attempt(
          Level8<Level8<Level8<Level8<Level8<Level8<Level8<Level8<Level8<Int>>>>>>>>>.self)
      }
    }
    #expect(log.reports == [.noValue("attempt(_:)")])
  }

  @Test("a strict mock reports an unexpected call and returns the default value")
  func strict() {
    let log = FailureLog.of { #expect(MockVault("vault", .strict).value(Shape.self).isCircle) }
    #expect(log.reports == [.unexpectedCall("value(_:)")])
  }
}
