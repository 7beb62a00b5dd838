// The unavailable overloads that say what to write instead.
//
// Made by Scripts/Generators/hints.swift from Scripts/Generators/hints.txt.

// swift-format-ignore-file

@_disfavoredOverload @discardableResult @available(*, unavailable, message: "this is a value, not a call on a mock: the variable must have the mock's type ('MockP', not 'any P' or a real class), and the member must not be private, final or declared in an extension")
public func stub<Value>(_ value: Value) -> CallSetup<Never, Value, Never> { __unavailable() }
@_disfavoredOverload @available(*, unavailable, message: "this is a value, not a call on a mock: the variable must have the mock's type ('MockP', not 'any P' or a real class), and the member must not be private, final or declared in an extension")
public func calls<Value>(_ value: Value) -> [Call<Any, Value>] { __unavailable() }
@_disfavoredOverload @available(*, unavailable, message: "this is a value, not a call on a mock: the variable must have the mock's type ('MockP', not 'any P' or a real class), and the member must not be private, final or declared in an extension")
public func reset<Value>(_ value: Value) { __unavailable() }
@_disfavoredOverload @discardableResult @available(*, unavailable, message: "this is a value, not a call on a mock: the variable must have the mock's type ('MockP', not 'any P' or a real class), and the member must not be private, final or declared in an extension; an assignment is written mock.name.set(value)")
public func expect<Value>(_ value: Value, _ count: some CallCounting = CallCount.once) -> CallSetup<Never, Value, Never> { __unavailable() }
@_disfavoredOverload @discardableResult @available(*, unavailable, message: "this is a value, not a call on a mock: the variable must have the mock's type ('MockP', not 'any P' or a real class), and the member must not be private, final or declared in an extension; an assignment is written mock.name.set(value)")
public func reject<Value>(_ value: Value) -> CallSetup<Never, Value, Never> { __unavailable() }
@_disfavoredOverload @discardableResult @available(*, unavailable, message: "this is a value, not a call on a mock: the variable must have the mock's type ('MockP', not 'any P' or a real class), and the member must not be private, final or declared in an extension; an assignment is written mock.name.set(value)")
public func verify<Value>(_ value: Value, _ count: some CallCounting = CallCount.once) -> [Call<Any, Value>] { __unavailable() }
@_disfavoredOverload @discardableResult @available(*, unavailable, message: "this is a value, not a call on a mock: the variable must have the mock's type ('MockP', not 'any P' or a real class), and the member must not be private, final or declared in an extension; an assignment is written mock.name.set(value)")
public func verify<Value>(_ value: Value, _ count: some CallCounting = CallCount.once, within duration: Duration) async -> [Call<Any, Value>] { __unavailable() }
@_disfavoredOverload @available(*, unavailable, message: "this is a value, not a call on a mock: the variable must have the mock's type ('MockP', not 'any P' or a real class), and the member must not be private, final or declared in an extension; an assignment is written mock.name.set(value)")
public func verifyInOrder(_ values: Any..., exactly: Bool = false) { __unavailable() }
@_disfavoredOverload @available(*, unavailable, message: "write the calls as arguments: verifyInOrder(mock.a(), mock.b())")
public func verifyInOrder(_ patterns: [Any], exactly: Bool = false) { __unavailable() }
@available(*, unavailable, message: "write the calls as arguments: verifyInOrder(mock.a(), mock.b())")
public func verifyInOrder<each Argument, Result>(exactly: Bool = false, _ body: (repeat each Argument) throws -> Result) { __unavailable() }
@available(*, unavailable, message: "write the calls as arguments: verifyInOrder(mock.a(), mock.b())")
public func verifyOrder<Result>(_ body: () async throws -> Result) { __unavailable() }
@available(*, unavailable, message: "write the calls as arguments: verifyInOrder(mock.a(), mock.b())")
public func verifySequence<Result>(_ body: () async throws -> Result) { __unavailable() }
@available(*, unavailable, message: "write the calls as arguments: verifyInOrder(mock.a(), mock.b())")
public func verifyAll<Result>(_ body: () async throws -> Result) { __unavailable() }
@discardableResult @available(*, unavailable, message: "write the count without a label: expect(call, 2)")
public func expect<Arguments, Result, Failure: Error>(_ pattern: CallPattern<Arguments, Result, Failure>, times count: some CallCounting) -> CallSetup<Arguments, Result, Failure> { __unavailable() }
@discardableResult @available(*, unavailable, message: "write the count without a label: expect(call, 2)")
public func expect<Arguments, Result, Failure: Error>(_ pattern: AsyncCallPattern<Arguments, Result, Failure>, times count: some CallCounting) -> AsyncCallSetup<Arguments, Result, Failure> { __unavailable() }
@discardableResult @available(*, unavailable, message: "write the count without a label: expect(call, 2)")
public func expect<Arguments, Result, Failure: Error>(_ pattern: CallPattern<Arguments, Result, Failure>, count: some CallCounting) -> CallSetup<Arguments, Result, Failure> { __unavailable() }
@discardableResult @available(*, unavailable, message: "write the count without a label: expect(call, 2)")
public func expect<Arguments, Result, Failure: Error>(_ pattern: AsyncCallPattern<Arguments, Result, Failure>, count: some CallCounting) -> AsyncCallSetup<Arguments, Result, Failure> { __unavailable() }
@discardableResult @available(*, unavailable, message: "write the count without a label: expect(call, 2)")
public func expect<Arguments, Result, Failure: Error>(_ pattern: CallPattern<Arguments, Result, Failure>, exactly count: some CallCounting) -> CallSetup<Arguments, Result, Failure> { __unavailable() }
@discardableResult @available(*, unavailable, message: "write the count without a label: expect(call, 2)")
public func expect<Arguments, Result, Failure: Error>(_ pattern: AsyncCallPattern<Arguments, Result, Failure>, exactly count: some CallCounting) -> AsyncCallSetup<Arguments, Result, Failure> { __unavailable() }
@discardableResult @available(*, unavailable, message: "write the count without a label: expect(call, .atLeast(2))")
public func expect<Arguments, Result, Failure: Error>(_ pattern: CallPattern<Arguments, Result, Failure>, atLeast count: some CallCounting) -> CallSetup<Arguments, Result, Failure> { __unavailable() }
@discardableResult @available(*, unavailable, message: "write the count without a label: expect(call, .atLeast(2))")
public func expect<Arguments, Result, Failure: Error>(_ pattern: AsyncCallPattern<Arguments, Result, Failure>, atLeast count: some CallCounting) -> AsyncCallSetup<Arguments, Result, Failure> { __unavailable() }
@discardableResult @available(*, unavailable, message: "write the count without a label: expect(call, .atMost(2))")
public func expect<Arguments, Result, Failure: Error>(_ pattern: CallPattern<Arguments, Result, Failure>, atMost count: some CallCounting) -> CallSetup<Arguments, Result, Failure> { __unavailable() }
@discardableResult @available(*, unavailable, message: "write the count without a label: expect(call, .atMost(2))")
public func expect<Arguments, Result, Failure: Error>(_ pattern: AsyncCallPattern<Arguments, Result, Failure>, atMost count: some CallCounting) -> AsyncCallSetup<Arguments, Result, Failure> { __unavailable() }
@discardableResult @available(*, unavailable, message: "write the count without a label: verify(call, 2)")
public func verify<Arguments, Result, Failure: Error>(_ pattern: CommonCallPattern<Arguments, Result, Failure>, times count: some CallCounting) -> [Call<Arguments, Result>] { __unavailable() }
@discardableResult @available(*, unavailable, message: "write the count without a label: verify(call, 2)")
public func verify<Arguments, Result, Failure: Error>(_ pattern: CommonCallPattern<Arguments, Result, Failure>, count: some CallCounting) -> [Call<Arguments, Result>] { __unavailable() }
@discardableResult @available(*, unavailable, message: "write the count without a label: verify(call, 2)")
public func verify<Arguments, Result, Failure: Error>(_ pattern: CommonCallPattern<Arguments, Result, Failure>, exactly count: some CallCounting) -> [Call<Arguments, Result>] { __unavailable() }
@discardableResult @available(*, unavailable, message: "write the count without a label: verify(call, .atLeast(2))")
public func verify<Arguments, Result, Failure: Error>(_ pattern: CommonCallPattern<Arguments, Result, Failure>, atLeast count: some CallCounting) -> [Call<Arguments, Result>] { __unavailable() }
@discardableResult @available(*, unavailable, message: "write the count without a label: verify(call, .atMost(2))")
public func verify<Arguments, Result, Failure: Error>(_ pattern: CommonCallPattern<Arguments, Result, Failure>, atMost count: some CallCounting) -> [Call<Arguments, Result>] { __unavailable() }
@discardableResult @available(*, unavailable, message: "write the call itself, not a closure: stub(mock.member(...))")
public func stub<each Argument, Result>(_ body: (repeat each Argument) throws -> Result) -> CallSetup<Never, Result, Never> { __unavailable() }
@discardableResult @available(*, unavailable, message: "write the call itself, not a closure: expect(mock.member(...)); an assignment is written expect(mock.name.set(value))")
public func expect<each Argument, Result>(_ body: (repeat each Argument) throws -> Result) -> CallSetup<Never, Result, Never> { __unavailable() }
@discardableResult @available(*, unavailable, message: "write the call itself, not a closure: reject(mock.member(...)); an assignment is written reject(mock.name.set(value))")
public func reject<each Argument, Result>(_ body: (repeat each Argument) throws -> Result) -> CallSetup<Never, Result, Never> { __unavailable() }
@discardableResult @available(*, unavailable, message: "write the call itself, not a closure: verify(mock.member(...)); an assignment is written verify(mock.name.set(value))")
public func verify<each Argument, Result>(_ body: (repeat each Argument) throws -> Result) -> [Call<Any, Result>] { __unavailable() }
@available(*, unavailable, message: "write the call itself, not a closure: calls(mock.member(...))")
public func calls<each Argument, Result>(_ body: (repeat each Argument) throws -> Result) -> [Call<Any, Result>] { __unavailable() }
@available(*, unavailable, message: "write the call itself, not a closure: reset(mock.member(...))")
public func reset<each Argument, Result>(_ body: (repeat each Argument) throws -> Result) { __unavailable() }
@_disfavoredOverload @discardableResult @available(*, unavailable, message: "the answer follows the call: write stub(mock.member(...)).answers { arguments in ... }")
public func stub<Value>(_ pattern: AnyCallPattern, _ body: () throws -> Value) -> CallSetup<Any, Any, any Error> { __unavailable() }
@_disfavoredOverload @discardableResult @available(*, unavailable, message: "the answer follows the call: write stub(mock.member(...)).answers { arguments in ... }")
public func stub<Arguments, Result, Failure: Error, Value>(_ pattern: CommonCallPattern<Arguments, Result, Failure>, _ body: (Arguments) throws -> Value) -> CallSetup<Any, Any, any Error> { __unavailable() }
@_disfavoredOverload @discardableResult @available(*, unavailable, message: "the answer follows the call: write expect(mock.member(...)).answers { arguments in ... }")
public func expect<Value>(_ pattern: AnyCallPattern, _ body: () throws -> Value) -> CallSetup<Any, Any, any Error> { __unavailable() }
@_disfavoredOverload @discardableResult @available(*, unavailable, message: "the answer follows the call: write expect(mock.member(...)).answers { arguments in ... }")
public func expect<Arguments, Result, Failure: Error, Value>(_ pattern: CommonCallPattern<Arguments, Result, Failure>, _ body: (Arguments) throws -> Value) -> CallSetup<Any, Any, any Error> { __unavailable() }
@discardableResult @available(*, unavailable, message: "stubs do not count calls; write expect(call, count)")
public func stub(_ pattern: AnyCallPattern, _ count: some CallCounting) -> CallSetup<Any, Any, any Error> { __unavailable() }
@discardableResult @available(*, unavailable, message: "reject allows no calls; write expect(call, .atMost(n)) to allow some")
public func reject(_ pattern: AnyCallPattern, _ count: some CallCounting) -> CallSetup<Any, Any, any Error> { __unavailable() }
@available(*, unavailable, message: "ignore takes mocks; write expect(call, .any) to allow a call")
public func ignore(_ patterns: AnyCallPattern...) { __unavailable() }
@_disfavoredOverload @discardableResult @available(*, unavailable, message: "write the call inside the parentheses: verify(mock.member(...), count)")
public func verify<M: Mockable>(_ mock: M, _ count: some CallCounting = CallCount.once) -> M { __unavailable() }
@_disfavoredOverload @discardableResult @available(*, unavailable, message: "write the call inside the parentheses: expect(mock.member(...), count)")
public func expect<M: Mockable>(_ mock: M, _ count: some CallCounting = CallCount.once) -> M { __unavailable() }
@_disfavoredOverload @discardableResult @available(*, unavailable, message: "write the call inside the parentheses: reject(mock.member(...))")
public func reject<M: Mockable>(_ mock: M) -> M { __unavailable() }
@_disfavoredOverload @discardableResult @available(*, unavailable, message: "write the call inside the parentheses: stub(mock.member(...))")
public func stub<M: Mockable>(_ mock: M) -> M { __unavailable() }
@discardableResult @available(*, unavailable, message: "the condition is evaluated more than once: write await waitUntil { condition }")
public func waitUntil(_ condition: Bool, timeout: Duration = .seconds(1)) async -> Bool { __unavailable() }
@discardableResult @available(*, unavailable, message: "write await verify(call, within: .seconds(1))")
public func waitUntil<Arguments, Result, Failure: Error>(_ pattern: CommonCallPattern<Arguments, Result, Failure>, timeout: Duration = .zero) async -> Bool { __unavailable() }
@discardableResult @available(*, unavailable, message: "the label is within: await verify(call, within: .seconds(1))")
public func verify<Arguments, Result, Failure: Error>(_ pattern: CommonCallPattern<Arguments, Result, Failure>, timeout duration: Duration) async -> [Call<Arguments, Result>] { __unavailable() }
@discardableResult @available(*, unavailable, message: "the label is within: verify(call, 2, within: .seconds(1))")
public func verify<Arguments, Result, Failure: Error>(_ pattern: CommonCallPattern<Arguments, Result, Failure>, _ count: some CallCounting, timeout duration: Duration) async -> [Call<Arguments, Result>] { __unavailable() }
@available(*, unavailable, message: "write stub(mock.member(...)).returns(value)")
public func when<Arguments, Result, Failure: Error>(_ call: CallPattern<Arguments, Result, Failure>) -> CallSetup<Arguments, Result, Failure> { __unavailable() }
@available(*, unavailable, message: "write stub(mock.member(...)).returns(value)")
public func when<Arguments, Result, Failure: Error>(_ call: AsyncCallPattern<Arguments, Result, Failure>) -> AsyncCallSetup<Arguments, Result, Failure> { __unavailable() }
@available(*, unavailable, message: "write stub(mock.member(...)).returns(value)")
public func whenever<Arguments, Result, Failure: Error>(_ call: CallPattern<Arguments, Result, Failure>) -> CallSetup<Arguments, Result, Failure> { __unavailable() }
@available(*, unavailable, message: "write stub(mock.member(...)).returns(value)")
public func whenever<Arguments, Result, Failure: Error>(_ call: AsyncCallPattern<Arguments, Result, Failure>) -> AsyncCallSetup<Arguments, Result, Failure> { __unavailable() }
@available(*, unavailable, message: "write stub(mock.member(...)).returns(value)")
public func given<Arguments, Result, Failure: Error>(_ call: CallPattern<Arguments, Result, Failure>) -> CallSetup<Arguments, Result, Failure> { __unavailable() }
@available(*, unavailable, message: "write stub(mock.member(...)).returns(value)")
public func given<Arguments, Result, Failure: Error>(_ call: AsyncCallPattern<Arguments, Result, Failure>) -> AsyncCallSetup<Arguments, Result, Failure> { __unavailable() }
@_disfavoredOverload @available(*, unavailable, message: "write stub(mock.member(...)).returns(value)")
public func when<Value>(_ value: Value) -> CallSetup<Never, Value, Never> { __unavailable() }
@_disfavoredOverload @available(*, unavailable, message: "write stub(mock.member(...)).returns(value)")
public func whenever<Value>(_ value: Value) -> CallSetup<Never, Value, Never> { __unavailable() }
@_disfavoredOverload @available(*, unavailable, message: "write stub(mock.member(...)).returns(value)")
public func given<Value>(_ value: Value) -> CallSetup<Never, Value, Never> { __unavailable() }
@available(*, unavailable, message: "write stub(mock.member(...)).returns(value)")
public func when<M: Mockable>(_ mock: M) -> M { __unavailable() }
@available(*, unavailable, message: "write stub(mock.member(...)).returns(value)")
public func whenever<M: Mockable>(_ mock: M) -> M { __unavailable() }
@available(*, unavailable, message: "write stub(mock.member(...)).returns(value)")
public func given<M: Mockable>(_ mock: M) -> M { __unavailable() }
@available(*, unavailable, message: "write stub(mock.member(...)).returns(value)")
public func every<Arguments, Result, Failure: Error>(_ body: () -> CallPattern<Arguments, Result, Failure>) -> CallSetup<Arguments, Result, Failure> { __unavailable() }
@available(*, unavailable, message: "write stub(mock.member(...)).returns(value)")
public func every<Arguments, Result, Failure: Error>(_ body: () -> AsyncCallPattern<Arguments, Result, Failure>) -> AsyncCallSetup<Arguments, Result, Failure> { __unavailable() }
@available(*, unavailable, message: "write stub(mock.member(...)).returns(value)")
public func coEvery<Arguments, Result, Failure: Error>(_ body: () -> CallPattern<Arguments, Result, Failure>) -> CallSetup<Arguments, Result, Failure> { __unavailable() }
@available(*, unavailable, message: "write stub(mock.member(...)).returns(value)")
public func coEvery<Arguments, Result, Failure: Error>(_ body: () -> AsyncCallPattern<Arguments, Result, Failure>) -> AsyncCallSetup<Arguments, Result, Failure> { __unavailable() }
@_disfavoredOverload @available(*, unavailable, message: "write stub(mock.member(...)).returns(value)")
public func every<Result>(_ body: () async throws -> Result) -> CallSetup<Never, Result, Never> { __unavailable() }
@_disfavoredOverload @available(*, unavailable, message: "write stub(mock.member(...)).returns(value)")
public func coEvery<Result>(_ body: () async throws -> Result) -> CallSetup<Never, Result, Never> { __unavailable() }
@discardableResult @available(*, unavailable, message: "write stub(mock.member(...)).returns(value)")
public func ON_CALL<Arguments, Result, Failure: Error>(_ call: CallPattern<Arguments, Result, Failure>) -> CallSetup<Arguments, Result, Failure> { __unavailable() }
@discardableResult @available(*, unavailable, message: "write stub(mock.member(...)).returns(value)")
public func ON_CALL<Arguments, Result, Failure: Error>(_ call: AsyncCallPattern<Arguments, Result, Failure>) -> AsyncCallSetup<Arguments, Result, Failure> { __unavailable() }
@_disfavoredOverload @discardableResult @available(*, unavailable, message: "write stub(mock.member(...)).returns(value)")
public func ON_CALL<Value>(_ value: Value) -> CallSetup<Never, Value, Never> { __unavailable() }
@discardableResult @available(*, unavailable, message: "write stub(mock.member(...)).returns(value)")
public func ~> <Arguments, Result, Failure: Error>(setup: CallSetup<Arguments, Result, Failure>, value: Result) -> CallSetup<Arguments, Result, Failure> { __unavailable() }
@available(*, unavailable, message: "write stub(mock.member(...)).returns(value)")
public func doReturn<Value>(_ value: Value) -> __ForeignAnswer { __unavailable() }
@discardableResult @available(*, unavailable, message: "write expect(mock.member(...), count)")
public func EXPECT_CALL<Arguments, Result, Failure: Error>(_ call: CallPattern<Arguments, Result, Failure>) -> CallSetup<Arguments, Result, Failure> { __unavailable() }
@discardableResult @available(*, unavailable, message: "write expect(mock.member(...), count)")
public func EXPECT_CALL<Arguments, Result, Failure: Error>(_ call: AsyncCallPattern<Arguments, Result, Failure>) -> AsyncCallSetup<Arguments, Result, Failure> { __unavailable() }
@_disfavoredOverload @discardableResult @available(*, unavailable, message: "write expect(mock.member(...), count)")
public func EXPECT_CALL<Value>(_ value: Value) -> CallSetup<Never, Value, Never> { __unavailable() }
@available(*, unavailable, message: "write verifyNoMoreInteractions(mock)")
public func verifyNoInteractions(_ mocks: any Mockable...) { __unavailable() }
@available(*, unavailable, message: "write verifyNoMoreInteractions(mock)")
public func verifyZeroInteractions(_ mocks: any Mockable...) { __unavailable() }
@available(*, unavailable, renamed: "verifyNoMoreInteractions")
public func confirmVerified(_ mocks: any Mockable...) { __unavailable() }
@available(*, unavailable, renamed: "verifyNoMoreInteractions")
public func verifyNoMoreCalls(_ mocks: any Mockable...) { __unavailable() }
@available(*, unavailable, message: "write the call itself, not a closure: verify(mock.member(...))")
public func coVerify<Result>(_ body: () async throws -> Result) { __unavailable() }
@available(*, unavailable, message: "write reset(mock)")
public func clearMocks(_ mocks: any Mockable...) { __unavailable() }
@available(*, unavailable, message: "write reset(mock)")
public func clearAllMocks(_ mocks: any Mockable...) { __unavailable() }
@available(*, unavailable, message: "write reset(mock, .calls)")
public func clearInvocations(_ mocks: any Mockable...) { __unavailable() }
@available(*, unavailable, message: "write reset(mock, .calls)")
public func clearInvocations(on mocks: any Mockable...) { __unavailable() }
@available(*, unavailable, message: "write reset(mock, .stubs)")
public func clearStubs(_ mocks: any Mockable...) { __unavailable() }
@available(*, unavailable, message: "write reset(mock, .stubs)")
public func clearStubs(on mocks: any Mockable...) { __unavailable() }
@available(*, unavailable, message: "write the name of the mock's class: MockP() for a protocol P")
public func mock<Subject>(_ type: Subject.Type) -> Subject { __unavailable() }
@available(*, unavailable, message: "write MockP(spying: object) for a protocol P")
public func spy<Subject>(_ object: Subject) -> Subject { __unavailable() }
@discardableResult @available(*, unavailable, message: "write stub(mock.member(...)).answers { ... }")
public func ~> <Arguments, Result, Failure: Error>(setup: CallSetup<Arguments, Result, Failure>, body: @escaping (Arguments) throws -> Result) -> CallSetup<Arguments, Result, Failure> { __unavailable() }
@available(*, unavailable, message: "write stub(mock.member(...)).answers { ... }")
public func doAnswer<each Argument, Result>(_ body: (repeat each Argument) throws -> Result) -> __ForeignAnswer { __unavailable() }
@available(*, unavailable, message: "write stub(mock.member(...)).returns(value) for each call")
public func stub<M: Mockable>(_ mock: M, _ body: (M) -> Void) { __unavailable() }
@available(*, unavailable, message: "write stub(mock.member(...)).returns(value) for each call")
public func stub<M: __MockObject>(_ mock: M, _ body: (M) -> Void) { __unavailable() }
@available(*, unavailable, message: "write .never") public func never() -> CallCount { __unavailable() }
@available(*, unavailable, message: "once is the default: write verify(call)")
public func once() -> CallCount { __unavailable() }
@available(*, unavailable, message: "write the number itself: verify(call, 2)")
public func twice() -> CallCount { __unavailable() }
@available(*, unavailable, message: "write the number itself: verify(call, 2)")
public func times(_ count: Int) -> CallCount { __unavailable() }
@available(*, unavailable, message: "write the number itself: verify(call, 2)")
public func exactly(_ count: Int) -> CallCount { __unavailable() }
@available(*, unavailable, message: "write 1... or .atLeast(1)")
public func atLeastOnce() -> CallCount { __unavailable() }
@available(*, unavailable, message: "write ...1 or .atMost(1)")
public func atMostOnce() -> CallCount { __unavailable() }
@available(*, unavailable, message: "write verify(call), then verifyNoMoreInteractions(mock)")
public func only() -> CallCount { __unavailable() }
@available(*, unavailable, message: "write 2... or .atLeast(2)")
public func atLeast(_ count: Int) -> CallCount { __unavailable() }
@available(*, unavailable, message: "write ...2 or .atMost(2)")
public func atMost(_ count: Int) -> CallCount { __unavailable() }
@available(*, unavailable, message: "write stub(mock.member(...)).throws(error)")
public func doThrow(_ error: any Error) -> __ForeignAnswer { __unavailable() }
@available(*, unavailable, message: "write stub(mock.member(...)); a call without a result returns by default")
public func doNothing() -> __ForeignAnswer { __unavailable() }
@available(*, unavailable, message: "write stub(mock.member(...)).forwards()")
public func doCallRealMethod() -> __ForeignAnswer { __unavailable() }
@available(*, unavailable, message: "write .returns(value)")
public func Return<Value>(_ value: Value) -> Value { __unavailable() }
@available(*, unavailable, message: "write .any") public func `any`<Value>() -> Matcher<Value> { __unavailable() }
@available(*, unavailable, message: "write .any") public func anyArg<Value>() -> Matcher<Value> { __unavailable() }
@available(*, unavailable, message: "write .any") public func anyValue<Value>() -> Matcher<Value> { __unavailable() }
@available(*, unavailable, message: "write .any") public func anything<Value>() -> Matcher<Value> { __unavailable() }
@available(*, unavailable, message: "write .any") public func anyClosure<Value>() -> Matcher<Value> { __unavailable() }
@available(*, unavailable, message: "write .any")
public func `any`<Value>(_ type: Value.Type) -> Matcher<Value> { __unavailable() }
@available(*, unavailable, message: "write .any") public func anyInt() -> Matcher<Int> { __unavailable() }
@available(*, unavailable, message: "write .any") public func anyString() -> Matcher<String> { __unavailable() }
@available(*, unavailable, message: "write .any") public func anyBool() -> Matcher<Bool> { __unavailable() }
@available(*, unavailable, message: "write .any") public func anyDouble() -> Matcher<Double> { __unavailable() }
@available(*, unavailable, message: "write the value itself; it needs no matcher")
public func eq<Value>(_ value: Value) -> Matcher<Value> { __unavailable() }
@available(*, unavailable, message: "write the value itself; it needs no matcher")
public func equal<Value>(to value: Value) -> Matcher<Value> { __unavailable() }
@available(*, unavailable, message: "write .where { ... }")
public func argThat<Value>(_ predicate: (Value) -> Bool) -> Matcher<Value> { __unavailable() }
@available(*, unavailable, message: "write .isNil") public func isNil<Value>() -> Matcher<Value?> { __unavailable() }
@available(*, unavailable, message: "write .isNil") public func isNull<Value>() -> Matcher<Value?> { __unavailable() }
@available(*, unavailable, message: "write .notNil") public func notNil<Value>() -> Matcher<Value?> { __unavailable() }
@available(*, unavailable, message: "write .notNil")
public func isNotNil<Value>() -> Matcher<Value?> { __unavailable() }
@available(*, unavailable, message: "write .notNil") public func notNull<Value>() -> Matcher<Value?> { __unavailable() }
@available(*, unavailable, message: "write .notNil")
public func isNotNull<Value>() -> Matcher<Value?> { __unavailable() }
@available(*, unavailable, message: "write .captured(by: captor)")
public func capture<Value>(_ captor: Captor<Value>) -> Matcher<Value> { __unavailable() }
@available(*, unavailable, renamed: "Captor") public typealias ArgumentCaptor = Captor

