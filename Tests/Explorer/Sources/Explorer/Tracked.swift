import UnderstudyCore

/// A value whose lifetime is tracked, and whose description takes time.
final class Tracked: CustomStringConvertible, @unchecked Sendable {  // One thread runs at a time.
  /// How many values exist.
  nonisolated(unsafe) static var count = 0

  private let name: String

  /// An object that the value retains.
  var attachment: AnyObject?

  init(_ name: String = "parcel", holding attachment: AnyObject? = nil) {
    self.name = name
    self.attachment = attachment
    Self.count += 1
  }

  deinit { Self.count -= 1 }

  var description: String {
    Interleaving.step()
    return name
  }
}
