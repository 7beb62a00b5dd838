/// Prints receipts.
protocol Printer {
  /// Prints a line.
  func print(_ line: String) -> Int
}

/// Stores receipts.
class Archive {
  /// Stores a line.
  func keep(_ line: String) {}
}

extension Archive {
  /// Empties the archive, and returns the number of lines that were in it.
  dynamic func empty() -> Int { 0 }
}

/// Holds goods. Another plug-in generates a mock of it.
protocol Shelf {}

/// The parts of a desk.
enum Desk {
  /// A lamp on the desk.
  protocol Lamp {
    /// A Boolean value that indicates whether the lamp is on.
    var isOn: Bool { get }
  }
}
