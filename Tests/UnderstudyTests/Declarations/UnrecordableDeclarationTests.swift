import Testing
import Understudy

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

  #if compiler(>=6.2)
    @Test("a span argument is recorded as Unrecordable")
    func spans() throws {
      let mock = MockByteReader()
      stub(mock.read(.any, from: 1)).returns(2)
      let bytes: [UInt8] = [1, 2]
      #expect(try mock.read(bytes.span, from: 1) == 2)
    }
  #endif
}
