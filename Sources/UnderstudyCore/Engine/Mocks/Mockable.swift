/// A type that records, matches and answers calls through a ``Mock``.
///
/// Generated mocks conform to it. A handwritten mock can have an empty body, because a
/// protocol marked `@Mockable` implements its requirements for every conforming type:
///
/// ```swift
/// actor MemoryStore: Store, Mockable { let mock = Mock() }
/// ```
public protocol Mockable: __OneMatcher {
  /// The object that stores the calls, stubs and expectations of this mock.
  var mock: Mock { get }

  /// The names of all requirements, or `nil` if some are not known. Generated mocks implement it.
  ///
  /// - Warning: For generated code only.
  static var __requirements: __Members? { get }
}

extension Mockable {
  /// `nil`: the names of a handwritten mock are not known.
  public static var __requirements: __Members? { nil }
}

/// A type whose properties are call patterns. Every ``Mockable`` type conforms.
///
/// A property of a mock and its pattern have the same name. Swift allows that in extensions with
/// different constraints, so the requirement is implemented for ``Mockable`` types and the pattern
/// for types that conform to this protocol.
///
/// - Warning: For generated code only.
public protocol __Patterned: __Chained, __NamedInFailures, CustomDebugStringConvertible {
  /// The object that stores the calls, stubs and expectations of this mock.
  var mock: Mock { get }

  /// The same object, not retained, or `nil` if it may be released before this mock is. Defaults to
  /// `nil`.
  ///
  /// Retaining and releasing it takes a fifth of the time of a recorded call in release builds. In debug
  /// builds, lending it takes longer.
  var __lentMock: Unmanaged<Mock>? { get }
}

/// A type whose properties are also the child mocks that they return, for chains such as
/// `client.session.token`. Every ``Mockable`` type conforms.
///
/// Separate from ``__Patterned``, because one type can have several properties of the same name only
/// in extensions with different constraints.
///
/// - Warning: For generated code only.
public protocol __Chained {
  /// The object that stores the calls, stubs and expectations of this mock.
  var mock: Mock { get }
}

/// A type whose patterns with one matcher are in an extension with this constraint. Every
/// ``Mockable`` type conforms.
///
/// A requirement has a pattern for every combination of values and matchers. If several patterns
/// accept the arguments, the compiler prefers the one whose extension has the narrowest constraint.
/// That is the one with the most plain values, because each of these protocols refines the one with
/// more matchers, and the patterns without matchers are in an extension for ``Mockable`` types.
///
/// - Warning: For generated code only.
public protocol __OneMatcher: __TwoMatchers {}

/// A type whose patterns with two matchers are in an extension with this constraint.
///
/// - Warning: For generated code only.
public protocol __TwoMatchers: __ThreeMatchers {}

/// A type whose patterns with three matchers are in an extension with this constraint. The patterns
/// with more matchers are in an extension for ``__Patterned`` types.
///
/// - Warning: For generated code only.
public protocol __ThreeMatchers: __Patterned {}

extension __Chained {
  /// The mock, under a name that does not clash with a requirement called `mock`.
  ///
  /// - Warning: For generated code only.
  public var __mock: Mock { mock }
}

extension __Patterned {
  /// `nil`, because a handwritten mock may make its recorder when it is read.
  ///
  /// - Warning: For generated code only.
  public var __lentMock: Unmanaged<Mock>? { nil }

  /// The name of the mock.
  ///
  /// - Warning: For generated code only.
  public var __nameInFailures: String { mock.__name }

  /// The name of the mock, which a generated mock prints as its description.
  @_disfavoredOverload
  public var description: String { mock.__name }

  /// The name of the mock, which a handwritten mock prints unless it has a description of its own.
  ///
  /// Interpolation and `String(describing:)` use it for a type that is not
  /// `CustomStringConvertible`. So a handwritten mock can still conform to that protocol.
  @_disfavoredOverload
  public var debugDescription: String { mock.__name }
}
