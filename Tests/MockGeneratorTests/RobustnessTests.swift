import Foundation
import MockEmitter
import MockGenerator
import Testing

@Suite("Robustness")
struct RobustnessTests {
  /// A Swift file that is read from the disk.
  struct File: Sendable, CustomTestStringConvertible {
    let path: String
    var testDescription: String { path }
    var bytes: [UInt8] { [UInt8](FileManager.default.contents(atPath: path) ?? Data()) }
  }

  /// The fixtures of this target and the generator's own sources, or all Swift files of the folder
  /// in `UNDERSTUDY_CORPUS`, which `Scripts/corpus.sh --any` sets.
  static let files: [File] = {
    if let corpus = ProcessInfo.processInfo.environment["UNDERSTUDY_CORPUS"] {
      return paths(in: corpus, "swift")
    }
    let root = URL(filePath: #filePath).appending(path: "../../..").standardized
    return paths(in: root.appending(path: "Tests/MockGeneratorTests/Fixtures").path(), "swift.txt")
      + paths(in: root.appending(path: "Sources/MockGenerator").path(), "swift")
  }()

  /// The files in a folder whose names have an ending.
  private static func paths(in folder: String, _ ending: String) -> [File] {
    let all = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return all.filter { $0.hasSuffix(".\(ending)") }.sorted().map { File(path: "\(folder)/\($0)") }
  }

  @Test("no source file crashes the generator", arguments: files)
  func whole(_ file: File) {
    Self.generate(file.bytes)
  }

  @Test("no truncated source file crashes the generator", arguments: files)
  func truncated(_ file: File) {
    let bytes = file.bytes
    var random = SeededGenerator(file.path)
    for _ in 0..<4 {
      Self.generate(Array(bytes.prefix(.random(in: 0...bytes.count, using: &random))))
    }
  }

  @Test("no mutated source file crashes the generator", arguments: files)
  func mutated(_ file: File) {
    var random = SeededGenerator(file.path)
    for _ in 0..<4 {
      var bytes = file.bytes
      for _ in 0..<5 where !bytes.isEmpty {
        let start = Int.random(in: 0..<bytes.count, using: &random)
        let range = start..<min(bytes.count, start + .random(in: 1...20, using: &random))
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes.removeSubrange(range)
        case 1: bytes.insert(contentsOf: bytes[range], at: start)
        default: bytes.replaceSubrange(range, with: Self.pieces.randomElement(using: &random) ?? [])
        }
      }
      Self.generate(bytes)
    }
  }

  /// Text that is likely to confuse a parser.
  private static let pieces: [[UInt8]] = [
    "{", "}", "(", ")", "<", ">", "\"", "\"\"\"", "\\(", "/*", "*/", "//", "#if", "#else",
    "#endif", "`", "protocol", "class", "extension", "associatedtype", "where", "Self", "&", "->",
    "init", "subscript", "@", "~", "...", "\u{0}", "é", "🧪",
  ].map { Array($0.utf8) }

  /// Makes the mocks of everything in a file, for another module.
  private static func generate(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    for origin in [SourceModule.Origin.testable, .compiled] {
      let file = SourceFile(path: "File.swift", text: text)
      let codebase = Codebase([SourceModule(name: "Shop", origin: origin, files: [file])])
      let made = MockPipeline(in: codebase, .init(access: .internal))
        .run(GenerationRequest(.all(module: "Shop", kinds: [.protocol, .class, .typealias])))
      #expect(made.files.count <= 1)
    }
  }
}

/// The same numbers for the same text.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(_ text: String) {
    state = text.utf8.reduce(14_695_981_039_346_656_037) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