extension CommonCallSetup {
  @discardableResult @available(*, unavailable, message: "the verb takes the assignment: stub(mock.name.set(value))")
  public func set<Value>(_ value: Value) -> Self { __unavailable() }
  @_disfavoredOverload @discardableResult @available(*, unavailable, message: "this requirement is declared to throw errors of another type")
  public func `throws`(_ error: any Error) -> Self { __unavailable() }
  @_disfavoredOverload @discardableResult @available(*, unavailable, message: "this call returns a value: write .returns(value)")
  public func returns() -> Self { __unavailable() }
  @discardableResult @available(*, unavailable, message: "this call does not return an optional: return a value, or unwrap it first")
  public func returns(_ value: Result?) -> Self { __unavailable() }
  @_disfavoredOverload @discardableResult @available(*, unavailable, message: "this call does not return an optional: return a value, or unwrap it first")
  public func answers(_ body: (Arguments) -> Result?) -> Self { __unavailable() }
  @discardableResult @available(*, unavailable, message: "returns takes a value; write .answers { arguments in ... } to compute it")
  public func returns(_ body: (Arguments) async throws -> Result) -> Self { __unavailable() }
  @_disfavoredOverload @discardableResult @available(*, unavailable, message: "returns takes a value; write .answers { arguments in ... } to compute it")
  public func returns(_ body: () async throws -> Result) -> Self { __unavailable() }
  @discardableResult @available(*, unavailable, message: "an answer follows 'then': write .then.answers { arguments in ... }")
  public func callAsFunction<Answer>(_ body: (Arguments) async throws -> Answer) -> Self { __unavailable() }
  @_disfavoredOverload @discardableResult @available(*, unavailable, message: "an answer follows 'then': write .then.answers { arguments in ... }")
  public func callAsFunction<Answer>(_ body: () async throws -> Answer) -> Self { __unavailable() }
  @_disfavoredOverload @discardableResult @available(*, unavailable, message: "the closure receives the arguments: write .answers { arguments in ... } or { _ in ... }")
  public func answers(_ body: () throws -> Result) -> Self { __unavailable() }
  @_disfavoredOverload @discardableResult @available(*, unavailable, message: "the closure receives the arguments: write .performs { arguments in ... } or { _ in ... }")
  public func performs(_ body: () throws -> Void) -> Self { __unavailable() }
  @_disfavoredOverload @discardableResult @available(*, unavailable, message: "the closure returns a value of the type of the arguments: return the result of the call")
  public func answers(_ body: (Arguments) -> Arguments) -> Self { __unavailable() }
  @_disfavoredOverload @discardableResult @available(*, unavailable, message: "the only argument of the call is not a closure: say which argument it is, as in .invokes { $0.1 } or .invokes({ $0.1 }, with: value)")
  public func invokes() -> Self { __unavailable() }
  @_disfavoredOverload @discardableResult @available(*, unavailable, message: "the only argument of the call is not a closure that takes this value: say which argument it is, as in .invokes({ $0.1 }, with: value)")
  public func invokes<Value>(with value: Value) -> Self { __unavailable() }
  @discardableResult @available(*, unavailable, renamed: "returns")
  public func thenReturn(_ value: Result, _ more: Result...) -> Self { __unavailable() }
  @discardableResult @available(*, unavailable, renamed: "returns")
  public func willReturn(_ value: Result, _ more: Result...) -> Self { __unavailable() }
  @discardableResult @available(*, unavailable, renamed: "returns")
  public func andReturn(_ value: Result, _ more: Result...) -> Self { __unavailable() }
  @discardableResult @available(*, unavailable, renamed: "returns")
  public func mockReturn(_ value: Result, _ more: Result...) -> Self { __unavailable() }
  @discardableResult @available(*, unavailable, renamed: "returns")
  public func returnsMany(_ value: Result, _ more: Result...) -> Self { __unavailable() }
  @discardableResult @available(*, unavailable, renamed: "returns")
  public func thenReturnMany(_ value: Result, _ more: Result...) -> Self { __unavailable() }
  @discardableResult @available(*, unavailable, renamed: "throws")
  public func thenThrow(_ error: any Error) -> Self { __unavailable() }
  @discardableResult @available(*, unavailable, renamed: "throws")
  public func willThrow(_ error: any Error) -> Self { __unavailable() }
  @discardableResult @available(*, unavailable, renamed: "throws")
  public func andThrow(_ error: any Error) -> Self { __unavailable() }
  @discardableResult @available(*, unavailable, message: "write nothing: a call without a result returns by default")
  public func thenDoNothing() -> Self { __unavailable() }
  @discardableResult @available(*, unavailable, message: "write nothing: a call without a result returns by default")
  public func willDoNothing() -> Self { __unavailable() }
  @discardableResult @available(*, unavailable, renamed: "forwards")
  public func thenCallRealMethod() -> Self { __unavailable() }
  @discardableResult @available(*, unavailable, renamed: "forwards")
  public func thenCallRealImplementation() -> Self { __unavailable() }
  @discardableResult @available(*, unavailable, renamed: "forwards")
  public func callOriginal() -> Self { __unavailable() }
  @discardableResult @available(*, unavailable, renamed: "forwards")
  public func andForwardToRealObject() -> Self { __unavailable() }
  @discardableResult @available(*, unavailable, message: "write .then.returns(value)")
  public func andThen(_ value: Result) -> Self { __unavailable() }
  @discardableResult @available(*, unavailable, message: "the count belongs to the verb: expect(call, 2)")
  public func times(_ count: some CallCounting) -> Self { __unavailable() }
  @discardableResult @available(*, unavailable, message: "the count belongs to the verb: expect(call, 2)")
  public func Times(_ count: some CallCounting) -> Self { __unavailable() }
  @discardableResult @available(*, unavailable, message: "the count belongs to the verb: expect(call, 2)")
  public func called(_ count: some CallCounting) -> Self { __unavailable() }
  @discardableResult @available(*, unavailable, message: "the count belongs to the verb: expect(call, 2)")
  public func exactly(_ count: some CallCounting) -> Self { __unavailable() }
  @discardableResult @available(*, unavailable, message: "the count belongs to the verb: expect(call, 2)")
  public func twice() -> Self { __unavailable() }
  @discardableResult @available(*, unavailable, message: "the count belongs to the verb: expect(call, 2)")
  public func atLeastOnce() -> Self { __unavailable() }
  @discardableResult @available(*, unavailable, message: "the count belongs to the verb: expect(call, .atLeast(2))")
  public func atLeast(_ count: Int) -> Self { __unavailable() }
  @discardableResult @available(*, unavailable, message: "the count belongs to the verb: expect(call, .atLeast(2))")
  public func atMost(_ count: Int) -> Self { __unavailable() }
  @discardableResult @available(*, unavailable, message: "once is the default: write expect(call)")
  public func once() -> Self { __unavailable() }
  @discardableResult @available(*, unavailable, message: "write reject(call)")
  public func never() -> Self { __unavailable() }
  @discardableResult @available(*, unavailable, message: "write .returns(value); after the first answer .then.returns(value)")
  public func WillOnce(_ value: Result) -> Self { __unavailable() }
  @discardableResult @available(*, unavailable, message: "write .returns(value); after the first answer .then.returns(value)")
  public func WillRepeatedly(_ value: Result) -> Self { __unavailable() }
}

