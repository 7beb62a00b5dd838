// The attributes of `UnderstudyMacros`, for files that only import `Understudy`: an attribute without a
// declaration would be an unknown attribute, and no message could name its product. If a file imports
// both modules, in any order, the compiler chooses the available declaration.
//
// The compiler warns of a macro without an implementation, and expands one that is unavailable. So these
// have implementations of the toolchain, which add nothing to what the attributes stand on.

/// Unavailable: `UnderstudyMacros` declares this attribute.
@_documentation(visibility: internal)
@available(
  *, unavailable,
  message: "add the product 'UnderstudyMacros' to the target, and write 'import UnderstudyMacros'"
)
@attached(peer)
public macro Mockable(_ condition: __AttributeArgument..., noncopyable: Any...) =
  #externalMacro(module: "ObservationMacros", type: "ObservationTrackedMacro")

/// Unavailable: `UnderstudyMacros` declares this attribute.
@_documentation(visibility: internal)
@available(
  *, unavailable,
  message: "add the product 'UnderstudyMacros' to the target, and write 'import UnderstudyMacros'"
)
@attached(peer)
public macro Mocked(_ condition: __AttributeArgument...) =
  #externalMacro(module: "ObservationMacros", type: "ObservationTrackedMacro")

/// Unavailable: `UnderstudyMacros` declares this attribute.
@_documentation(visibility: internal)
@available(
  *, unavailable,
  message: "add the product 'UnderstudyMacros' to the target, and write 'import UnderstudyMacros'"
)
@attached(accessor, names: named(willSet))
public macro MockedProperty(_ accessors: __AttributeArgument...) =
  #externalMacro(module: "ObservationMacros", type: "ObservationIgnoredMacro")

/// An argument of the unavailable attributes.
public enum __AttributeArgument: Sendable {
  case debug, always
  case when(String)
  case getSet, get, getAsync, getThrows, getAsyncThrows
}
