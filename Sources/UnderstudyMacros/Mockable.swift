@_exported public import UnderstudyCore

/// Makes a mock of a protocol, of a class, or of a struct of closures.
///
/// For a protocol `Greeter` it declares the class `MockGreeter`, and in an extension of the
/// protocol the members that every mock of it has:
///
/// ```swift
/// @Mockable
/// protocol Greeter {
///   func greet(_ name: String) -> String
/// }
///
/// let greeter = MockGreeter()
/// stub(greeter.greet("bob")).returns("hi bob")
/// ```
///
/// For a class it declares a subclass that overrides everything that a subclass can override. Unless
/// something else is set up, its members answer with default values; `.forwards()` calls `super`.
///
/// For a struct of closures it declares a class with a function for each closure, and an `instance` of
/// the struct whose closures call these; what else the struct stores is a parameter of `instance`.
///
/// - Parameter condition: the condition under which the mock exists; in debug builds by default,
///   so that no mock gets into a release
@attached(extension, names: arbitrary)
@attached(peer, names: prefixed(Mock), prefixed(__MembersOf))
public macro Mockable(_ condition: MockCondition = .debug) =
  #externalMacro(module: "UnderstudyMacrosPlugin", type: "MockableMacro")