extension CommonCallSetup where Failure == Never {
  @discardableResult @available(*, unavailable, message: "this requirement is not declared to throw")
  public func `throws`(_ error: any Error) -> Self { __unavailable() }
}

extension CallSetup {
  @discardableResult @available(*, unavailable, message: "only async requirements can suspend; write .holds() and call release()")
  public func suspends() -> Self { __unavailable() }
  @_disfavoredOverload @discardableResult @available(*, unavailable, message: "write the error type of the requirement: .answers { (_) throws(TheError) in ... }")
  public func answers<Other: Error>(_ body: @escaping (Arguments) throws(Other) -> Result) -> Self { __unavailable() }
  @discardableResult @available(*, unavailable, message: "closures of .performs cannot throw; write .answers and return a result")
  public func performs<Other: Error>(_ body: @escaping (Arguments) throws(Other) -> Void) -> Self { __unavailable() }
  @discardableResult @available(*, unavailable, renamed: "answers")
  public func thenAnswer(_ body: @escaping (Arguments) throws -> Result) -> Self { __unavailable() }
  @discardableResult @available(*, unavailable, renamed: "answers")
  public func willProduce(_ body: @escaping (Arguments) throws -> Result) -> Self { __unavailable() }
  @discardableResult @available(*, unavailable, renamed: "answers")
  public func willAnswer(_ body: @escaping (Arguments) throws -> Result) -> Self { __unavailable() }
  @discardableResult @available(*, unavailable, renamed: "answers")
  public func thenInvoke(_ body: @escaping (Arguments) throws -> Result) -> Self { __unavailable() }
}

