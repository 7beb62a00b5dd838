import Foundation
import Testing
import Understudy
import UnderstudyMacros

struct ExoticError: Error, Equatable {}

/// A value that is not copied.
struct Coin: ~Copyable {
  let value: Int
}

protocol Figure: Sendable {
  var area: Int { get }
}

struct SquareFigure: Figure, Equatable {
  var area: Int
}

final class UnsendableBox {
  var content = 0
}

/// One protocol with requirements of every unusual form.
@Mockable(.always) protocol Exotic: Sendable {
  init(seed: Int)
  static func make(_ number: Int) -> Self
  static var shared: Int { get set }

  func typed(_ number: Int) throws(ExoticError) -> Int
  func typedAsync(_ number: Int) async throws(ExoticError) -> Int
  func opaque(_ figure: some Figure) -> Int
  func existential(_ figure: any Figure) -> Int
  func optional(_ figure: (any Figure)?) -> Int
  func takes<Value: ~Copyable>(_ value: consuming Value)
  func sends(_ box: sending UnsendableBox)
  func isolated(_ actor: isolated ExoticActor) -> Int
  func automatic(_ number: @autoclosure () -> Int) -> Int
  func rethrowing(_ body: () throws -> Int) rethrows -> Int
  func pack<each Value: Sendable>(_ values: repeat each Value) -> Int
  func tuple(_ first: (Int, String), named: (a: Int, b: Int)) -> (Int, String)
  func optionalClosure(_ body: (@Sendable (Int) -> Void)?)
  func mainActorClosure(_ body: @escaping @MainActor (Int) -> Void)
  func sequence(_ values: some Sequence<Int>) -> Int
  func generic<Value: Decodable & Sendable>(_ type: Value.Type, from data: Data) throws -> Value
  func array(_ figures: [any Figure]) -> Int
  func defaults() -> (Int, String?, [Int])
  func inoutArray(_ numbers: inout [Int])
  func many(
    _ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int, _ f: Int, _ g: Int, _ h: Int, _ i: Int,
    _ j: Int
  ) -> Int
  func `default`(_ `in`: Int) -> Int
  func never() -> Never
  nonisolated(nonsending) func nonsending(_ number: Int) async -> Int

  var throwingProperty: Int { get throws }
  var asyncProperty: Int { get async throws }
  subscript(_ row: Int, column column: Int) -> String { get set }
}

actor ExoticActor {
  func call(_ exotic: MockExotic) -> Int { exotic.isolated(self) }
}

@Mockable(.always) protocol Steppable {
  mutating func step(_ count: Int) -> Int
  func isSame(_ other: Self) -> Bool
}

