import Foundation

// A compiler plug-in whose macros expand to nothing. It stands in for the macros of a library, so that
// sources with its attributes compile without swift-syntax. Each message is JSON after its length.

/// Reads as many bytes as a part of a message has.
func read(_ count: Int) -> Data? {
  guard count > 0, let data = try? FileHandle.standardInput.read(upToCount: count),
    data.count == count
  else { return nil }
  return data
}

while let header = read(8) {
  let length = header.enumerated().reduce(0) { $0 | Int($1.element) << (8 * $1.offset) }
  guard let message = read(length) else { break }
  let request = (try? JSONSerialization.jsonObject(with: message)) as? [String: Any]
  let response =
    request?["getCapability"] != nil
    ? #"{"getCapabilityResult":{"capability":{"protocolVersion":7}}}"#
    : #"{"expandMacroResult":{"expandedSource":"","diagnostics":[]}}"#
  let count = UInt64(response.utf8.count)
  let bytes = (0..<8).map { UInt8(truncatingIfNeeded: count >> (8 * UInt64($0))) }
  FileHandle.standardOutput.write(Data(bytes) + Data(response.utf8))
}
