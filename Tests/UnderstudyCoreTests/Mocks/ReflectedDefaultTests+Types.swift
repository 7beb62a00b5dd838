import UnderstudyCore

// The types whose default values are tested.

extension ReflectedDefaultTests {
  static let typesWithoutDefault: [Any.Type] = [
    Object.self, Never.self, Box<Object>.self, Box<Box<(Int, Object)>>.self, Failing.self,
    Box<() -> Int>.self, Box<(Int, () -> Void)>.self, Function.self, Box<Int.Type>.self,
    Box<any Error>.self, Box<AnyObject>.self, Box<KeyPath<Int, Int>>.self,
    Box<UnsafePointer<Int>>.self, Unowned.self, Boxed.self, Nothing.self, Box<Never>.self,
    AnyHashable.self, ObjectIdentifier.self, Unmanaged<Object>.self, StaticString.self,
  ]

  struct Empty: Equatable {}

  struct Page {
    var title: String
    let number: Int = 1
    var tags: [String] = ["a"]
    var next: Page.Link?
    var index: [String: Page.Link] = [:]
    var marks: Set<Int> = [3]
    private var hidden = 5
    var secret: Int { hidden }
    var computed: Int { 7 }
    static let shared = 3

    init(title: String) { self.title = title }

    final class Link {}
  }

  struct Mixed: Equatable {
    var a: UInt8
    var b: Int64
    var c: Bool
    var d: Int16
    var e: (UInt8, Int64)
    var f: String
    var g: Bool
    var h: Empty

    static func == (left: Mixed, right: Mixed) -> Bool {
      (left.a, left.b, left.c, left.d) == (right.a, right.b, right.c, right.d)
        && left.e == right.e && (left.f, left.g, left.h) == (right.f, right.g, right.h)
    }
  }

  struct Positive {
    let value: Int

    init(_ value: Int) {
      precondition(value > 0)
      self.value = value
    }
  }

  struct Closed {
    let text: String
    private init() { fatalError() }
  }

  enum Direction { case north, south, east, west }
  enum Single { case only }
  enum Raw: String { case first, second }
  enum Loading: Equatable { case loaded(String), failed(code: Int), idle }
  enum Several: Equatable { case a(Int), b([Int]), none, other }
  indirect enum Tree: Equatable { case node(Tree, Tree), leaf }
  enum Maybe<Value: Equatable>: Equatable { case something(Value), nothing }
  enum Many {
    case c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, d0, d1, d2, d3, d4, d5, d6, d7, d8, d9
  }
  enum Shape: Equatable {
    case circle(radius: Double)
    case square(side: Int)
    var isCircle: Bool { self == .circle(radius: 0) }
  }
  enum Pair: Equatable { case both(Int, name: String) }
  enum Either<Left, Right> {
    case left(Left)
    case right(Right)
    var left: Left? { if case .left(let value) = self { value } else { nil } }
  }
  enum Second: Equatable {
    case object(Object)
    case text(String)
  }
  enum Wrapped: Equatable { case maybe(String?), list([Int]) }
  enum Failing { case object(Object), function(() -> Void) }
  enum Nothing {}
  indirect enum Boxed { case box(Int) }

  struct Box<Content> { var content: Content }

  struct Outer<First: Equatable> {
    struct Inner<Second: Equatable>: Equatable {
      var first: First
      var second: Second
      var both: Pair?
      struct Pair: Equatable {
        var first: First
        var second: Second
      }
    }
  }

  @propertyWrapper struct Clamped {
    private var stored = 1
    var wrappedValue: Int {
      get { stored }
      set { stored = newValue }
    }
    var projectedValue: String { "projected" }
  }

  struct Settings {
    @Clamped var volume: Int
    weak var delegate: Object?
    lazy var expensive = 3
  }

  struct Ticket: DefaultValueProviding, Equatable {
    var number: Int
    static var defaultValue: Ticket { Ticket(number: 4) }
  }

  struct Holder {
    var count: Int
    var lamp: any Lamp
  }

  final class Object: Equatable {
    static func == (left: Object, right: Object) -> Bool { left === right }
  }

  struct Unowned { unowned var object: Object }

  struct Function {
    var text = ""
    var body: (Int) -> Int
  }

  final class Life: Sendable {}

  struct Tracked: DefaultValueProviding {
    @TaskLocal static var life = Life()
    let life: Life
    static var defaultValue: Tracked { Tracked(life: Tracked.life) }
  }

  struct Incomplete {
    var first: Tracked
    var list: [Tracked]
    var last: Object
  }

  struct Whole {
    var first: Tracked
    var second: Tracked?
    var kind: Either<Tracked, Int>
  }

  struct Level8<Value> { var value: Box<Box<Box<Box<Box<Box<Box<Value>>>>>>> }
}

extension ReflectedDefaultTests.Either: Equatable where Left: Equatable, Right: Equatable {}
extension ReflectedDefaultTests.Box: Equatable where Content: Equatable {}