extension CallSetup where Failure == Never {
  @discardableResult @available(*, unavailable, message: "this requirement is not declared to throw")
  public func answers<Other: Error>(_ body: @escaping (Arguments) throws(Other) -> Result) -> Self { __unavailable() }
}

extension AsyncCallSetup {
  @_disfavoredOverload @discardableResult @available(*, unavailable, message: "write the error type of the requirement: .answers { (_) throws(TheError) in ... }")
  public func answers<Other: Error>(_ body: @escaping (Arguments) async throws(Other) -> Result) -> Self { __unavailable() }
  @discardableResult @available(*, unavailable, message: "closures of .performs cannot throw; write .answers and return a result")
  public func performs<Other: Error>(_ body: @escaping (Arguments) async throws(Other) -> Void) -> Self { __unavailable() }
  @discardableResult @available(*, unavailable, renamed: "answers")
  public func thenAnswer(_ body: @escaping (Arguments) async throws -> Result) -> Self { __unavailable() }
  @discardableResult @available(*, unavailable, renamed: "answers")
  public func willProduce(_ body: @escaping (Arguments) async throws -> Result) -> Self { __unavailable() }
  @discardableResult @available(*, unavailable, renamed: "answers")
  public func willAnswer(_ body: @escaping (Arguments) async throws -> Result) -> Self { __unavailable() }
  @discardableResult @available(*, unavailable, renamed: "answers")
  public func thenInvoke(_ body: @escaping (Arguments) async throws -> Result) -> Self { __unavailable() }
}

