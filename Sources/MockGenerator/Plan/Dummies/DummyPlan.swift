/// The test data to generate.
struct DummyPlan {
  /// The functions, with the types that they make values of.
  var dummies: [PlannedDummy] = []

  /// The imports that the functions need.
  var imports: [FileImports] = []

  /// The types of which no values can be made.
  var diagnostics: [SourceDiagnostic] = []
}

/// A function that makes test data, and the type that it extends.
struct PlannedDummy {
  /// The type.
  let owner: ResolvedType

  /// The function.
  let function: DummyFunction

  /// Returns the source text.
  func emit() -> String { function.emit() }
}
