extension MockedProtocol {
  /// Writes the members that an inherited protocol of the standard library requires.
  ///
  /// - Parameters:
  ///   - conformance: The inherited protocol.
  ///   - writer: The writer for the members.
  func emitMembers(of conformance: Conformance, _ writer: inout SourceWriter) {
    let prefix = "\(access.prefix)nonisolated "
    switch conformance {
    case .encodable:
      writer.line("\(prefix)func encode(to encoder: any Swift.Encoder) throws {}")
    case .decodable:
      writer.block("\(prefix)init(from decoder: any Swift.Decoder) throws {") {
        $0.line("self.mock = \(unnamedRecorder)")
      }
    case .customStringConvertible:
      writer.line("\(prefix)var description: Swift.String { self.mock.__name }")
    case .customDebugStringConvertible:
      writer.line("\(prefix)var debugDescription: Swift.String { self.mock.__name }")
    case .asyncSequence:
      writer.line("\(prefix)func makeAsyncIterator() -> \(bodyName) { self }")
    case .sequence:
      writer.line("\(prefix)func makeIterator() -> \(bodyName) { self }")
    }
  }
}
