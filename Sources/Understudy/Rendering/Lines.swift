internal import UnderstudyCore

/// The lines of a failure while it is being written: the first one, then indented ones whose
/// labels form a column.
struct Lines {
  private static let labelWidth = 14

  private var lines: [String]

  /// Starts with the first line.
  init(_ first: String) { lines = [first] }

  /// The whole text.
  var text: String { lines.joined(separator: "\n") }

  /// Adds an indented line.
  mutating func add(_ text: String, depth: Int = 1) {
    lines.append(String(repeating: "  ", count: depth) + text)
  }

  /// Adds a line with a label in its column.
  mutating func add(_ label: String, _ text: String, depth: Int = 1) {
    add(label.padded(to: Self.labelWidth) + text, depth: depth)
  }

  /// Adds recorded calls, one a line, numbered.
  mutating func add(_ label: String, _ calls: [CallText], omitted: Int = 0) {
    var label = label
    if omitted > 0 {
      add(label, "... \(omitted) more before these")
      label = ""
    }
    for call in calls {
      add(label, "#\(call.order) \(call)")
      label = ""
    }
  }

  /// Adds the calls that came before; nothing when there were none.
  mutating func add(_ label: String, _ history: Failure.History) {
    add(label, history.calls, omitted: history.omitted)
  }

  /// Adds what else a mock received, with a tick for each call that is accounted for.
  mutating func add(others history: Failure.History, on mock: String) {
    let count = history.calls.count + history.omitted
    guard count > 0 else { return add("'\(mock)' received no call at all") }
    add("'\(mock)' received \(count) other call\(count == 1 ? "" : "s"):")
    if history.omitted > 0 { add("... \(history.omitted) more before these", depth: 2) }
    for call in history.calls {
      add("#\(call.order) \(call.call)\(call.isAccountedFor ? "  ✓" : "")", depth: 2)
    }
  }
}

extension String {
  /// The string with spaces to its right up to a width.
  func padded(to width: Int) -> String {
    count >= width ? self + " " : self + String(repeating: " ", count: width - count)
  }
}
