// The declarations are those of the library, which documents them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import XCTest

// A small part of the library's API: enough for the tests of this package.

/// What generated mocks conform to.
public protocol Mock: AnyObject {
  associatedtype Given
  associatedtype Verify
  associatedtype Perform

  func given(_ method: Given)
  func perform(_ method: Perform)
  func verify(_ method: Verify, count: Count, file: StaticString, line: UInt)
}

/// The part of a mock that a reset removes.
public enum MockScope { case invocation, given, perform }

public func Given<Object: Mock>(_ object: Object, _ method: Object.Given) { object.given(method) }

public func Perform<Object: Mock>(_ object: Object, _ method: Object.Perform) {
  object.perform(method)
}

public func Verify<Object: Mock>(
  _ object: Object, _ method: Object.Verify, file: StaticString = #filePath, line: UInt = #line
) {
  object.verify(method, count: .atLeastOnce, file: file, line: line)
}

public func Verify<Object: Mock>(
  _ object: Object, _ count: Count, _ method: Object.Verify, file: StaticString = #filePath,
  line: UInt = #line
) {
  object.verify(method, count: count, file: file, line: line)
}

/// Collects the answers of a stub.
public final class StubberThrows<Value> {
  public private(set) var answers: [([Any]) throws -> Any] = []
  public init() {}
  public func `return`(_ values: Value...) { answers += values.map { value in { _ in value } } }
  public func `throw`(_ errors: any Error...) {
    answers += errors.map { error in { _ in throw error } }
  }
}

extension Recorder {
  /// Reports a count that is not allowed.
  public func verify(_ pattern: Pattern, _ count: Count, _ file: StaticString, _ line: UInt) {
    let calls = self.count(pattern)
    if !count.allows(calls) { XCTFail("called \(calls) times", file: file, line: line) }
  }
}
