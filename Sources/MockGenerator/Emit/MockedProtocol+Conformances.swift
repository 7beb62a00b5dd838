extension MockedProtocol {
  /// Writes the members that an inherited protocol of the standard library requires.
  ///
  /// - Parameters:
  ///   - conformance: The inherited protocol.
  ///   - writer: The writer for the members.
  func emitMembers(of conformance: Conformance, _ writer: inout SourceWriter) {
    let prefix = "\(access.prefix)nonisolated "
    let operands = "(left: \(bodyName), right: \(bodyName)) -> Swift.Bool {"
    switch conformance {
    case .equatable:
      writer.block("\(prefix)static func == \(operands)") { $0.line("left === right") }
    case .hashable:
      if !conformances.contains(.equatable) { emitMembers(of: .equatable, &writer) }
      writer.block("\(prefix)func hash(into hasher: inout Swift.Hasher) {") {
        $0.line("hasher.combine(Swift.ObjectIdentifier(self))")
      }
    case .comparable:
      if !conformances.contains(.equatable), !conformances.contains(.hashable) {
        emitMembers(of: .equatable, &writer)
      }
      writer.block("\(prefix)static func < \(operands)") {
        $0.line("Swift.ObjectIdentifier(left) < Swift.ObjectIdentifier(right)")
      }
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
