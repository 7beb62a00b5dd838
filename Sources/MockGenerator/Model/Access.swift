/// The access level of a mock and of its members.
///
/// A lower one is seen by fewer.
package enum Access: String, Sendable, CaseIterable, Comparable {
  /// The file; a private protocol's mock is for the file, too.
  case `fileprivate`

  /// The module, which is Swift's default.
  case `internal`

  /// The package.
  case `package`

  /// Everyone.
  case `public`

  /// The modifier followed by a space, or nothing for Swift's default.
  package var prefix: String { self == .internal ? "" : rawValue + " " }

  /// Returns whether fewer see what has the left access.
  package static func < (left: Access, right: Access) -> Bool {
    allCases.firstIndex(of: left)! < allCases.firstIndex(of: right)!
  }
}
