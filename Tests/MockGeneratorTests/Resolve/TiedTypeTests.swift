import MockGenerator
import Testing

@Suite("Associated types that are tied to the mock")
struct TiedTypeTests {
  /// Returns the declarations of mocks, with their associated types.
  private func mocks(_ made: GeneratedMocks) -> [String] {
    made.lines("Shop", "nonisolated", "typealias").compactMap { line in
      line.contains("typealias")
        ? String(line.drop { $0 == " " })
        : line.split(separator: " ").first { $0.hasPrefix("Mock") }.map(String.init)
    }
  }

  @Test("the mock of the other protocol has the mock as its generic argument")
  func generic() {
    let made = GeneratedMocks(
      .tests("import Shop\nlet l = MockLock()"),
      .testable(
        "Shop",
        """
        protocol Lock where Key.Owner == Self { associatedtype Key: LockKey; func key() -> Key }
        protocol LockKey { associatedtype Owner: Lock; var owner: Owner { get } }
        """))
    #expect(made.messages == [])
    #expect(
      mocks(made) == ["MockLock:", "typealias Key = MockLockKey<MockLock>", "MockLockKey<Owner:"])
  }

  @Test("two mocks stand for each other's associated types")
  func mutual() {
    let made = GeneratedMocks(
      .tests("import Shop\nlet m: (MockLock, MockLockKey)"),
      .testable(
        "Shop",
        """
        protocol Lock { associatedtype Key: LockKey where Key.Owner == Self }
        protocol LockKey { associatedtype Owner: Lock where Self == Owner.Key }
        """))
    #expect(made.messages == [])
    #expect(
      mocks(made) == [
        "MockLock:", "typealias Key = MockLockKey", "MockLockKey:", "typealias Owner = MockLock",
      ])
  }

  @Test("mocks stand for each other's associated types in refining protocols, too")
  func mutualRefining() {
    let made = GeneratedMocks(
      .tests("import Shop\nlet m: (MockDoorLock, MockDoorKey)"),
      .testable(
        "Shop",
        """
        protocol Lock { associatedtype Key: LockKey where Key.Owner == Self }
        protocol LockKey { associatedtype Owner: Lock where Owner.Key == Self }
        protocol DoorLock: Lock where Key: DoorKey {}
        protocol DoorKey: LockKey where Owner: DoorLock {}
        """))
    #expect(made.messages == [])
    #expect(
      mocks(made) == [
        "MockDoorKey:", "typealias Owner = MockDoorLock", "MockDoorLock:",
        "typealias Key = MockDoorKey",
      ])
  }

  @Test("three mocks stand for each other's associated types, or none of them exists")
  func threeProtocols() {
    let graph = """
      protocol Graph {
        associatedtype N: Node where N.G == Self
        associatedtype E: Edge where E.G == Self
      }
      protocol Node { associatedtype G: Graph where G.N == Self }
      """
    let tests = SourceModule.tests("import Shop\nlet m: (MockGraph, MockNode, MockEdge)")
    let edge = "protocol Edge { associatedtype G: Graph where G.E == Self"
    let made = GeneratedMocks(tests, .testable("Shop", graph, edge + " }"))
    #expect(made.messages == [])
    #expect(
      mocks(made) == [
        "MockEdge:", "typealias G = MockGraph", "MockGraph:", "typealias N = MockNode",
        "typealias E = MockEdge", "MockNode:", "typealias G = MockGraph",
      ])
    let open = GeneratedMocks(tests, .testable("Shop", graph, edge + "; associatedtype Weight }"))
    #expect(open.mocks == [])
    let refusals = open.messages.filter { $0.contains("cannot be mocked: its associated type") }
    #expect(refusals.count == 4)
  }

  @Test("a refining protocol is tied to its own mock")
  func refining() {
    let made = GeneratedMocks(
      .tests("import Shop\nlet d = MockDoorLock()"),
      .testable(
        "Shop",
        """
        protocol Lock where Key.Owner == Self { associatedtype Key: LockKey }
        protocol LockKey { associatedtype Owner: Lock }
        protocol DoorLock: Lock {}
        """))
    #expect(made.messages == [])
    #expect(mocks(made).contains("typealias Key = MockLockKey<MockDoorLock>"))
  }

  static let refinedConstraints = [
    "protocol IntLock: Lock where Key: IntKey, Key: LockKey {}",
    "protocol IntLock: Lock where Self.Key: IntKey & Sendable {}",
    "protocol IntLock { associatedtype Key: LockKey & IntKey where Key.Owner == Self }",
  ]

  @Test("the most derived protocol of several constraints is mocked", arguments: refinedConstraints)
  func refinedConstraint(source: String) {
    let made = GeneratedMocks(
      .tests("import Shop\nlet l = MockIntLock()"),
      .testable(
        "Shop",
        """
        protocol Lock { associatedtype Key: LockKey where Key.Owner == Self }
        protocol LockKey { associatedtype Owner; func turn(_ owner: Owner) }
        protocol IntKey: LockKey { func number() -> Int }
        \(source)
        """))
    #expect(made.messages == [])
    #expect(mocks(made).contains("typealias Key = MockIntKey<MockIntLock>"))
  }

  @Test("a type can be tied to a type that is made of the mock")
  func madeOfTheMock() {
    let made = GeneratedMocks(
      .tests("import Shop\nlet l = MockLock()"),
      .testable(
        "Shop",
        """
        protocol Lock {
          associatedtype Key: LockKey where Key.Owner == Self?
          associatedtype Spare: LockKey<[Self]>
        }
        protocol LockKey<Owner> { associatedtype Owner; func turn(_ owner: Owner) }
        """))
    #expect(made.messages == [])
    #expect(mocks(made).contains("typealias Key = MockLockKey<MockLock?>"))
    #expect(mocks(made).contains("typealias Spare = MockLockKey<[MockLock]>"))
  }

  @Test(
    "a type that is tied by the mock's own protocol is the mock, and so is the type it is tied by")
  func sameProtocol() {
    let made = GeneratedMocks(
      .tests("import Shop\nlet n = MockNode()"),
      .testable(
        "Shop",
        """
        protocol Node {
          associatedtype Parent: Node
          associatedtype Child: Node where Child.Parent == Self
          var parent: Parent? { get }
        }
        """))
    #expect(made.messages == [])
    #expect(
      made.lines("Shop", "typealias").map { $0.drop { $0 == " " } } == [
        "typealias Child = MockNode", "typealias Parent = MockNode",
      ])
  }

  static let containers: [(source: String, aliases: [String])] = [
    ("where Kids.Element == Self { associatedtype Kids: Collection", ["Kids = [MockNode]"]),
    ("{ associatedtype Kids: Sequence where Self == Kids.Iterator.Element", ["Kids = [MockNode]"]),
    ("{ associatedtype Kids: RandomAccessCollection<Self> & Sendable", ["Kids = [MockNode]"]),
    ("where Ideal == [Self] { associatedtype Ideal: Sendable", ["Ideal = [MockNode]"]),
    (
      "{ associatedtype Kids: Sequence where Kids.Element == (Int, Self?)",
      ["Kids = [(Int, MockNode?)]"]
    ),
    ("{ associatedtype I: IteratorProtocol<Self>", ["I = IndexingIterator<[MockNode]>"]),
    ("{ associatedtype S: AsyncSequence where S.Element == Self", ["S = AsyncStream<MockNode>"]),
    (
      "{ associatedtype S: AsyncSequence<Self, any Error>",
      ["S = AsyncThrowingStream<MockNode, any Error>"]
    ),
    (
      "{ associatedtype S: AsyncIteratorProtocol where S.Element == Self, S.Failure == Never",
      ["S = AsyncStream<MockNode>.Iterator"]
    ),
    (
      ": Sequence where Element == Self {",
      ["Element = MockNode", "Iterator = IndexingIterator<[MockNode]>"]
    ),
    (
      "<Up> { associatedtype Up: Node; associatedtype Down: Node<Self>",
      ["Down = MockNode", "Up = MockNode"]
    ),
    // A type cannot be a part of itself.
    (
      "where Steps == Range<Step>, Step == Steps.Element { "
        + "associatedtype Steps; associatedtype Step: Comparable", ["Steps = Range<Step>"]
    ),
    // The argument of a constraint does not depend on the mock here.
    ("{ associatedtype Item; associatedtype Kids: Sequence<Self.Item>", []),
  ]

  @Test("a container of the standard library has the mock as its element", arguments: containers)
  func container(source: String, aliases: [String]) {
    let made = GeneratedMocks(
      .tests("import Shop\nlet n = MockNode()"), .testable("Shop", "protocol Node \(source) }"))
    #expect(made.messages == [])
    #expect(
      made.lines("Shop", "typealias").map { $0.drop { $0 == " " } }
        == aliases.map {
          "typealias \($0)"
        })
  }

  @Test(
    "no container has other types",
    arguments: [
      "Kids: Collection where Kids.Element == Self, Kids.Index == [Self]",
      "Kids: SetAlgebra where Kids.Element == Self", "Kids where Kids.Element == Self",
      "S: Sequence<Self> & IteratorProtocol", "S: AsyncSequence<Self, Oops>",
      "S: Sequence where S.Element == Self, S.Failure == any Error", "S: Unknown<Self>",
    ])
  func noContainer(type: String) {
    let made = GeneratedMocks(
      .tests("import Shop\nlet n = MockNode()"),
      .testable("Shop", "struct Oops: Error {}\nprotocol Node { associatedtype \(type) }"))
    #expect(made.mocks == [])
    #expect(made.messages.contains { $0.contains("'Node' cannot be mocked: its associated type") })
  }

  @Test("the generic argument of a constraint ties a type like a clause")
  func genericArgument() {
    let made = GeneratedMocks(
      .tests("import Shop\nlet l = MockLock()"),
      .testable(
        "Shop",
        """
        protocol Lock { associatedtype Key: LockKey<Self> }
        protocol LockKey<Owner> { associatedtype Owner; var owner: Owner { get } }
        """))
    #expect(made.messages == [])
    #expect(
      mocks(made).filter { !$0.contains("__Real") } == [
        "MockLock:", "typealias Key = MockLockKey<MockLock>", "MockLockKey<Owner>:",
      ])
  }

  @Test("a protocol of distributed actors is refused by its name")
  func distributedActor() {
    let made = GeneratedMocks(
      .tests("import Shop\nlet l = MockLamp()"),
      .testable("Shop", "import Distributed\nprotocol Lamp: DistributedActor { func turn() }"))
    #expect(made.mocks == [])
    #expect(
      made.messages.filter { $0.contains("error") }.map { String($0.prefix { $0 != "," }) } == [
        "Sources/Shop/File1.swift:2:16: error: 'Lamp' cannot be mocked: it is for distributed actors"
      ])
  }

  @Test("a protocol without an answer is refused, and the other mocks of the file are generated")
  func refused() {
    let made = GeneratedMocks(
      .tests("import Shop\nlet m = (MockLock(), MockDoor(), MockView(), Desk.MockLamp())"),
      .testable(
        "Shop",
        """
        protocol Lock where Key.Owner == Self { associatedtype Key: LockKey }
        protocol LockKey { associatedtype Owner; associatedtype Metal }
        protocol Door { func open() }
        protocol View { var bytes: RawSpan { get }; func size() -> Int }
        enum Desk { protocol Lamp { var mock: Int { get } } }
        """))
    #expect(made.mocks == ["MockDoor"])
    #expect(
      made.messages.map { String($0.prefix { $0 != ";" }) } == [
        "Sources/Shop/File1.swift:1:56: error: 'Lock' cannot be mocked: its associated type 'Key' "
          + "must have the mock as an associated type of its own, and no such type is known",
        "Sources/Shop/File1.swift:4:28: error: a result of type 'RawSpan' cannot be mocked: a mock "
          + "records the results of its calls, and this type is noncopyable or nonescapable",
        "Sources/Shop/File1.swift:5:33: error: 'Lamp' cannot be mocked here: every mock has a property "
          + "'mock' that records its calls, and there is no room for the requirement 'mock'",
      ])
  }
}
