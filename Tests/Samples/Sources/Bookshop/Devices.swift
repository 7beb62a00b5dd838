import UnderstudyMacros

/// Reads a barcode.
@Mockable
protocol BarcodeReader: Sendable {
  func read() throws -> String
}

/// Prints a page.
protocol PagePrinter {
  func print(_ text: String, copies: Int) throws -> Int
}