@Suite(.verifyingMocks(unusedStubs: .allow)) struct MixedDeclarationTests {
  @Test("requirements with typed errors throw them") func typedErrors() async {
    let exotic = MockExotic()
    stub(exotic.typed(1)).throws(ExoticError())
    stub(exotic.typedAsync(.any)).throws(ExoticError())
    #expect(throws: ExoticError.self) { try exotic.typed(1) }
    await #expect(throws: ExoticError.self) { try await exotic.typedAsync(1) }
    verify(exotic.typed(1))
    verify(exotic.typedAsync(1))
  }

  @Test("opaque and existential parameters are matched") func opaqueParameters() {
    let exotic = MockExotic()
    stub(exotic.opaque(SquareFigure(area: 2))).returns(4)
    #expect(exotic.opaque(SquareFigure(area: 2)) == 4)
    #expect(exotic.opaque(SquareFigure(area: 3)) == 0)
    stub(exotic.existential(.where("large") { $0.area > 5 })).returns(9)
    #expect(exotic.existential(SquareFigure(area: 6)) == 9)
    #expect(exotic.existential(SquareFigure(area: 1)) == 0)
    verify(exotic.existential(.any), 2)
    verify(exotic.existential(SquareFigure(area: 6)), 1)
    _ = exotic.optional(nil)
    verify(exotic.optional(.isNil))
    _ = exotic.optional(SquareFigure(area: 1))
    verify(exotic.optional(.notNil))
    _ = exotic.array([SquareFigure(area: 1)])
    verify(exotic.array(.hasCount(1)))
  }

  @Test("a noncopyable argument is recorded as unrecordable") func noncopyable() {
    let exotic = MockExotic()
    exotic.takes(Coin(value: 1))
    verify(exotic.takes(Matcher<Unrecordable<Coin>>.any))
  }

  @Test("sending and isolated parameters are mocked") func isolation() async {
    let exotic = MockExotic()
    exotic.sends(UnsendableBox())
    verify(exotic.sends(.any))
    stub(exotic.isolated(.any)).returns(3)
    #expect(await ExoticActor().call(exotic) == 3)
    stub(exotic.nonsending(1)).returns(6)
    #expect(await exotic.nonsending(1) == 6)
  }

  @Test("closure parameters of every form are mocked") func closures() {
    let exotic = MockExotic()
    stub(exotic.automatic(.any)).returns(2)
    #expect(exotic.automatic(7) == 2)
    _ = exotic.rethrowing { 3 }
    verify(exotic.rethrowing(.any))
    exotic.optionalClosure(nil)
    verify(exotic.optionalClosure(.isNil))
    exotic.optionalClosure { _ in }
    verify(exotic.optionalClosure(.notNil))
    exotic.mainActorClosure { _ in }
    verify(exotic.mainActorClosure(.any))
  }

  @Test("parameter packs and tuples are matched") func packsAndTuples() {
    let exotic = MockExotic()
    _ = exotic.pack(1, "a")
    verify(exotic.pack(.any, .any) as CallPattern<(Int, String), Int, Never>)
    stub(exotic.tuple((1, "a"), named: (a: 1, b: 2))).returns((3, "z"))
    #expect(exotic.tuple((1, "a"), named: (a: 1, b: 2)) == (3, "z"))
    #expect(exotic.tuple((2, "a"), named: (a: 1, b: 2)).0 == 0)
  }

  @Test("generic parameters are matched by their type") func generics() throws {
    let exotic = MockExotic()
    stub(exotic.sequence([1, 2])).returns(3)
    #expect(exotic.sequence([1, 2]) == 3)
    stub(exotic.generic(Int.self, from: .any)).returns(4)
    stub(exotic.generic(String.self, from: .any)).returns("x")
    #expect(try exotic.generic(Int.self, from: Data()) == 4)
    #expect(try exotic.generic(String.self, from: Data()) == "x")
  }

  @Test("tuples have default values") func defaultValues() {
    let values = MockExotic().defaults()
    #expect(values.0 == 0 && values.1 == nil && values.2.isEmpty)
  }

  @Test("inout parameters, ten parameters and names of keywords are mocked")
  func unusualParameters() {
    let exotic = MockExotic()
    var numbers = [1]
    stub(exotic.inoutArray(.any)).sets(to: [9])
    exotic.inoutArray(&numbers)
    #expect(numbers == [9])
    verify(exotic.inoutArray([1]))
    stub(exotic.many(1, 2, 3, 4, 5, 6, 7, 8, 9, .any)).returns(1)
    #expect(exotic.many(1, 2, 3, 4, 5, 6, 7, 8, 9, 0) == 1)
    #expect(exotic.many(1, 2, 3, 4, 5, 6, 7, 8, 0, 0) == 0)
    stub(exotic.default(1)).returns(8)
    #expect(exotic.default(1) == 8)
  }

  @Test("subscripts with labels are mocked") func subscripts() {
    let exotic = MockExotic()
    stub(exotic[1, column: 2]).returns("s")
    #expect(exotic[1, column: 2] == "s")
    exotic[3, column: 4] = "t"
    verify(exotic[3, column: 4].set("t"))
  }

  @Test("static, throwing and async properties are mocked") func properties() async throws {
    stub(MockExotic.shared).returns(3)
    #expect(MockExotic.shared == 3)
    MockExotic.shared = 5
    verify(MockExotic.shared.set(5))
    let exotic = MockExotic()
    stub(exotic.throwingProperty).throws(ExoticError())
    #expect(throws: ExoticError.self) { try exotic.throwingProperty }
    stub(exotic.asyncProperty).returns(4)
    #expect(try await exotic.asyncProperty == 4)
  }

  @Test("mutating requirements and parameters of type Self are mocked") func mutating() {
    let steppable = MockSteppable()
    stub(steppable.step(1)).returns(2)
    #expect(steppable.step(1) == 2)
    let other = MockSteppable()
    stub(steppable.isSame(other)).returns(true)
    #expect(steppable.isSame(other))
    #expect(!steppable.isSame(MockSteppable()))
  }
}
