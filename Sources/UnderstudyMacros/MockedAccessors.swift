/// The accessors that `@MockedProperty` makes.
///
/// The compiler reads them from the source; a value of this type has no other use.
public struct MockedAccessors: Sendable {
  /// Makes the only value there is: what matters is how it is written.
  private init() {}

  /// A getter and a setter.
  public static let getSet = MockedAccessors()

  /// A getter.
  public static let get = MockedAccessors()

  /// A getter that is `async`.
  public static let getAsync = MockedAccessors()

  /// A getter that throws.
  public static let getThrows = MockedAccessors()

  /// A getter that is `async` and throws.
  public static let getAsyncThrows = MockedAccessors()
}
