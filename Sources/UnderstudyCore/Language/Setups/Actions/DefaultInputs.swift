/// The default values that a closure argument is called with.
struct DefaultInputs {
  /// The error for a type that has no default value.
  struct Missing: Error {
    let type: String
  }

  private let pattern: PatternDescription
  private unowned let core: MockCore  // Retains the answer that retains this value.
  private let site: MockSourceLocation

  init(_ pattern: PatternDescription, _ core: MockCore, _ site: MockSourceLocation) {
    self.pattern = pattern
    self.core = core
    self.site = site
  }

  func value<Input>(_ type: Input.Type) throws(Missing) -> Input {
    if let value = DefaultValues.value(for: type, in: core.scopeForDefaults) { return value }
    throw Missing(type: "\(type)")
  }

  func report(_ missing: Missing) {
    core.deliver(
      MockFailure(
        Misuse(
          "The closure argument of \(pattern) cannot be called: \(missing.type) has no default value",
          details: [
            "Write the values with .invokes(with: ...), or set a default with "
              + "withDefault(<#\(missing.type)#>)."
          ]),
        severity: .error, site: site))
  }
}
