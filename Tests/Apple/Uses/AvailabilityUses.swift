// Tests of the declarations in Availability.swift. A mock can be used on every system; what its
// members need is needed only where a test sets them up.

import Understudy

@testable import App

func usesMocksEverywhere() {
  let handlers = MockThrowingFunctions()
  stub(handlers.plain(1)).returns("one")
  verify(handlers.plain(.any), .never)
  _ = handlers.plain(1)

  let requirements = MockThrowingRequirements("requirements", .strict)
  stub(requirements.method(.any)).throws(Failure.refused)
  stub(requirements.property).returns(1)
  stub(requirements[3]).returns("three")

  let existentials = MockConstrainedExistentials()
  stub(existentials.plain(.any)).returns("")
  expect(existentials.plain(2))

  let store = MockStore<Int>(.strict)
  stub(store.first).returns(1)
  stub(store.insert(.any)).throws(Failure.refused)
  stub(store.elements).returns([1, 2])
  stub(store[1]).returns(2)
  verify(store.elements.set(.any), .never)
  useStore(store)

  let values = MockValueStore<String, Int>()
  stub(values.count).returns(3)
  verify(values.set(.any, for: "key"), .never)

  let dated = MockDated()
  stub(dated.plain()).returns(1)

  let packs = MockPacks()
  verify(packs.take(1, "two"), .never)

  let noncopyable = MockNoncopyable()
  stub(noncopyable.borrow(.any)).returns(1)

  let dispatcher = MockDispatcher()
  stub(dispatcher.plain(.any)).returns("")
}

func useStore<S: Store>(_ store: S) where S.Element == Int {
  try? store.insert(1)
  store.visit { print($0) }
}

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
func usesConstrainedExistentials(
  _ source: any Source<Int>, _ real: any Store<Int>, _ values: any ValueStore<String, Int>
) {
  let mock = MockConstrainedExistentials()
  stub(mock.parameter(.any)).performs { (source: any Source<Int>) in _ = source }
  stub(mock.result()).returns(source)
  stub(mock.property).returns(source)
  stub(mock.settable).returns(source)
  stub(mock[1]).returns(source)
  verify(mock.closure(.any), .never)

  let spy = MockStore(spying: real)
  verify(spy.insert(.any), .never)
  _ = MockValueStore(spying: values, .strict)

  let dated = MockDated()
  stub(dated.wait(for: .seconds(1))).returns(.zero)
  stub(dated.timeout).returns(.seconds(2))
  stub(dated.match(.any)).returns([])

  let timer = MockTimer<Int>()
  stub(timer.instants()).returns([source])
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
func usesFunctionTypes() throws {
  let handlers = MockThrowingFunctions()
  stub(handlers.escaping(.any)).performs { _ in }
  stub(handlers.nonEscaping(.any)).returns(1)
  stub(handlers.property).returns({ _ in })
  stub(handlers.settable).returns(nil)
  stub(handlers[1]).returns({ _ in })
  verify(handlers.nextTo(1, .any, .any), .never)
  verify(handlers.settable.set(.any), .never)

  let isolated = MockIsolatedFunctions()
  verify(isolated.escaping(.any), .never)

  let dated = MockDated()
  verify(dated.handlers(.any), .never)
  verify(dated.longForm(.any), .never)

  let modern = MockModern<String>()
  stub(modern.perform(.any as Matcher<[() throws(Failure) -> Void]>)).returns("")

  let dispatcher = MockDispatcher { _ throws(Failure) in }
  verify(dispatcher.escaping(.any), .never)
  verify(MockDispatcher.initialized(.any), .atLeast(1))
}

func usesAliases() {
  let aliases = MockAliases()
  stub(aliases.plain()).returns(1)
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
func usesAliasesOfFunctionTypes(_ numbers: Numbers) {
  let aliases = MockAliases()
  stub(aliases.result()).returns(numbers)
  verify(aliases.escaping(.any), .never)
}
