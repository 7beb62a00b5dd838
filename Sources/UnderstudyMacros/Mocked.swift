/// Makes a function mockable: tests can stub, expect and verify its calls.
///
/// On a function without a body, in a class, struct or actor that is `Mockable`, the macro adds a
/// body that records and answers the call. An override can forward the call to `super`:
///
/// ```swift
/// final class MockPrinter: Mock, @unchecked Sendable {
///   @Mocked func printText(_ text: String) throws -> Int
/// }
/// ```
///
/// Tests stub the function like a requirement of a generated mock:
///
/// ```swift
/// let printer = MockPrinter()
/// stub(printer.printText("abc")).returns(3)
/// ```
///
/// On a function with a body, the macro adds a hook for tests to production code. The body runs
/// unless a test has set up something else. The function can be free or static, a member of a final
/// class, struct, enum or actor, and `async`:
///
/// ```swift
/// @Mocked func currentTime() async throws -> Date { try await server.time() }
/// ```
///
/// Tests stub it by its own name:
///
/// ```swift
/// stub(currentTime()).returns(noon)
/// ```
///
/// - Parameter condition: The condition under which tests can replace a function that has a body.
///   Defaults to debug builds, so that a release contains only the body.
@attached(body)
@attached(peer, names: overloaded)
public macro Mocked(_ condition: MockCondition = .debug) =
  #externalMacro(module: "UnderstudyMacrosPlugin", type: "MockedMacro")

/// Adds accessors to a property of a handwritten mock, and the pattern `$name` that the verbs
/// accept.
///
/// ```swift
/// final class MockUser: Mock, @unchecked Sendable {
///   @MockedProperty var name: String
///   @MockedProperty(.getAsync) var isOnline: Bool
/// }
/// ```
///
/// Tests stub the getter and verify the setter:
///
/// ```swift
/// let user = MockUser()
/// stub(user.$name).returns("bob")
/// user.name = "ann"
/// verify(user.$name.set("ann"))
/// ```
///
/// The pattern of a generated mock's property has the property's own name. That is impossible here: a
/// macro cannot declare a second property of the same name, neither next to the property nor for the
/// whole type. If the mocked protocol is `@Mockable`, leave the property out: the protocol implements
/// it, and it is its own pattern.
///
/// - Parameter accessors: The accessors to add. Defaults to a getter and a setter.
@attached(accessor)
@attached(peer, names: arbitrary)
public macro MockedProperty(_ accessors: MockedAccessors = .getSet) =
  #externalMacro(module: "UnderstudyMacrosPlugin", type: "MockedPropertyMacro")
