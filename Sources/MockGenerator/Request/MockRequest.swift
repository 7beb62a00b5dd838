/// A mock that somebody asks for.
package struct MockRequest: Sendable, Equatable {
  /// The name without `Mock`, such as `Printer`.
  package var name: String

  /// The names of the types around it, such as `Outer` in `Outer.MockInner`.
  package var qualifiers: [String]

  /// Where the mock is asked for first; nil for a name that is in no file.
  package var fileLocation: FileLocation?

  /// The names of the modules that are imported where the mock is asked for.
  package var imports: [String]

  /// The only module that may declare what is mocked; nil for any.
  package var module: String?

  /// Creates a request.
  ///
  /// - Parameters:
  ///   - name: the name without `Mock`
  ///   - qualifiers: the names of the types around it
  ///   - place: where the mock is asked for first
  ///   - imports: the names of the modules that are imported there
  ///   - module: the only module that may declare what is mocked; nil for any
  package init(
    name: String, qualifiers: [String] = [], fileLocation: FileLocation? = nil,
    imports: [String] = [],
    module: String? = nil
  ) {
    self.name = name
    self.qualifiers = qualifiers
    self.fileLocation = fileLocation
    self.imports = imports
    self.module = module
  }

  /// The name of the mock as it is written.
  var mockName: String { (qualifiers + ["Mock" + name]).joined(separator: ".") }

  /// Types of Understudy whose names look like those of mocks.
  package static let knownNames: Set<String> = ["MockCondition"]
}
