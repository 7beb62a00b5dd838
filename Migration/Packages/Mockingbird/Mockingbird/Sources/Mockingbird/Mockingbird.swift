// The declarations are those of the library, which documents them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import XCTest

// A small part of the library's API: enough for the tests of this package.

/// Matches an argument.
public struct ArgumentMatcher<Value> {
  let matches: (Value) -> Bool
}

extension ArgumentMatcher: ExpressibleByUnicodeScalarLiteral where Value == String {
  public typealias UnicodeScalarLiteralType = String
}

extension ArgumentMatcher: ExpressibleByExtendedGraphemeClusterLiteral where Value == String {
  public typealias ExtendedGraphemeClusterLiteralType = String
}

extension ArgumentMatcher: ExpressibleByStringLiteral where Value == String {
  public init(stringLiteral: String) { self.init { $0 == stringLiteral } }
}

extension ArgumentMatcher: ExpressibleByIntegerLiteral where Value == Int {
  public init(integerLiteral: Int) { self.init { $0 == integerLiteral } }
}

public func any<Value>(_: Value.Type = Value.self) -> ArgumentMatcher<Value> {
  ArgumentMatcher { _ in true }
}

public func any<Value>(
  _: Value.Type = Value.self, where condition: @escaping (Value) -> Bool
) -> ArgumentMatcher<Value> {
  ArgumentMatcher(matches: condition)
}

extension Recorder.Pattern {
  /// Creates a pattern from one matcher for each argument.
  public init<each Value>(_ name: String, _ parameters: repeat ArgumentMatcher<each Value>) {
    self.init(name) { arguments in
      var isMatch = true
      var index = 0
      func examine<One>(_ parameter: ArgumentMatcher<One>) {
        isMatch = isMatch && parameter.matches(arguments[index] as! One)
        index += 1
      }
      repeat examine(each parameters)
      return isMatch
    }
  }
}

/// The call that a verb receives: a pattern of a mock.
public struct Declaration<Answer, Result> {
  let recorder: Recorder
  let pattern: Recorder.Pattern
  let adapt: (Answer) -> ([Any]) throws -> Any

  public init(
    _ recorder: Recorder, _ pattern: Recorder.Pattern,
    adapt: @escaping (Answer) -> ([Any]) throws -> Any
  ) {
    self.recorder = recorder
    self.pattern = pattern
    self.adapt = adapt
  }
}

/// What a mock does while a verb evaluates a call: it passes the call on instead of recording it.
public enum Recording {
  nonisolated(unsafe) static var isOn = false
  nonisolated(unsafe) static var call: (recorder: Recorder, pattern: Recorder.Pattern)?

  /// Passes a call on if a verb is evaluating it.
  public static func takes(
    _ recorder: Recorder, _ name: String, _ arguments: [AnyHashable] = []
  ) -> Bool {
    guard isOn else { return false }
    call = (recorder, Recorder.Pattern(name) { $0.map { $0 as! AnyHashable } == arguments })
    return true
  }

  static func evaluate(_ body: () -> Void) -> (recorder: Recorder, pattern: Recorder.Pattern) {
    isOn = true
    defer { isOn = false }
    body()
    return call!
  }
}

/// A number of calls.
public struct CountMatcher: Sendable {
  let allows: @Sendable (Int) -> Bool
}

public func exactly(_ count: Int) -> CountMatcher { CountMatcher { $0 == count } }
public func atLeast(_ count: Int) -> CountMatcher { CountMatcher { $0 >= count } }
public func atMost(_ count: Int) -> CountMatcher { CountMatcher { $0 <= count } }
public func between(_ range: ClosedRange<Int>) -> CountMatcher {
  CountMatcher { range.contains($0) }
}
public let once = exactly(1)
public let twice = exactly(2)
public let never = exactly(0)

/// The verification of a call.
public struct VerificationManager {
  let count: Int
  let file: StaticString
  let line: UInt

  public func wasCalled(_ matcher: CountMatcher = once) {
    if !matcher.allows(count) { XCTFail("called \(count) times", file: file, line: line) }
  }

  public func wasCalled(_ times: Int) { wasCalled(exactly(times)) }
  public func wasNeverCalled() { wasCalled(never) }
}

public func verify<Answer, Result>(
  _ declaration: Declaration<Answer, Result>, file: StaticString = #filePath, line: UInt = #line
) -> VerificationManager {
  VerificationManager(
    count: declaration.recorder.count(declaration.pattern), file: file, line: line)
}

public func verify<Result>(
  _ call: @autoclosure () -> Result, file: StaticString = #filePath, line: UInt = #line
) -> VerificationManager {
  let (recorder, pattern) = Recording.evaluate { _ = call() }
  return VerificationManager(count: recorder.count(pattern), file: file, line: line)
}

/// The answers of a call.
public struct StubbingManager<Answer, Result> {
  let stub: Recorder.Stub
  let adapt: (Answer) -> ([Any]) throws -> Any

  private func add(_ answer: @escaping ([Any]) throws -> Any) -> Self {
    stub.answers.append(answer)
    return self
  }

  @discardableResult
  public func willReturn(_ value: Result) -> Self { add { _ in value } }

  @discardableResult
  public func willThrow(_ error: any Error) -> Self { add { _ in throw error } }

  @discardableResult
  public func will(_ answer: Answer) -> Self { add(adapt(answer)) }
}

public func given<Answer, Result>(
  _ declaration: Declaration<Answer, Result>
) -> StubbingManager<Answer, Result> {
  StubbingManager(
    stub: declaration.recorder.stub(declaration.pattern, []), adapt: declaration.adapt)
}

public func given<Result>(
  _ value: @autoclosure () -> Result
) -> StubbingManager<() -> Result, Result> {
  let (recorder, pattern) = Recording.evaluate { _ = value() }
  return StubbingManager(stub: recorder.stub(pattern, [])) { body in { _ in body() } }
}

infix operator ~>

public func ~> <Answer, Result>(manager: StubbingManager<Answer, Result>, value: Result) {
  manager.willReturn(value)
}

/// What generated mocks conform to.
public protocol Mock: AnyObject { var recorder: Recorder { get } }

public func clearInvocations(on mocks: any Mock...) { mocks.forEach { $0.recorder.removeCalls() } }
public func clearStubs(on mocks: any Mock...) { mocks.forEach { $0.recorder.removeStubs() } }
