/// The access level of a mock and of its members.
package enum Access: String, Sendable {
  /// Everyone.
  case `public`

  /// The package.
  case `package`

  /// The module, which is Swift's default.
  case `internal`

  /// The file; a private protocol's mock is for the file, too.
  case `fileprivate`

  /// The modifier with a space behind it, or nothing where Swift's default is meant.
  package var prefix: String { self == .internal ? "" : rawValue + " " }
}
