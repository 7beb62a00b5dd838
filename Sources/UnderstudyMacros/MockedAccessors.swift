/// The accessors that `@MockedProperty` adds.
///
/// ```swift
/// @MockedProperty(.get) var isOnline: Bool
/// @MockedProperty(.getAsyncThrows) var balance: Int
/// ```
///
/// The compiler reads them from the source code. Values of this type have no other use.
public struct MockedAccessors: Sendable {
  /// Creates a value. All values are equal, because only the source code matters.
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
