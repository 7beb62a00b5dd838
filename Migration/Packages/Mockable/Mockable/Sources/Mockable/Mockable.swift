// The declarations are those of the library, which documents them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Testing

// A small part of the library's API: enough for the tests of this package.

/// Writes a mock for a protocol. Here, `Expansions.swift` contains what it writes.
@attached(peer)
public macro Mockable() = #externalMacro(module: "MockableMacros", type: "MockableMacro")

/// Whether calls without a registration stop the process.
public enum MockerPolicy { case strict, relaxed }

/// The part of a mock that a reset removes.
public enum MockerScope { case given, when, verify }

/// What the macro's mocks conform to.
public protocol MockableService {
  var recorder: Recorder { get }
  associatedtype ReturnBuilder
  associatedtype ActionBuilder
  associatedtype VerifyBuilder

  init(policy: MockerPolicy)
  var given: ReturnBuilder { get }
  var when: ActionBuilder { get }
  var verify: VerifyBuilder { get }
}

public func given<Service: MockableService>(_ service: Service) -> Service.ReturnBuilder {
  service.given
}

public func when<Service: MockableService>(_ service: Service) -> Service.ActionBuilder {
  service.when
}

public func verify<Service: MockableService>(_ service: Service) -> Service.VerifyBuilder {
  service.verify
}

public func reset<Service: MockableService>(_ service: Service, _ scopes: MockerScope...) {
  if scopes.isEmpty || scopes.contains(.verify) { service.recorder.removeCalls() }
  if scopes.isEmpty || scopes.contains(.given) { service.recorder.removeStubs() }
}

/// The answers of a function.
public struct ReturnClause<Parent, Result, Produce> {
  let parent: Parent
  let recorder: Recorder
  let pattern: Recorder.Pattern
  let adapt: (Produce) -> ([Any]) throws -> Any

  public init(
    _ parent: Parent, _ recorder: Recorder, _ pattern: Recorder.Pattern,
    adapt: @escaping (Produce) -> ([Any]) throws -> Any
  ) {
    self.parent = parent
    self.recorder = recorder
    self.pattern = pattern
    self.adapt = adapt
  }

  private func add(_ answer: @escaping ([Any]) throws -> Any) -> Parent {
    recorder.stub(pattern, [answer], end: .isRemoved)
    return parent
  }

  @discardableResult
  public func willReturn(_ value: Result) -> Parent { add { _ in value } }

  @discardableResult
  public func willThrow(_ error: any Error) -> Parent { add { _ in throw error } }

  @discardableResult
  public func willProduce(_ producer: Produce) -> Parent { add(adapt(producer)) }
}

extension ReturnClause where Result == Void {
  @discardableResult
  public func willReturn() -> Parent { willReturn(()) }
}

/// A side effect of a function.
public struct ActionClause<Parent> {
  let parent: Parent
  let recorder: Recorder
  let pattern: Recorder.Pattern

  public init(_ parent: Parent, _ recorder: Recorder, _ pattern: Recorder.Pattern) {
    self.parent = parent
    self.recorder = recorder
    self.pattern = pattern
  }

  @discardableResult
  public func perform(_ action: @escaping () -> Void) -> Parent {
    recorder.perform(pattern) { _ in action() }
    return parent
  }
}

/// The verification of a function.
public struct VerifyClause<Parent> {
  let parent: Parent
  let recorder: Recorder
  let pattern: Recorder.Pattern

  public init(_ parent: Parent, _ recorder: Recorder, _ pattern: Recorder.Pattern) {
    self.parent = parent
    self.recorder = recorder
    self.pattern = pattern
  }

  @discardableResult
  public func called(_ count: Count, sourceLocation: SourceLocation = #_sourceLocation) -> Parent {
    let calls = recorder.count(pattern)
    if !count.allows(calls) {
      Issue.record("called \(calls) times", sourceLocation: sourceLocation)
    }
    return parent
  }
}

/// The verification of a property.
public struct PropertyVerifyClause<Parent> {
  let getter: VerifyClause<Parent>
  let setter: VerifyClause<Parent>

  public init(
    _ parent: Parent, _ recorder: Recorder, get: Recorder.Pattern, set: Recorder.Pattern
  ) {
    getter = VerifyClause(parent, recorder, get)
    setter = VerifyClause(parent, recorder, set)
  }

  @discardableResult
  public func getCalled(_ count: Count, sourceLocation: SourceLocation = #_sourceLocation) -> Parent
  {
    getter.called(count, sourceLocation: sourceLocation)
  }

  @discardableResult
  public func setCalled(_ count: Count, sourceLocation: SourceLocation = #_sourceLocation) -> Parent
  {
    setter.called(count, sourceLocation: sourceLocation)
  }
}
