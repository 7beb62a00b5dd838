import Foundation

/// An error that is thrown if the printer has no paper.
struct OutOfPaper: Error, Equatable {}

/// Prints price labels. A class of the shop, without a protocol.
class LabelPrinter {
  let address: URL

  init(address: URL = URL(fileURLWithPath: "/dev/printer")) {
    self.address = address
  }

  /// The number of labels left.
  var labels: Int { 0 }

  /// Prints a label.
  func print(_ label: String) throws { throw OutOfPaper() }

  /// Prints several labels.
  func printAll(_ labels: [String]) throws {
    for label in labels { try print(label) }
  }
}
