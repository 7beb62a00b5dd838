/// A second copy of this module in the process, as when an app and its tests both link it statically.
///
/// Each copy has its own scopes and its own reporter, so the failures of the mocks of one copy do not
/// reach the tests that use the other one.
///
/// Relies on `_typeByName`, which returns the type of the copy that was loaded first.
package enum ModuleCopies {
  /// The paths of the copy that was loaded first and of this one, or `nil` if this is the first one.
  /// Older systems cannot name the type, and find no copies.
  package static let files: (first: String, this: String)? = {
    guard #available(macOS 11, iOS 14, tvOS 14, watchOS 7, *),
      let name = _mangledTypeName(Self.self), let first = _typeByName(name), first != Self.self
    else { return nil }
    return (file(of: first), file(of: Self.self))
  }()

  private static func file(of type: Any.Type) -> String {
    LoadedSymbol(at: unsafeBitCast(type, to: UInt.self))?.file ?? "an unknown file"
  }
}
