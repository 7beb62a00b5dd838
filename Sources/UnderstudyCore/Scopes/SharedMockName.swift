/// A name that several mocks in a scope can have.
struct SharedMockName: Hashable {
  let text: String

  /// The line that created the mock, or `nil` for a default name.
  let site: MockSourceLocation?
}
