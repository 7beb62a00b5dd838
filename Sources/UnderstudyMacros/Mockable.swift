@_exported public import UnderstudyCore

/// Creates a mock of a protocol, of a class, or of a struct of closures.
///
/// For a protocol `Greeter`, the macro declares the class `MockGreeter`. In an extension of the
/// protocol, it implements the requirements for every mock:
///
/// ```swift
/// @Mockable
/// protocol Greeter {
///   func greet(_ name: String) -> String
/// }
/// ```
///
/// Tests create the mock and stub its calls:
///
/// ```swift
/// let greeter = MockGreeter()
/// stub(greeter.greet("bob")).returns("hi bob")
/// ```
///
/// For a class, the macro declares a subclass that overrides all members that can be overridden. By
/// default they answer with default values; `.forwards()` calls `super`.
///
/// For a struct of closures, the macro declares a class with a function for each closure. The
/// closures of its `instance` of the struct call these functions. Other stored properties of the
/// struct become parameters of `instance`.
///
/// The macro sees only the declaration that it is attached to. It therefore has no default values for
/// structs and enums that the requirements return, and it generates no mocks of protocols that they
/// return: mark these `@Mockable` too. Provide default values with ``DefaultValueProviding`` or
/// `withDefault(_:)`. The plug-in and `understudy-cli generate` see all sources.
///
/// In a class, the macro also declares a `deinit` if there is none. In a module whose default
/// isolation is the main actor, Swift would otherwise not let the mock have one.
///
/// Nor does the macro see whether a type is copyable. A mock cannot record a noncopyable argument, so
/// name the types of such arguments and results:
///
/// ```swift
/// @Mockable(noncopyable: Ticket.self)
/// protocol TicketOffice {
///   func refund(_ ticket: consuming Ticket) -> Int
/// }
/// ```
///
/// The argument is then an ``Unrecordable``, which `.any` matches. The plug-in and
/// `understudy-cli generate` need no such list.
///
/// - Parameters:
///   - condition: The condition under which the mock exists. Defaults to debug builds, so that no
///     mock ships in a release.
///   - noncopyable: The noncopyable types of parameters and results, each written as `Ticket.self`.
@attached(extension, names: arbitrary)
@attached(member, names: named(deinit))
@attached(
  peer,
  names: prefixed(Mock), prefixed(__MembersOf), prefixed(__PatternsOf),
  prefixed(__PackagePatternsOf), prefixed(__InternalPatternsOf), prefixed(__FileprivatePatternsOf),
  prefixed(__ChainsOf), prefixed(__PackageChainsOf), prefixed(__InternalChainsOf),
  prefixed(__FileprivateChainsOf)
)
public macro Mockable(
  _ condition: MockCondition = .debug, noncopyable: any (~Copyable).Type...
) =
  #externalMacro(module: "UnderstudyMacrosPlugin", type: "MockableMacro")
