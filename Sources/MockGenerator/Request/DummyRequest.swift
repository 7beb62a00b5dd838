/// A request for the test data of a type: `User.dummy()` in the tests.
package struct DummyRequest {
  /// The type.
  let type: ResolvedType

  /// The first location of the request.
  let fileLocation: FileLocation

  /// A Boolean value that indicates whether functions in generated files are generated again.
  let isRemade: Bool
}

extension Codebase {
  /// Returns the types whose test data the files of a module use and that have sources.
  ///
  /// A type that no module with sources declares is left to the compiler.
  ///
  /// - Parameters:
  ///   - name: The module, usually a test target.
  ///   - remaking: A Boolean value that indicates whether generated files that are a part of the
  ///     module are generated again.
  /// - Returns: The types in the order of their first uses, each once.
  package func dummiesUsed(in name: String, remaking: Bool = false) -> [DummyRequest] {
    guard let tests = module(name) else { return [] }
    var requested: [DummyRequest] = []
    var seen: Set<TypeLocation> = []
    for (file, outline) in tests.outlines.enumerated() where !outline.dummies.isEmpty {
      guard !remaking || !tests.module.files[file].text.hasPrefix(MockFile.firstLine) else {
        continue
      }
      for use in outline.dummies {
        let components = use.qualifiers + [use.name]
        guard let type = type(components, imports: outline.imports, tests: name),
          seen.insert(type.location).inserted
        else { continue }
        requested.append(
          DummyRequest(
            type: type, fileLocation: tests.lines[file].fileLocation(at: use.offset),
            isRemade: remaking))
      }
    }
    return requested
  }
}
