/// The access level of a mock and of its members.
///
/// A lower level is visible to less code.
package enum Access: String, Sendable, CaseIterable, Comparable {
  /// The file. A private protocol's mock has this access too.
  case `fileprivate`

  /// The module, which is Swift's default.
  case `internal`

  /// The package.
  case `package`

  /// All modules.
  case `public`

  /// The modifier followed by a space, or nothing for Swift's default.
  package var prefix: String { self == .internal ? "" : rawValue + " " }

  /// Returns a Boolean value that indicates whether the left access is narrower than the right one.
  package static func < (left: Access, right: Access) -> Bool {
    allCases.firstIndex(of: left)! < allCases.firstIndex(of: right)!
  }
}
