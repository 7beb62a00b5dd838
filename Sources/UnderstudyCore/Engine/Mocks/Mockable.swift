/// A type that records, matches and answers calls through a ``Mock``.
///
/// Generated mocks conform to it. A handwritten mock can have an empty body, because a
/// protocol marked `@Mockable` implements its requirements for every conforming type:
///
/// ```swift
/// actor MemoryStore: Store, Mockable { let mock = Mock() }
/// ```
public protocol Mockable {
  /// The object that stores the calls, stubs and expectations of this mock.
  var mock: Mock { get }
}

extension Mockable {
  /// The mock, under a name that does not clash with a requirement called `mock`.
  ///
  /// - Warning: For generated code only.
  public var __mock: Mock { mock }
}
