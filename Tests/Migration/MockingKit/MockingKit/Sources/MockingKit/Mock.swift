// The declarations are those of the library, which documents them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

// A small part of the library's API: enough for the tests of this package.

/// Records calls, and finds the results that are registered for functions.
open class Mock {
  private var results: [UUID: (Any) throws -> Any] = [:]
  private var recorded: [UUID: [Any]] = [:]

  public init() {}

  public func registerResult<Arguments, Result>(
    for reference: MockReference<Arguments, Result>,
    result: @escaping (Arguments) throws -> Result
  ) {
    results[reference.id] = { try result($0 as! Arguments) }
  }

  public func registerResult<Arguments, Result>(
    for reference: AsyncMockReference<Arguments, Result>,
    result: @escaping (Arguments) throws -> Result
  ) {
    results[reference.id] = { try result($0 as! Arguments) }
  }

  public func call<Arguments>(_ reference: MockReference<Arguments, Void>, args: Arguments) {
    record(args, Void.self, nil, reference.id)
  }

  public func call<Arguments, Result>(
    _ reference: MockReference<Arguments, Result>, args: Arguments
  ) throws -> Result {
    guard let result = results[reference.id] else { fatalError("no result is registered") }
    let value = try result(args) as! Result
    record(args, Result.self, value, reference.id)
    return value
  }

  public func call<Arguments, Result>(
    _ reference: AsyncMockReference<Arguments, Result>, args: Arguments
  ) async throws -> Result {
    guard let result = results[reference.id] else { fatalError("no result is registered") }
    let value = try result(args) as! Result
    record(args, Result.self, value, reference.id)
    return value
  }

  private func record<Arguments, Result>(
    _ arguments: Arguments, _: Result.Type, _ result: Result?, _ id: UUID
  ) {
    recorded[id, default: []].append(MockCall(arguments: arguments, result: result))
  }

  public func calls<Arguments, Result>(
    to reference: MockReference<Arguments, Result>
  ) -> [MockCall<Arguments, Result>] {
    (recorded[reference.id] ?? []).map { $0 as! MockCall<Arguments, Result> }
  }

  public func calls<Arguments, Result>(
    to reference: AsyncMockReference<Arguments, Result>
  ) -> [MockCall<Arguments, Result>] {
    (recorded[reference.id] ?? []).map { $0 as! MockCall<Arguments, Result> }
  }

  public func hasCalled<Arguments, Result>(_ reference: MockReference<Arguments, Result>) -> Bool {
    !calls(to: reference).isEmpty
  }

  public func hasCalled<Arguments, Result>(
    _ reference: MockReference<Arguments, Result>, numberOfTimes: Int
  ) -> Bool {
    calls(to: reference).count == numberOfTimes
  }

  public func hasCalled<Arguments, Result>(
    _ reference: AsyncMockReference<Arguments, Result>, numberOfTimes: Int
  ) -> Bool {
    calls(to: reference).count == numberOfTimes
  }

  public func resetCalls() { recorded = [:] }
}

/// A recorded call.
public struct MockCall<Arguments, Result> {
  public let arguments: Arguments
  public let result: Result?
}

/// A reference to a function.
public struct MockReference<Arguments, Result> {
  let id = UUID()
  public init(_ function: @escaping (Arguments) throws -> Result) {}
}

/// A reference to an asynchronous function.
public struct AsyncMockReference<Arguments, Result> {
  let id = UUID()
  public init(_ function: @escaping (Arguments) async throws -> Result) {}
}

/// The forms of the verbs that take key paths.
public protocol KeyPathVerbs: Mock {}
extension Mock: KeyPathVerbs {}

extension KeyPathVerbs {
  public func registerResult<Arguments, Result>(
    for path: KeyPath<Self, MockReference<Arguments, Result>>,
    result: @escaping (Arguments) throws -> Result
  ) {
    registerResult(for: self[keyPath: path], result: result)
  }

  public func registerResult<Arguments, Result>(
    for path: KeyPath<Self, AsyncMockReference<Arguments, Result>>,
    result: @escaping (Arguments) throws -> Result
  ) {
    registerResult(for: self[keyPath: path], result: result)
  }

  public func calls<Arguments, Result>(
    to path: KeyPath<Self, MockReference<Arguments, Result>>
  ) -> [MockCall<Arguments, Result>] { calls(to: self[keyPath: path]) }

  public func hasCalled<Arguments, Result>(
    _ path: KeyPath<Self, MockReference<Arguments, Result>>
  ) -> Bool { hasCalled(self[keyPath: path]) }

  public func hasCalled<Arguments, Result>(
    _ path: KeyPath<Self, MockReference<Arguments, Result>>, numberOfTimes: Int
  ) -> Bool { hasCalled(self[keyPath: path], numberOfTimes: numberOfTimes) }

  public func hasCalled<Arguments, Result>(
    _ path: KeyPath<Self, AsyncMockReference<Arguments, Result>>, numberOfTimes: Int
  ) -> Bool { hasCalled(self[keyPath: path], numberOfTimes: numberOfTimes) }
}
