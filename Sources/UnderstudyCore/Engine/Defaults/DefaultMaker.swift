/// A function that makes the default value of a requirement's result.
///
/// - Warning: For generated code only.
public typealias __MakeDefault<Result> = (__DefaultMaker) throws -> Result

/// Makes the default value of one call, part by part.
///
/// Generated code knows how to build a type of the sources, and asks this object for the default
/// values of the parts. So a default value that the test has registered is used inside others too.
///
/// - Warning: For generated code only.
public final class __DefaultMaker {
  /// The scope in which default values are looked up.
  let scope: MockScope?

  /// The call that needs the default value, or `nil` if the value is not for a call on a mock.
  private let call: ChildMockOrigin?

  /// A Boolean value that indicates whether a mock was made.
  private(set) var hasMadeMock = false

  /// The number of types around the part that is being made.
  var depth = 0

  /// Creates the maker of one default value.
  ///
  /// - Parameters:
  ///   - scope: The scope in which default values are looked up.
  ///   - call: The call that needs the default value, or `nil` if there is none.
  init(in scope: MockScope?, for call: ChildMockOrigin? = nil) {
    self.scope = scope
    self.call = call
  }

  /// Returns the default value of a part.
  ///
  /// - Returns: The default value of its type.
  /// - Throws: An error if the type has no default value. The whole then has none either.
  public func value<Part>() throws -> Part { try part(nil) }

  /// Returns the default value of a part whose type is declared in the sources.
  ///
  /// - Parameter make: Makes the value, unless the test or the type provides another one.
  /// - Returns: The default value.
  /// - Throws: An error if the type has no default value. The whole then has none either.
  public func value<Part>(_ make: __MakeDefault<Part>) throws -> Part {
    try withoutActuallyEscaping(make) { try part($0) }
  }

  private func part<Part>(_ make: __MakeDefault<Part>?) throws -> Part {
    guard let value = DefaultValues.value(for: Part.self, self, make) else {
      throw NoDefaultValue()
    }
    return value
  }

  /// Makes a mock that belongs to the scope of the called mock, and is named after the call.
  ///
  /// - Parameter make: Creates the mock with a name, or with its own name if there is no call.
  /// - Returns: The mock.
  public func mock<Child: AnyObject>(_ make: (String?) -> Child) -> Child {
    hasMadeMock = true
    return call?.child(make) ?? make(nil)
  }
}

/// The error for a part without a default value.
private struct NoDefaultValue: Error {}
