import Foundation

// Another generator, which declares a mock by itself.
let text = """
  /// A mock that another plug-in generates.
  struct ShelfMock: Equatable {}

  """
try text.write(toFile: CommandLine.arguments[1], atomically: true, encoding: .utf8)