extension AsyncCallSetup where Failure == Never {
  @discardableResult @available(*, unavailable, message: "this requirement is not declared to throw")
  public func answers<Other: Error>(_ body: @escaping (Arguments) async throws(Other) -> Result) -> Self { __unavailable() }
}

extension Matcher {
  @available(*, unavailable, message: "the type is not an optional")
  public static var isNil: Matcher { __unavailable() }
  @available(*, unavailable, message: "the type is not an optional; write .any")
  public static var notNil: Matcher { __unavailable() }
  @available(*, unavailable, message: "the type is not Comparable; write .where { ... }")
  public static func greaterThan(_ bound: Value) -> Matcher { __unavailable() }
  @available(*, unavailable, message: "the type is not Comparable; write .where { ... }")
  public static func lessThan(_ bound: Value) -> Matcher { __unavailable() }
  @available(*, unavailable, message: "the type is not Comparable; write .where { ... }")
  public static func atLeast(_ bound: Value) -> Matcher { __unavailable() }
  @available(*, unavailable, message: "the type is not Comparable; write .where { ... }")
  public static func atMost(_ bound: Value) -> Matcher { __unavailable() }
  @available(*, unavailable, message: "the type is not a string; for an optional, write .some(.hasPrefix(_:))")
  public static func hasPrefix(_ prefix: String) -> Matcher { __unavailable() }
  @available(*, unavailable, message: "the type is not a string; for an optional, write .some(.hasSuffix(_:))")
  public static func hasSuffix(_ suffix: String) -> Matcher { __unavailable() }
  @available(*, unavailable, message: "the type is not a collection; for an optional, write .some(.isEmpty)")
  public static var isEmpty: Matcher { __unavailable() }
  @available(*, unavailable, message: "the type is not a collection; for an optional, write .some(.hasCount(_:))")
  public static func hasCount(_ count: Int) -> Matcher { __unavailable() }
  @available(*, unavailable, message: "the type is neither a number nor a duration; write .where { ... }")
  public static func closeTo(_ value: Value, within distance: Value) -> Matcher { __unavailable() }
  @_disfavoredOverload @available(*, unavailable, message: "write .any, without parentheses")
  public static func any(__nothing nothing: Void = ()) -> Matcher { __unavailable() }
  @available(*, unavailable, renamed: "equal(_:)") public static func eq(_ value: Value) -> Matcher { __unavailable() }
  @available(*, unavailable, renamed: "equal(_:)")
  public static func equals(_ value: Value) -> Matcher { __unavailable() }
  @available(*, unavailable, renamed: "equal(_:)")
  public static func equalTo(_ value: Value) -> Matcher { __unavailable() }
  @available(*, unavailable, renamed: "equal(_:)")
  public static func isEqual(_ value: Value) -> Matcher { __unavailable() }
  @available(*, unavailable, renamed: "equal(_:)")
  public static func equal(to value: Value) -> Matcher { __unavailable() }
  @available(*, unavailable, renamed: "equal(_:)")
  public static func isEqual(to value: Value) -> Matcher { __unavailable() }
  @available(*, unavailable, message: "write the value itself; it needs no matcher")
  public static func value(_ value: Value) -> Matcher { __unavailable() }
  @available(*, unavailable, message: "write the value itself; it needs no matcher")
  public static func exact(_ value: Value) -> Matcher { __unavailable() }
  @available(*, unavailable, message: "write .where { ... }")
  public static func matching(_ predicate: @escaping (Value) -> Bool) -> Matcher { __unavailable() }
  @available(*, unavailable, message: "write .where { ... }")
  public static func match(_ predicate: @escaping (Value) -> Bool) -> Matcher { __unavailable() }
  @available(*, unavailable, message: "write .where { ... }")
  public static func argThat(_ predicate: @escaping (Value) -> Bool) -> Matcher { __unavailable() }
  @available(*, unavailable, renamed: "any") public static var anyValue: Matcher { __unavailable() }
  @available(*, unavailable, renamed: "any") public static var anyArg: Matcher { __unavailable() }
  @available(*, unavailable, renamed: "any") public static var ignored: Matcher { __unavailable() }
  @available(*, unavailable, renamed: "captured(by:)")
  public static func capture(_ captor: Captor<Value>) -> Matcher { __unavailable() }
  @available(*, unavailable, renamed: "captured(by:)")
  public static func capturing(_ captor: Captor<Value>) -> Matcher { __unavailable() }
  @available(*, unavailable, message: "write .captured(by: captor), with a Captor")
  public static func capturing(_ storage: inout Value?) -> Matcher { __unavailable() }
}

