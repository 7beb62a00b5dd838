import Testing
import UnderstudyCore

/// Checks a matcher's description, the values that it accepts, and its explanations for the values
/// that it rejects.
func check<Value>(
  _ matcher: Matcher<Value>, _ description: String, accepts: [Value],
  rejects: KeyValuePairs<Value, String>, at location: SourceLocation = #_sourceLocation
) {
  #expect(matcher.description == description, sourceLocation: location)
  for value in accepts {
    #expect(matcher.matches(value), "\(value)", sourceLocation: location)
    #expect(matcher.mismatch(value) == nil, sourceLocation: location)
  }
  for (value, mismatch) in rejects {
    #expect(!matcher.matches(value), "\(value)", sourceLocation: location)
    #expect(matcher.mismatch(value) == mismatch, sourceLocation: location)
  }
}
