package import MockEmitter
package import SwiftSources

/// A requested mock.
package struct MockRequest: Sendable, Equatable {
  /// The name of the mock.
  package var mock: MockName

  /// The names of the types around it, such as `Outer` in `Outer.MockInner`.
  package var qualifiers: [String]

  /// The first location of the request, or `nil` if it is not in a file.
  package var fileLocation: FileLocation?

  /// The names of the modules that the requesting files import.
  package var imports: [String]

  /// The only module that may declare what is mocked, or `nil` for any.
  package var module: String?

  /// The conditions of the `#if` around the uses, or `nil` if there is a use without one.
  package var conditions: [String]?

  /// A Boolean value that indicates whether a file has a label or a parameter of this name. Then the name
  /// may not be that of a mock.
  package var isLabel = false

  /// Creates a request.
  ///
  /// - Parameters:
  ///   - mock: The name of the mock.
  ///   - qualifiers: The names of the types around it.
  ///   - fileLocation: The first location of the request.
  ///   - imports: The names of the modules that are imported there.
  ///   - module: The only module that may declare what is mocked, or `nil` for any.
  package init(
    _ mock: MockName, qualifiers: [String] = [], fileLocation: FileLocation? = nil,
    imports: [String] = [],
    module: String? = nil
  ) {
    self.mock = mock
    self.qualifiers = qualifiers
    self.fileLocation = fileLocation
    self.imports = imports
    self.module = module
  }

  /// The name of the declaration that is mocked, such as `Printer`.
  package var name: String { mock.stem }

  /// The condition under which the mock is used, or `nil` if it always is.
  var condition: String? {
    guard let conditions, !conditions.isEmpty else { return nil }
    return conditions.joinedConditions(by: "||")
  }

  /// Adds the condition of a use, or `nil` for a use without one.
  mutating func add(_ condition: String?) {
    guard let condition else { return conditions = nil }
    if conditions?.contains(condition) == false { conditions?.append(condition) }
  }

  /// The name of the mock as it is written, after the types around it.
  package var mockName: String { (qualifiers + [mock.text]).joined(separator: ".") }

  /// The name of the declaration, after the types around it.
  var typeName: String { (qualifiers + [name]).joined(separator: ".") }

  /// A Boolean value that indicates whether the request names the declaration, as the command line
  /// does, and not its mock, as the source of a test does.
  var namesDeclaration: Bool { fileLocation == nil }

  /// The use of the mock, for diagnostics about its declaration, or `nil` if no source uses it.
  var use: SourceDiagnostic.Use? {
    fileLocation.map { SourceDiagnostic.Use(mock: mockName, fileLocation: $0) }
  }
}