extension Equatable where Self: Mockable & AnyObject {
  @_disfavoredOverload @available(*, unavailable, message: "a comparison of mocks is not recorded: they are equal if they are the same, or as an extension of the protocol says")
  public func operatorEqualEqual(_ other: Self) -> CallPattern<Self, Bool, Never> { __unavailable() }
}

extension Comparable where Self: Mockable & AnyObject {
  @_disfavoredOverload @available(*, unavailable, message: "a comparison of mocks is not recorded: their order is arbitrary, or as an extension of the protocol says")
  public func operatorLess(_ other: Self) -> CallPattern<Self, Bool, Never> { __unavailable() }
}

extension Int {
  @available(*, unavailable, message: "type 'Int' has no member 'any'") public static var any: Int { __unavailable() }
  @available(*, unavailable, message: "type 'Int' has no member 'atLeast'")
  public static func atLeast(_ bound: Int) -> Int { __unavailable() }
  @available(*, unavailable, message: "type 'Int' has no member 'atMost'")
  public static func atMost(_ bound: Int) -> Int { __unavailable() }
}

extension Mock {
  @available(*, unavailable, renamed: "init(_:)") public convenience init(strictness: Strictness) { __unavailable() }
}

extension __GeneratedMock {
  @available(*, unavailable, renamed: "init(_:)") public init(strictness: Strictness) { __unavailable() }
}

