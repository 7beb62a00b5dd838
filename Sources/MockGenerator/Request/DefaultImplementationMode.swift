/// The treatment of requirements that an extension implements for every conforming type.
package enum DefaultImplementationMode: Sendable, Equatable {
  /// Mocks record and answer their calls.
  case mocked

  /// The code of the extension runs in the mocks with these names, or in all mocks if it is `nil`.
  case kept(in: Set<String>?)

  /// Returns a Boolean value that indicates whether the code of the extension runs in a mock.
  func areKept(by mock: MockName) -> Bool {
    switch self {
    case .mocked: false
    case .kept(nil): true
    case .kept(let names?): names.contains(mock.text)
    }
  }
}

extension Codebase {
  /// Returns the treatment that comments of a module such as `understudy:keep-defaults MockPrinter`
  /// request.
  ///
  /// - Parameter name: The module, usually a test target.
  package func defaultImplementations(in name: String) -> DefaultImplementationMode {
    let names = (module(name)?.outlines ?? []).reduce(into: Set<String>()) {
      $0.formUnion($1.namesWithDefaults)
    }
    return names.isEmpty ? .mocked : .kept(in: names)
  }
}
