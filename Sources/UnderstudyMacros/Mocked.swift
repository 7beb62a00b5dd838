/// Gives a function a body that a test answers, and the patterns that the verbs take.
///
/// On a function without a body, in a class, struct or actor that is `Mockable`, the body records
/// the call and answers as a mock does; an override can pass the call on to `super`:
///
/// ```swift
/// final class MockPrinter: Mock {
///   @Mocked func printText(_ text: String) throws -> Int
/// }
///
/// let printer = MockPrinter()
/// stub(printer.printText("abc")).returns(3)
/// ```
///
/// On a function with a body it is a seam in production code: the body runs, unless a test has set
/// something else up for its own calls. Functions may be free or static, members of final classes,
/// structs, enums and actors, and `async`:
///
/// ```swift
/// @Mocked func currentTime() async throws -> Date { try await server.time() }
///
/// stub(currentTime()).returns(noon)
/// ```
///
/// - Parameter condition: the condition under which tests can replace a function that has a body: in
///   debug builds by default, so that a release contains nothing but the body
@attached(body)
@attached(peer, names: overloaded)
public macro Mocked(_ condition: MockCondition = .debug) =
  #externalMacro(module: "UnderstudyMacrosPlugin", type: "MockedMacro")

/// Gives a property of a mock that is written by hand its accessors, and the patterns that the verbs
/// take: `getName()` and `setName(_:)`.
///
/// ```swift
/// final class MockUser: Mock {
///   @MockedProperty var name: String
///   @MockedProperty(.getAsync) var isOnline: Bool
/// }
///
/// let user = MockUser()
/// stub(user.getName()).returns("bob")
/// ```
///
/// - Parameter accessors: the accessors; a getter and a setter by default
@attached(accessor)
@attached(peer, names: arbitrary)
public macro MockedProperty(_ accessors: MockedAccessors = .getSet) =
  #externalMacro(module: "UnderstudyMacrosPlugin", type: "MockedPropertyMacro")
