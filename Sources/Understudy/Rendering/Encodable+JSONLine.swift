internal import Foundation

extension Encodable {
  /// The value as JSON on one line with sorted keys, or `nil` if it cannot be encoded.
  var jsonLine: String? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) }
  }
}
