// The declarations are those of the library, which documents them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import XCTest

// A small part of the library's API: enough for the tests of this package.

/// Writes a mock for a protocol. Here, `Expansions.swift` contains what is generated.
@attached(peer)
public macro Mockable() = #externalMacro(module: "MocksmithMacros", type: "MockableMacro")

/// What generated mocks conform to.
public protocol MocksmithMock {
  var recorder: Recorder { get }
  associatedtype GivenProxy
  associatedtype VerifyProxy
  associatedtype PerformProxy
  var givenProxy: GivenProxy { get }
  var performProxy: PerformProxy { get }
  func verifyProxy(_ count: CallCount, _ file: StaticString, _ line: UInt) -> VerifyProxy
}

/// How many times a call must be made.
public enum CallCount: ExpressibleByIntegerLiteral {
  case exactly(Int), atLeast(Int), atMost(Int)
  case never

  public init(integerLiteral: Int) { self = .exactly(integerLiteral) }

  func allows(_ count: Int) -> Bool {
    switch self {
    case .exactly(let number): count == number
    case .atLeast(let number): count >= number
    case .atMost(let number): count <= number
    case .never: count == 0
    }
  }
}

public func Given<Mock: MocksmithMock>(_ mock: Mock) -> Mock.GivenProxy { mock.givenProxy }

public func Perform<Mock: MocksmithMock>(_ mock: Mock) -> Mock.PerformProxy { mock.performProxy }

public func Verify<Mock: MocksmithMock>(
  _ mock: Mock, _ count: CallCount = 1, file: StaticString = #filePath, line: UInt = #line
) -> Mock.VerifyProxy {
  mock.verifyProxy(count, file, line)
}

/// The part of a mock that a reset removes.
public enum ResetScope { case invocations, stubs }

public func resetMock(_ mock: some MocksmithMock, scopes: [ResetScope] = [.invocations, .stubs]) {
  if scopes.contains(.invocations) { mock.recorder.removeCalls() }
  if scopes.contains(.stubs) { mock.recorder.removeStubs() }
}

/// The answers of a stub.
public struct StubBuilder<Result, Answer> {
  let stub: Recorder.Stub
  let adapt: (Answer) -> ([Any]) throws -> Any

  public init(
    _ recorder: Recorder, _ pattern: Recorder.Pattern, default: Result? = nil,
    adapt: @escaping (Answer) -> ([Any]) throws -> Any
  ) {
    let value = `default`
    stub = recorder.stub(pattern, value.map { value in [{ _ in value }] } ?? [])
    self.adapt = adapt
    isEmpty = value != nil
  }

  private let isEmpty: Bool

  private func add(_ answers: [([Any]) throws -> Any]) -> StubBuilder {
    if isEmpty { stub.answers = [] }
    stub.answers += answers
    return self
  }

  @discardableResult
  public func willReturn(_ values: Result...) -> StubBuilder {
    add(values.map { value in { _ in value } })
  }

  @discardableResult
  public func thenReturn(_ value: Result) -> StubBuilder { add([{ _ in value }]) }

  @discardableResult
  public func willThrow(_ error: any Error) -> StubBuilder { add([{ _ in throw error }]) }

  @discardableResult
  public func thenThrow(_ error: any Error) -> StubBuilder { add([{ _ in throw error }]) }

  @discardableResult
  public func willAnswer(_ answer: Answer) -> StubBuilder { add([adapt(answer)]) }
}

/// The verification of one call.
public struct Verification {
  public let recorder: Recorder
  let count: CallCount
  let file: StaticString
  let line: UInt

  public init(_ recorder: Recorder, _ count: CallCount, _ file: StaticString, _ line: UInt) {
    self.recorder = recorder
    self.count = count
    self.file = file
    self.line = line
  }

  public func verify(_ pattern: Recorder.Pattern) {
    let calls = recorder.count(pattern)
    if !count.allows(calls) { XCTFail("called \(calls) times", file: file, line: line) }
  }
}
