// Entry points for generated class mocks.

extension Mock {
  /// Returns the mock that records for an object. The first use creates it.
  ///
  /// - Parameters:
  ///   - object: An object of a generated class.
  ///   - typeName: The name of that class.
  ///   - fileID: The file ID of the generated class.
  ///   - filePath: The file path of the generated class.
  ///   - line: The line of the generated class.
  ///   - column: The column of the generated class.
  /// - Warning: For generated code only.
  public static func __of(
    _ object: AnyObject, _ typeName: String,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  ) -> Mock {
    if let mock = ClassMocks.mock(of: object) { return mock }
    let site = MockSourceLocation(fileID, filePath, line, column)
    return insert(Mock(of: typeName, nil, .nice, site), for: object, typeName, site)
  }

  /// Names the mock of an object that was just created.
  ///
  /// Calls made by the superclass's initializer are already recorded. They were answered like those
  /// on a nice mock, because nothing could have been set up for them.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - typeName: The name of the generated class.
  ///   - name: The name for failures, or `nil` for the name of the class.
  ///   - strictness: What happens to calls that nothing was set up for.
  ///   - fileID: The file ID of the line that creates the object.
  ///   - filePath: The file path of that line.
  ///   - line: The line.
  ///   - column: The column.
  /// - Warning: For generated code only.
  public static func __begin(
    _ object: AnyObject, _ typeName: String, _ name: String?, _ strictness: Strictness,
    _ fileID: StaticString, _ filePath: StaticString, _ line: Int, _ column: Int
  ) {
    let site = MockSourceLocation(fileID, filePath, line, column)
    let fresh = Mock(of: typeName, name, strictness, site)
    let mock = insert(fresh, for: object, typeName, site)
    if mock !== fresh { mock.core.configure(name, strictness, site) }
  }

  /// Registers a mock for an object, unless the object already has one. Reports it if the superclass is
  /// ``Unmockable``.
  ///
  /// An inherited initializer does not name the mock, so the first use of the object reports that.
  private static func insert(
    _ fresh: Mock, for object: AnyObject, _ typeName: String, _ site: MockSourceLocation
  ) -> Mock {
    let mock = ClassMocks.insert(fresh, for: object)
    if mock === fresh, let type = type(of: object) as? any Unmockable.Type,
      let reason = type.reasonAgainstMocking
    {
      FailureReporting.reportMisuse(
        "\(typeName) must not be created: \(reason)", site,
        "Its superclass is Unmockable. Mock another class, or remove the reason first.")
    }
    return mock
  }

  /// Ends the mock of an object that is being deallocated.
  ///
  /// - Parameter object: The object.
  /// - Warning: For generated code only.
  public static func __end(_ object: AnyObject) { ClassMocks.remove(object) }
}

/// Returns the value that a class mock passes to an initializer of its superclass if the test does
/// not pass one.
///
/// - Parameters:
///   - type: The type of the parameter.
///   - initializer: The description of the initializer, for failures.
///   - fileID: The file ID of the call site. Defaults to the caller's.
///   - filePath: The file path of the call site. Defaults to the caller's.
///   - line: The line of the call site. Defaults to the caller's.
///   - column: The column of the call site. Defaults to the caller's.
/// - Returns: The default value of the type. If there is none, a failure that names the type is
///   reported and the process stops, because an object cannot be partially initialized.
/// - Warning: For generated code only.
public func __argument<Value>(
  _ type: Value.Type, _ initializer: String,
  _ fileID: StaticString, _ filePath: StaticString, _ line: Int, _ column: Int
) -> Value {
  if let value = DefaultValues.value(for: type, in: MockScope.current) { return value }
  let text = "No value of type \(type) for \(initializer)"
  FailureReporting.reportMisuse(
    text, MockSourceLocation(fileID, filePath, line, column),
    "The mock calls this initializer with default values. Pass values of your own, or call "
      + "DefaultValues.register(<#\(type)#>) first.")
  fatalError(text)
}