extension AnyCallPattern {
  @available(*, unavailable, message: "the count belongs to the verb: verify(call, 2)")
  public func called(_ count: some CallCounting) { __unavailable() }
  @available(*, unavailable, message: "the count belongs to the verb: verify(call, 2)")
  public func wasCalled(_ count: some CallCounting) { __unavailable() }
  @available(*, unavailable, message: "once is the default: write verify(call)")
  public func called() { __unavailable() }
  @available(*, unavailable, message: "once is the default: write verify(call)")
  public func wasCalled() { __unavailable() }
  @available(*, unavailable, message: "the count belongs to the verb: verify(call, .never)")
  public func wasNeverCalled() { __unavailable() }
}

extension CommonCallPattern {
  @available(*, unavailable, message: "write stub(mock.member(...)).returns(value)")
  public func returns(_ value: Result) { __unavailable() }
  @available(*, unavailable, message: "write stub(mock.member(...)).returns(value)")
  public func willReturn(_ value: Result) { __unavailable() }
  @available(*, unavailable, message: "write stub(mock.member(...)).returns(value)")
  public func thenReturn(_ value: Result) { __unavailable() }
  @available(*, unavailable, message: "write stub(mock.member(...)).throws(error)")
  public func `throws`(_ error: any Error) { __unavailable() }
  @available(*, unavailable, message: "write stub(mock.member(...)).throws(error)")
  public func willThrow(_ error: any Error) { __unavailable() }
  @available(*, unavailable, message: "write stub(mock.member(...)).throws(error)")
  public func thenThrow(_ error: any Error) { __unavailable() }
  @available(*, unavailable, message: "write stub(mock.member(...)).answers { ... }")
  public func answers(_ body: (Arguments) async throws -> Result) { __unavailable() }
  @available(*, unavailable, message: "write stub(mock.member(...)).answers { ... }")
  public func willProduce(_ body: (Arguments) async throws -> Result) { __unavailable() }
  @available(*, unavailable, message: "write stub(mock.member(...)).answers { ... }")
  public func thenAnswer(_ body: (Arguments) async throws -> Result) { __unavailable() }
  @available(*, unavailable, message: "write stub(mock.member(...)).answers { ... }")
  public func perform(_ body: (Arguments) async throws -> Result) { __unavailable() }
}

