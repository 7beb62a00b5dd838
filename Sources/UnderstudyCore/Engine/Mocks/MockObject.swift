/// The superclass of most generated mocks: stores the recorder, and has the initializer and the
/// conformances that all mocks share, so that they are compiled only once.
///
/// - Warning: For generated code only.
open class __MockObject: __GeneratedMock, @unchecked Sendable {  // Its only property is Sendable.
  /// The object that stores the calls, stubs and expectations of this mock.
  public final let mock: Mock

  /// The same object, not retained.
  public final var __lentMock: Unmanaged<Mock>? { .passUnretained(mock) }

  /// The names of all requirements. The generated class knows them, unless it inherits some.
  open class var __requirements: __Members? { nil }

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
