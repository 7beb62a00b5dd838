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

// How mocks are compared, unless an extension of the mocked protocol says it: that extension is more
// special, so Swift chooses it. Mocks never record comparisons, because matchers compare values too.

extension Equatable where Self: Mockable & AnyObject {
  /// Two mocks are equal if they are the same.
  ///
  /// - Parameters:
  ///   - left: A mock.
  ///   - right: Another mock.
  /// - Returns: `true` if they are the same.
  @_disfavoredOverload
  public static func == (left: Self, right: Self) -> Bool { left === right }
}

extension Hashable where Self: Mockable & AnyObject {
  /// Hashes the identity of the mock.
  ///
  /// - Parameter hasher: The hasher.
  @_disfavoredOverload
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Comparable where Self: Mockable & AnyObject {
  /// Orders mocks by identity. The order of two mocks is the same as long as both exist, and arbitrary.
  ///
  /// - Parameters:
  ///   - left: A mock.
  ///   - right: Another mock.
  /// - Returns: `true` if `left` comes first.
  @_disfavoredOverload
  public static func < (left: Self, right: Self) -> Bool {
    ObjectIdentifier(left) < ObjectIdentifier(right)
  }
}

/// The default implementation of a requirement, which a generated type makes callable.
struct DefaultImplementation: @unchecked Sendable {  // Without a lock: nothing in it changes.
  /// The table that contains the requirement.
  let members: __Members

  /// The index of the requirement.
  let index: Int

  /// Makes an object that inherits the implementation, or returns `nil` if the mock is gone. A generated
  /// function, which captures only types.
  let object: () -> Any?
}

extension Mock {
  /// Returns whether a stub or an expectation of a requirement exists.
  ///
  /// - Parameters:
  ///   - members: The table that contains the requirement.
  ///   - index: The index of the requirement.
  /// - Warning: For generated code only.
  public func __isSetUp(_ members: __Members, _ index: Int) -> Bool {
    core.withState { state in
      state.members.known(members, index).map { !state.hasNoRules($0) } ?? false
    }
  }

  /// Lets stubs and expectations of a requirement call its default implementation.
  ///
  /// - Parameters:
  ///   - members: The table that contains the requirement.
  ///   - index: The index of the requirement.
  ///   - object: Makes an object that inherits the implementation, and whose other members call the
  ///     mock.
  /// - Warning: For generated code only.
  public func __default(
    _ members: __Members, _ index: Int, _ object: @escaping (Mock) -> Any
  ) {
    core.add(
      DefaultImplementation(members: members, index: index) { [weak self] in self.map(object) })
  }
}

extension MockCore {
  /// Returns the default implementation of a member, or `nil` if none was generated.
  func defaultImplementation(of member: MemberState) -> DefaultImplementation? {
    guard !defaultImplementations.isEmpty else { return nil }
    guard let requirement = withState({ $0.members.requirement(of: member) }) else { return nil }
    return defaultImplementations.first {
      $0.members === requirement.members && $0.index == requirement.index
    }
  }
}

/// The superclass of most generated mocks: stores the recorder, and has the initializer and the
/// conformances that all mocks share, so that they are compiled only once.
///
/// - Warning: For generated code only.
open class __MockObject: __GeneratedMock, @unchecked Sendable {  // Its only property is Sendable.
  /// The object that stores the calls, stubs and expectations of this mock.
  public final let mock: Mock

  /// Creates a mock.
  ///
  /// Not a convenience initializer: those are members of this module only, and a file that does not
  /// import it could not create a mock with `MemberImportVisibility`.
  ///
  /// - Parameters:
  ///   - name: The name for failures. Defaults to the name of the type.
  ///   - strictness: What happens to calls that nothing was set up for.
  ///   - fileID: The file ID of the call site. Defaults to the caller's.
  ///   - filePath: The file path of the call site. Defaults to the caller's.
  ///   - line: The line of the call site. Defaults to the caller's.
  ///   - column: The column of the call site. Defaults to the caller's.
  public required init(
    _ name: String? = nil, _ strictness: Strictness = .nice,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  ) {
    mock = Mock(
      in: Self.self, name, strictness, MockSourceLocation(fileID, filePath, line, column))
  }

  /// The name of the mock. A member of the class, so that it takes precedence over those of protocol
  /// extensions.
  public var description: String { mock.__name }

  /// The name of the mock.
  public var debugDescription: String { mock.__name }
}
