/// Something that a migration did not rewrite.
package struct Finding: Sendable, Hashable {
  /// The kinds of findings.
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    /// It has no faithful counterpart, and a `#warning` says what to write.
    case left

    /// It can stay as it is.
    case kept

    /// The file cannot be migrated.
    case failed
  }

  /// The kind.
  package var kind: Kind

  /// The place.
  package var place: FileLocation

  /// The reason, or what to write instead.
  package var reason: String

  /// Creates a finding.
  package init(_ kind: Kind, _ place: FileLocation, _ reason: String) {
    self.kind = kind
    self.place = place
    self.reason = reason
  }

  /// The finding as compilers print diagnostics.
  package var diagnostic: String {
    let severity =
      switch kind {
      case .left: "warning"
      case .kept: "note"
      case .failed: "error"
      }
    return "\(place): \(severity): \(reason)"
  }
}
