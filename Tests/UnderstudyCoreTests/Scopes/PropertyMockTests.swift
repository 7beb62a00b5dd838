import Testing
import UnderstudyCore

/// The class of a test framework: its own properties are skipped.
private class Case {
  let ownMock = make("own")
  unowned var gone: Box

  init() {
    let box = Box()
    gone = box
  }
}

/// The mocks that the tests create.
private let greeters = LockedValue<[MockGreeter]>([])

private func make(_ name: String) -> MockGreeter {
  let greeter = MockGreeter(name)
  greeters.withLock { $0.append(greeter) }
  return greeter
}

/// The mocks in the stored properties of a test case.
@Suite struct PropertyMockTests {
  /// The mocks with these names belong to the scope of the test.
  private func expectFound(
    _ names: String..., in testCase: Case, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let scope = MockScope(unusedStubs: .allow, test: RunningTest(id: "test", name: "test"))
    scope.takeMocks(of: testCase, below: Case.self)
    let found = greeters.withLock { $0 }
      .filter { $0.mock.core.scope === scope }.map(\.mock.core.name)
    scope.end()
    #expect(found.sorted() == names.sorted(), sourceLocation: sourceLocation)
    withExtendedLifetime(testCase) {}
  }

  @Test("a mock is found in each kind of property")
  func kinds() {
    class Base: Case {
      private let inherited = make("inherited")
      var text = "text"
    }
    struct Pair { var number = 1; var (first, second) = (make("first"), 2) }
    enum Choice { case none, number(Int), mock(MockGreeter); indirect case other(any Greeter) }
    class Generic<Value, Other: Greeter>: Base {
      let value: Value
      let other: Other
      init(_ value: Value, _ other: Other) { (self.value, self.other) = (value, other) }
    }
    final class Leaf: Generic<[String: (Int, MockGreeter?)], MockGreeter> {
      let direct: any Greeter = make("existential")
      let any: Any = make("any")
      let object: AnyObject = make("object")
      let optional: (any Greeter)?? = make("optional")
      var unwrapped: MockGreeter! = make("unwrapped")
      let array: [any Greeter] = [make("array 1"), make("array 2")]
      let optionals: [(any Greeter)?]? = [nil, make("optionals")]
      let anys: [Any] = [1, "text", [make("nested")], Pair() as Any]
      let slice = [make("left out"), make("slice")].dropFirst()
      let contiguous: ContiguousArray = [make("contiguous")]
      let set: Set = [ObjectIdentifier(Leaf.self)]
      lazy var table: [Int: any Greeter] = [1: make("lazy")]
      let tuple: (Int8, MockGreeter, (String, any Greeter)) = (
        1, make("tuple"), ("", make("inner"))
      )
      let choices: [Choice] = [.none, .number(1), .mock(make("case")), .other(make("boxed"))]
      let result: Result<MockGreeter, Rude> = .success(make("result"))
      let function: () -> MockGreeter = { make("function") }
      let type: any Greeter.Type = MockGreeter.self
      let constrained: any Collection<MockGreeter> = [make("constrained")]
    }
    let leaf = Leaf(["a": (1, make("generic"))], make("parameter"))
    expectFound(
      "inherited", "generic", "parameter", "existential", "any", "object", "optional", "unwrapped",
      "array 1", "array 2", "optionals", "nested", "first", "slice", "contiguous", "tuple",
      "inner", "case", "boxed", "result", "constrained", in: leaf)
  }

  @Test("properties that hold no mock, or do not retain it, are not read")
  func unread() {
    final class Owner: Case {
      let found = make("found")
      weak var weakMock: MockGreeter?
      unowned var unownedBox: Box
      unowned(unsafe) var unsafeBox: Box
      unowned var optionalBox: Box?
      var part: (first: Part, second: [Part])
      struct Part { unowned var box: Box; unowned(unsafe) var other: Box; weak var third: Box? }
      struct Once: ~Copyable { let mock = make("noncopyable") }
      let once = Once()

      override init() {
        let box = Box()
        (unownedBox, unsafeBox, optionalBox) = (box, box, box)
        let part = Part(box: box, other: box, third: box)
        self.part = (part, [part])
        super.init()
      }
    }
    expectFound("found", in: Owner())
  }

  @Test("no user code runs")
  func userCode() {
    expectFound(
      "of a struct", "of an enum", "of a mock", in: Trapping(make))
  }

  /// Properties whose types trap in everything that a mirror or a description would call.
  private final class Trapping: Case {
    struct Value: CustomReflectable, CustomStringConvertible, CustomDebugStringConvertible, Hashable
    {
      let greeter: MockGreeter
      var customMirror: Mirror { fatalError("customMirror") }
      var description: String { fatalError("description") }
      var debugDescription: String { fatalError("debugDescription") }
      static func == (left: Value, right: Value) -> Bool { left.greeter === right.greeter }
      func hash(into hasher: inout Hasher) {}
    }
    enum Choice: CustomReflectable {
      case value(MockGreeter)
      var customMirror: Mirror { fatalError("customMirror") }
    }
    final class Object: CustomReflectable {
      var customMirror: Mirror { fatalError("customMirror") }
    }
    struct Elements: Sequence {
      let array: [Int] = []
      func makeIterator() -> IndexingIterator<[Int]> { fatalError("makeIterator") }
    }
    let value: Value
    let choice: Choice
    let object: Any = Object()
    let objects = [Object()]
    let elements = Elements()
    let set: Set<Value>

    init(_ make: (String) -> MockGreeter) {
      value = Value(greeter: make("of a struct"))
      choice = .value(make("of an enum"))
      set = [Value(greeter: make("of a mock"))]
    }
  }

  @Test("large collections of values that hold no mock cost nothing, and others hide no mock")
  func large() {
    struct Point { var x = 1.0, y: Float? = 2, name: String? = "point" }
    enum Shape { case none, circle(Point), line([Point], Point) }
    struct Node { var children: [Node] = []; var value = 1 }
    final class Large: Case {
      let numbers = Array(0..<3_000_000)
      let points = Array(repeating: Point(), count: 1_000_000)
      let shapes = Array(repeating: Shape.circle(Point()), count: 1_000_000)
      let nodes = Array(repeating: Node(), count: 1_000_000)
      let texts = Array(repeating: Optional("text"), count: 1_000_000)
      let table = Dictionary(uniqueKeysWithValues: (0..<100_000).map { ($0, [$0]) })
      let anys: [Any] = Array(repeating: 1, count: 100_000)
      let mock = make("behind")
    }
    let large = Large()
    let start = ContinuousClock.now
    expectFound("behind", in: large)
    #expect(ContinuousClock.now - start < .milliseconds(200))
  }
}