extension CallCounting where Self == CallCount {
  @available(*, unavailable, message: "write 1... or .atLeast(1)")
  public static var atLeastOnce: CallCount { __unavailable() }
  @available(*, unavailable, message: "write ...1 or .atMost(1)")
  public static var atMostOnce: CallCount { __unavailable() }
  @available(*, unavailable, message: "write 2") public static var twice: CallCount { __unavailable() }
  @available(*, unavailable, message: "write 3") public static var thrice: CallCount { __unavailable() }
  @available(*, unavailable, message: "write the number itself: verify(call, 2)")
  public static func times(_ count: Int) -> CallCount { __unavailable() }
  @available(*, unavailable, message: "write the number itself: verify(call, 2)")
  public static func count(_ count: Int) -> CallCount { __unavailable() }
  @available(*, unavailable, message: "write 2... or .atLeast(2)")
  public static func from(_ count: Int) -> CallCount { __unavailable() }
  @available(*, unavailable, message: "write 2... or .atLeast(2)")
  public static func moreOrEqual(to count: Int) -> CallCount { __unavailable() }
  @available(*, unavailable, message: "write 3... or .atLeast(3) for more than 2")
  public static func more(than count: Int) -> CallCount { __unavailable() }
  @available(*, unavailable, message: "write ..<2 or .atMost(1) for less than 2")
  public static func less(than count: Int) -> CallCount { __unavailable() }
  @available(*, unavailable, message: "write ...2 or .atMost(2)")
  public static func lessOrEqual(to count: Int) -> CallCount { __unavailable() }
  @available(*, unavailable, message: "write the range itself: verify(call, 1...3)")
  public static func `in`(_ range: ClosedRange<Int>) -> CallCount { __unavailable() }
}

extension Array {
  @available(*, unavailable, message: "the count belongs to the verb: verify(call, 2)")
  public func times<Arguments, Result>(_ count: some CallCounting) where Element == Call<Arguments, Result> { __unavailable() }
  @available(*, unavailable, message: "the count belongs to the verb: verify(call, 2)")
  public func called<Arguments, Result>(_ count: some CallCounting) where Element == Call<Arguments, Result> { __unavailable() }
  @available(*, unavailable, message: "the count belongs to the verb: verify(call, 2)")
  public func wasCalled<Arguments, Result>(_ count: some CallCounting) where Element == Call<Arguments, Result> { __unavailable() }
  @available(*, unavailable, message: "the count belongs to the verb: verify(call, 2)")
  public func exactly<Arguments, Result>(_ count: some CallCounting) where Element == Call<Arguments, Result> { __unavailable() }
  @available(*, unavailable, message: "the count belongs to the verb: verify(call, 2)")
  public func twice<Arguments, Result>() where Element == Call<Arguments, Result> { __unavailable() }
  @available(*, unavailable, message: "the count belongs to the verb: verify(call, 2)")
  public func atLeastOnce<Arguments, Result>() where Element == Call<Arguments, Result> { __unavailable() }
  @available(*, unavailable, message: "once is the default: write verify(call)")
  public func once<Arguments, Result>() where Element == Call<Arguments, Result> { __unavailable() }
  @available(*, unavailable, message: "once is the default: write verify(call)")
  public func wasCalled<Arguments, Result>() where Element == Call<Arguments, Result> { __unavailable() }
  @available(*, unavailable, message: "once is the default: write verify(call)")
  public func called<Arguments, Result>() where Element == Call<Arguments, Result> { __unavailable() }
  @available(*, unavailable, message: "the count belongs to the verb: verify(call, .never)")
  public func never<Arguments, Result>() where Element == Call<Arguments, Result> { __unavailable() }
  @available(*, unavailable, message: "the count belongs to the verb: verify(call, .never)")
  public func wasNeverCalled<Arguments, Result>() where Element == Call<Arguments, Result> { __unavailable() }
  @available(*, unavailable, message: "the count belongs to the verb: verify(call, .atLeast(2))")
  public func atLeast<Arguments, Result>(_ count: Int) where Element == Call<Arguments, Result> { __unavailable() }
  @available(*, unavailable, message: "the count belongs to the verb: verify(call, .atLeast(2))")
  public func atMost<Arguments, Result>(_ count: Int) where Element == Call<Arguments, Result> { __unavailable() }
}

extension CallSetup where Arguments == Void {
  @discardableResult @available(*, unavailable, renamed: "answers")
  public func thenAnswer(_ body: @escaping () throws -> Result) -> Self { __unavailable() }
  @discardableResult @available(*, unavailable, renamed: "answers")
  public func willProduce(_ body: @escaping () throws -> Result) -> Self { __unavailable() }
  @discardableResult @available(*, unavailable, renamed: "answers")
  public func willAnswer(_ body: @escaping () throws -> Result) -> Self { __unavailable() }
  @discardableResult @available(*, unavailable, renamed: "answers")
  public func thenInvoke(_ body: @escaping () throws -> Result) -> Self { __unavailable() }
}

extension AsyncCallSetup where Arguments == Void {
  @discardableResult @available(*, unavailable, renamed: "answers")
  public func thenAnswer(_ body: @escaping () async throws -> Result) -> Self { __unavailable() }
  @discardableResult @available(*, unavailable, renamed: "answers")
  public func willProduce(_ body: @escaping () async throws -> Result) -> Self { __unavailable() }
  @discardableResult @available(*, unavailable, renamed: "answers")
  public func willAnswer(_ body: @escaping () async throws -> Result) -> Self { __unavailable() }
  @discardableResult @available(*, unavailable, renamed: "answers")
  public func thenInvoke(_ body: @escaping () async throws -> Result) -> Self { __unavailable() }
}

extension Captor {
  @available(*, unavailable, message: "write .captured(by: captor)")
  public func capture() -> Matcher<Value> { __unavailable() }
  @available(*, unavailable, message: "write .captured(by: captor)")
  public var matcher: Matcher<Value> { __unavailable() }
  @available(*, unavailable, message: "write captor.value") public func getValue() -> Value? { __unavailable() }
  @available(*, unavailable, renamed: "values") public var allValues: [Value] { __unavailable() }
}
