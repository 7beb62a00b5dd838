/// Something that records, matches and answers calls through a ``Mock``.
///
/// Generated mocks conform to it, and a mock can be written by hand with an empty body, because a
/// protocol marked `@Mockable` gives its members to every conforming type:
///
/// ```swift
/// actor MemoryStore: Store, Mockable { let mock = Mock() }
/// ```
public protocol Mockable {
  /// The object that keeps this mock's calls, stubs and expectations.
  var mock: Mock { get }
}

extension Mockable {
  /// The recorder, for requirements of a protocol that has a member called `mock` itself.
  ///
  /// - Warning: For generated code only.
  public var __mock: Mock { mock }
}
