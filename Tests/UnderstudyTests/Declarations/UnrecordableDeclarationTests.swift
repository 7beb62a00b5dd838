import Synchronization
import Testing
import Understudy
import UnderstudyMacros

/// A noncopyable value.
struct Key: ~Copyable {
  var number = 1
}

@Mockable
protocol Locksmith: ~Copyable {
  func take<Value: ~Copyable>(_ value: consuming Value, at place: Int) -> Int
  func look<Value>(_ value: borrowing Value) where Value: ~Copyable
  func change(_ value: inout some ~Copyable)
  func isolated(_ body: @isolated(any) () async -> Void) async
  func point<Value: ~Copyable>(_ place: UnsafePointer<Value>?) -> Bool
}

/// A place for noncopyable values.
enum Chest {
  /// A noncopyable value in another type.
  struct Coin: ~Copyable {
    var value = 1
  }
}

@Mockable(noncopyable: Key.self, Chest.Coin.self)
protocol Strongroom {
  func store(_ key: consuming Key, at place: Int) -> Int
  func weigh(_ coin: borrowing Chest.Coin, _ name: consuming String) -> Int
  func turn(_ key: inout Key)
  func take() throws -> Key
}

#if compiler(>=6.2)
  @Mockable
  protocol ByteReader {
    func read(_ bytes: Span<UInt8>, from place: Int) throws -> Int
  }
#endif

@Suite("Arguments that cannot be recorded", .verifyingMocks)
struct UnrecordableDeclarationTests {
  @Test("a noncopyable argument is recorded as Unrecordable")
  func uncopied() async {
    let mock = MockLocksmith()
    let key = Matcher<Unrecordable<Key>>.any
    stub(mock.take(key, at: 2)).returns(3)
    #expect(mock.take(Key(), at: 2) == 3)
    #expect(mock.take(Key(), at: 1) == 0)
    mock.look(Key())
    verify(mock.look(key))
    var changing = Key()
    mock.change(&changing)
    verify(mock.change(key))
    await mock.isolated {}
    verify(mock.isolated(.any))
    let place: UnsafePointer<Key>? = nil
    #expect(!mock.point(place))
    #expect(calls(mock.take(key, at: .any)).map(\.arguments.1) == [2, 1])
  }

  @Test("stubs and expectations examine borrowed, consumed and inout arguments")
  func examined() {
    let mock = MockLocksmith("locksmith")
    let first = Matcher<Unrecordable<Key>>.where("number 1") { $0.number == 1 }
    stub(mock.take(.any, at: .any) as CallPattern<(Unrecordable<Key>, Int), Int, Never>).returns(9)
    stub(mock.take(first, at: 2)).returns(3)
    expect(mock.look(first), 2)
    expect(mock.change(.not(first)))
    reject(mock.change(first))
    #expect(mock.take(Key(), at: 2) == 3)
    #expect(mock.take(Key(number: 2), at: 2) == 9)
    #expect(mock.take(Key(), at: 1) == 9)
    mock.look(Key())
    mock.look(Key(number: 1))
    var changing = Key(number: 2)
    mock.change(&changing)
  }

  @Test("matchers of borrowed arguments can be combined, and run once for each call")
  func combined() {
    let mock = MockLocksmith()
    let count = Mutex(0)
    let big = Matcher<Unrecordable<Key>>.where("big") {
      count.withLock { $0 += 1 }
      return $0.number > 5
    }
    let odd = Matcher<Unrecordable<Key>>.where("odd") { $0.number % 2 == 1 }
    stub(mock.take(.allOf(big, .not(odd)), at: 1)).returns(1)
    stub(mock.take(.noneOf(big, odd), at: 1)).returns(2)
    stub(mock.take(.allOf(big, odd), at: 1)).returns(3)
    #expect([8, 4, 7, 3].map { mock.take(Key(number: $0), at: 1) } == [1, 2, 3, 0])
    #expect(count.withLock { $0 } == 4)
  }

  @Test("predicates of several types about generic arguments do not disturb each other")
  func generic() {
    let mock = MockLocksmith()
    stub(mock.take(Matcher<Unrecordable<Key>>.where { $0.number == 1 }, at: 1)).returns(1)
    stub(mock.take(Matcher<Unrecordable<Int>>.where { $0 == 1 }, at: 1)).returns(2)
    #expect(mock.take(Key(), at: 1) == 1)
    #expect(mock.take(1, at: 1) == 2)
    #expect(mock.take(2, at: 1) == 0)
  }

  @Test("an unexpected call says that the argument was not recorded")
  func described() async throws {
    let failures = await issuesOfScope {
      let mock = MockLocksmith("locksmith", .strict)
      stub(mock.take(Matcher<Unrecordable<Key>>.where("number 1") { $0.number == 1 }, at: 2))
      _ = mock.take(Key(number: 2), at: 2)
    }
    let text = try #require(failures.first)
    #expect(text.contains("take(<Key: not recorded>, at: 2)"))
    #expect(text.contains("expected number 1"))
    #expect(text.contains("actual   <Key: not recorded>"))
  }

  @Test("verbs that look at recorded calls report a predicate about an argument")
  func verified() async {
    let failures = await issuesOfScope {
      let mock = MockLocksmith("locksmith")
      let first = Matcher<Unrecordable<Key>>.where("number 1") { $0.number == 1 }
      stub(mock.take(first, at: 2)).lenient()
      _ = mock.take(Key(), at: 2)
      verify(mock.take(first, at: 2))
      verifyInOrder(mock.take(.not(first), at: 2))
      verifyNoMoreInteractions(mock, excluding: mock.take(first, at: 2))
      #expect(calls(mock.take(first, at: 2)).isEmpty)
      reset(mock.take(first, at: 2))
      await verify(mock.take(first, at: 2), within: .zero)
      #expect(calls(mock.take(.any as Matcher<Unrecordable<Key>>, at: 2)).count == 1)
    }
    #expect(failures.count == 6)
    #expect(
      failures.allSatisfy {
        $0.contains("cannot match a recorded call: an argument was not recorded")
      })
  }

  @Test("@Mockable records arguments of the noncopyable types that it names as Unrecordable")
  func named() throws {
    let mock = MockStrongroom()
    stub(mock.store(.any, at: 2)).returns(3)
    stub(mock.weigh(.any, "gold")).returns(4)
    stub(mock.take()).answers { { Key(number: 5) } }
    #expect(mock.store(Key(), at: 2) == 3)
    #expect(mock.weigh(Chest.Coin(), "gold") == 4)
    #expect(try mock.take().number == 5)
    var key = Key()
    mock.turn(&key)
    verify(mock.turn(.any))
    #expect(verify(mock.weigh(.any, .any)).map(\.arguments.1) == ["gold"])
  }

  #if compiler(>=6.2)
    @Test("a stub examines a span")
    func examinedSpans() throws {
      let mock = MockByteReader()
      stub(mock.read(.where("two bytes") { $0.count == 2 }, from: 1)).returns(2)
      let (bytes, more): ([UInt8], [UInt8]) = ([1, 2], [1, 2, 3])
      #expect(try mock.read(bytes.span, from: 1) == 2)
      #expect(try mock.read(more.span, from: 1) == 0)
    }

    @Test("a span argument is recorded as Unrecordable")
    func spans() throws {
      let mock = MockByteReader()
      stub(mock.read(.any, from: 1)).returns(2)
      let bytes: [UInt8] = [1, 2]
      #expect(try mock.read(bytes.span, from: 1) == 2)
    }
  #endif
}
