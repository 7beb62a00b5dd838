import MockEmitter

/// What a name of a mock in the tests leads to, for people who miss the mock or a part of it.
package struct MockExplanation: Sendable {
  /// The name of the mock, after the types around it.
  package let name: String

  /// The first place where the tests use the name.
  package let use: FileLocation?

  /// The mocked declarations, such as `protocol Desk.Drawer`, with their locations.
  package let declarations: [(title: String, fileLocation: FileLocation)]

  /// The reasons why there is no mock, or why members are missing from it.
  package let reasons: [String]

  /// The members that have no patterns, because the tests do not mention their names.
  package let namesWithoutPatterns: [String]
}

extension Codebase {
  /// Explains the mocks that the files of a module use.
  ///
  /// - Parameters:
  ///   - requests: The requests, as ``mocksUsed(in:remaking:)`` returns them.
  ///   - options: The options for all mocks.
  package func explanations(
    of requests: [MockRequest], _ options: MockPipeline.Options
  ) -> [MockExplanation] {
    requests.map { request in
      let resolution = MockResolver(codebase: self, options: options).resolve(request, after: [:])
      let types = resolution.mocks.map(\.type).filter {
        resolution.names[$0.location]?.text == request.mock.text
      }
      let owners =
        [request.mock.text] + resolution.mocks.flatMap(\.inheritance.types).map(\.fullName)
      let made = MockPipeline(in: self, options).run(GenerationRequest(.named([request])))
      return MockExplanation(
        name: request.mockName, use: request.fileLocation,
        declarations: types.map {
          ("\($0.location.kind.rawValue) \($0.fullName)", $0.fileLocation)
        },
        reasons: (made.diagnostics + made.refusals).map { diagnostic in
          diagnostic.path.map { "\($0):\(diagnostic.line): \(diagnostic.message)" }
            ?? diagnostic.message
        },
        namesWithoutPatterns: owners.flatMap { made.namesWithoutPatterns[$0] ?? [] })
    }
  }

  /// Returns the reason why a name of the tests is not taken for a missing mock, or `nil` if it is.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - module: The module of the tests.
  package func reasonAgainst(_ name: String, in module: String) -> String? {
    guard let tests = self.module(module) else { return nil }
    for (file, outline) in zip(tests.module.files, tests.outlines) {
      if outline.declaredNames.contains(name) { return "\(file.path) declares it" }
      if outline.ignoredNames.contains(name) {
        return "\(file.path) has the comment 'understudy:ignore \(name)'"
      }
    }
    guard MockName(reading: name) != nil else {
      return "names of mocks begin with 'Mock', such as 'MockPrinter', or end with it"
    }
    guard let file = tests.module.files.first(where: { $0.text.contains(name) }) else {
      return "no file of '\(module)' contains it"
    }
    if let module = sourceModules.first(where: { declares(name, in: $0) }) {
      return "the module '\(module)' declares it, or generates it with '@Mockable'"
    }
    return "\(file.path) contains it, but not as the name of a type"
  }
}
