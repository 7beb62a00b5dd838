/// The input of the pipeline: the mocks and the test data to generate, and the declarations to replace.
package struct GenerationRequest {
  /// The mocks to generate.
  package let mocks: Mocks

  /// The declarations to replace by hooks.
  package let replacements: [ReplacementRequest]

  /// The declarations whose hooks exist already, as ``Codebase/checkedInHooks(in:)`` returns them.
  let existingHooks: Set<String>

  /// The types that get test data.
  let dummies: [DummyRequest]

  /// The requirements whose default implementations are called.
  let defaultCalls: [DefaultCallRequest]

  /// Creates a request.
  ///
  /// - Parameters:
  ///   - mocks: The mocks to generate.
  ///   - replacements: The declarations to replace by hooks.
  ///   - existingHooks: The declarations whose hooks exist already.
  ///   - dummies: The types that get test data.
  ///   - defaultCalls: The requirements whose default implementations are called.
  package init(
    _ mocks: Mocks, replacing replacements: [ReplacementRequest] = [],
    besides existingHooks: Set<String> = [], dummies: [DummyRequest] = [],
    callingDefaults defaultCalls: [DefaultCallRequest] = []
  ) {
    self.defaultCalls = defaultCalls
    self.dummies = dummies
    self.mocks = mocks
    self.replacements = replacements
    self.existingHooks = existingHooks
  }

  /// The mocks of a request.
  package enum Mocks {
    /// The given mocks.
    case named([MockRequest])

    /// The mocks of all declarations of a module that are visible in other files and have no
    /// attribute.
    case all(module: String, kinds: Set<SourceOutline.Kind>)
  }
}
