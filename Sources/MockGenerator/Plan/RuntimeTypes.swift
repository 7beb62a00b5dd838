/// The names of the public types of `UnderstudyCore`, which every file of mocks imports.
///
/// A type of the same name in the mocked module is imported by itself, because the name is ambiguous
/// otherwise. `Documentation/PublicAPI.md` lists the types, and a test compares.
package enum RuntimeTypes {
  /// The names, except those that begin with two underscores.
  package static let names: Set<String> = [
    "Action", "AnyCallPattern", "AnyCalls", "ArrayLiteralMatchable", "AsyncCallPattern",
    "AsyncCallSetup", "AsyncMockReference", "AsyncThrowingMockReference", "Call", "CallCount",
    "CallCounting", "CallOrder", "CallPattern", "CallPatternFactory", "CallSetup", "CallStack",
    "Captor", "CommonCallPattern", "CommonCallSetup", "CommonMockReference",
    "DefaultValueProviding", "DefaultValues", "DictionaryLiteralMatchable", "FailureReporter",
    "FailureReporting", "Inout", "ManualClock", "ManualExecutor", "Matcher", "MatcherOrEqual",
    "Mock", "MockCall", "MockClosure", "MockFailure", "MockInvokation", "MockReference",
    "MockScope", "MockSourceLocation", "MockStream", "Mockable", "Outcome", "PendingCalls",
    "PropertyPattern", "ReferenceCall", "ResetParts", "RunningTest", "SettableCallPattern",
    "StateCondition", "States", "StoredValue", "Strictness", "StubComparison", "SuspendedCall",
    "TestHandle", "ThrowingMockReference", "Tolerances", "UnansweredCall", "Unmockable",
    "Unrecordable", "UnusedStubs",
  ]
}
