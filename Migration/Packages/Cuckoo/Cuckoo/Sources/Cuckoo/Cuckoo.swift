// The declarations are those of the library, which documents them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import XCTest

// A small part of the library's API: enough for the tests of this package.

/// Matches an argument.
public struct ParameterMatcher<MatchedType>: Matchable {
  let matches: (MatchedType) -> Bool

  public init(matchesFunction: @escaping (MatchedType) -> Bool = { _ in true }) {
    matches = matchesFunction
  }

  public var matcher: ParameterMatcher<MatchedType> { self }
}

/// A value that can stand for a matcher.
public protocol Matchable<MatchedType> {
  associatedtype MatchedType
  var matcher: ParameterMatcher<MatchedType> { get }
}

extension Matchable where MatchedType == Self, Self: Equatable {
  public var matcher: ParameterMatcher<Self> { ParameterMatcher { $0 == self } }
}

extension String: Matchable { public typealias MatchedType = String }
extension Int: Matchable { public typealias MatchedType = Int }
extension Double: Matchable { public typealias MatchedType = Double }

public func any<Value>(_: Value.Type = Value.self) -> ParameterMatcher<Value> {
  ParameterMatcher()
}

public func anyString() -> ParameterMatcher<String> { any() }
public func anyInt() -> ParameterMatcher<Int> { any() }
public func anyClosure<Value>() -> ParameterMatcher<Value> { any() }

public func equal<Value: Equatable>(to value: Value) -> ParameterMatcher<Value> {
  ParameterMatcher { $0 == value }
}

/// Keeps the arguments of calls.
public final class ArgumentCaptor<Value> {
  public private(set) var allValues: [Value] = []
  public var value: Value? { allValues.last }
  public init() {}

  public func capture() -> ParameterMatcher<Value> {
    ParameterMatcher {
      self.allValues.append($0)
      return true
    }
  }
}

/// How many times a call must be made.
public struct CallMatcher {
  let allows: (Int) -> Bool
}

public func times(_ count: Int) -> CallMatcher { CallMatcher { $0 == count } }
public func never() -> CallMatcher { times(0) }
public func atLeastOnce() -> CallMatcher { atLeast(1) }
public func atLeast(_ count: Int) -> CallMatcher { CallMatcher { $0 >= count } }
public func atMost(_ count: Int) -> CallMatcher { CallMatcher { $0 <= count } }

/// What generated mocks conform to.
public protocol Mock: AnyObject {
  associatedtype Stubbing
  associatedtype Verification
  var recorder: Recorder { get }
  func getStubbingProxy() -> Stubbing
  func getVerificationProxy(_ verifier: Verifier) -> Verification
}

/// Reports counts that are not allowed.
public struct Verifier {
  let recorder: Recorder
  let count: CallMatcher
  let file: StaticString
  let line: UInt

  public func verify(_ pattern: Recorder.Pattern) {
    let calls = recorder.count(pattern)
    if !count.allows(calls) { XCTFail("called \(calls) times", file: file, line: line) }
  }
}

public func stub<Object: Mock>(_ mock: Object, block: (Object.Stubbing) -> Void) {
  block(mock.getStubbingProxy())
}

public func verify<Object: Mock>(
  _ mock: Object, _ count: CallMatcher = times(1), file: StaticString = #filePath,
  line: UInt = #line
) -> Object.Verification {
  mock.getVerificationProxy(
    Verifier(recorder: mock.recorder, count: count, file: file, line: line))
}

public func clearInvocations(_ mocks: any Mock...) { mocks.forEach { $0.recorder.removeCalls() } }

public func when<Answer, Result>(_ stub: StubFunction<Answer, Result>) -> StubFunction<
  Answer, Result
> {
  stub
}

/// The stub of a function.
public final class StubFunction<Answer, Result> {
  let recorder: Recorder
  let pattern: Recorder.Pattern
  let adapt: (Answer) -> ([Any]) throws -> Any
  var stub: Recorder.Stub?

  public init(
    _ recorder: Recorder, _ pattern: Recorder.Pattern,
    adapt: @escaping (Answer) -> ([Any]) throws -> Any
  ) {
    self.recorder = recorder
    self.pattern = pattern
    self.adapt = adapt
  }

  private func add(_ answers: [([Any]) throws -> Any]) -> Self {
    if let stub { stub.answers += answers } else { stub = recorder.stub(pattern, answers) }
    return self
  }

  @discardableResult
  public func thenReturn(_ values: Result...) -> Self {
    add(values.map { value in { _ in value } })
  }

  @discardableResult
  public func thenThrow(_ error: any Error) -> Self { add([{ _ in throw error }]) }

  @discardableResult
  public func then(_ answer: Answer) -> Self { add([adapt(answer)]) }
}

extension StubFunction where Result == Void {
  @discardableResult
  public func thenDoNothing() -> Self { thenReturn(()) }
}

/// The stubs of a property.
public struct StubProperty<Value> {
  public let get: StubFunction<() -> Value, Value>

  private let recorder: Recorder
  private let name: String

  public init(_ recorder: Recorder, _ name: String) {
    get = StubFunction(recorder, Recorder.Pattern(name)) { body in { _ in body() } }
    self.recorder = recorder
    self.name = name
  }

  public func set(_ value: some Matchable<Value>) -> StubFunction<(Value) -> Void, Void> {
    StubFunction(recorder, Recorder.Pattern("\(name)=", value)) { body in { body($0[0] as! Value) }
    }
  }
}

/// The verification of a property.
public struct VerifyProperty<Value> {
  let verifier: Verifier
  let name: String

  public init(_ verifier: Verifier, _ name: String) {
    self.verifier = verifier
    self.name = name
  }

  public var get: Void { verifier.verify(Recorder.Pattern(name)) }

  public func set(_ value: some Matchable<Value>) {
    verifier.verify(Recorder.Pattern("\(name)=", value))
  }
}

extension Recorder.Pattern {
  /// Creates a pattern from one matcher for each argument.
  public init<each Value: Matchable>(_ name: String, _ parameters: repeat each Value) {
    self.init(name) { arguments in
      var isMatch = true
      var index = 0
      func examine<One: Matchable>(_ parameter: One) {
        isMatch = isMatch && parameter.matcher.matches(arguments[index] as! One.MatchedType)
        index += 1
      }
      repeat examine(each parameters)
      return isMatch
    }
  }
}
