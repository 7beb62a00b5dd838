import Foundation
import MockEmitter
import MockGenerator
import SwiftParser
import SwiftSyntax
import Testing

@Suite("Mutated sources")
struct MutatedSourceTests {
  /// The number of mutated sources: a sample, or the value of `UNDERSTUDY_MUTATIONS`, which
  /// `Scripts/Corpus/mutated-sources.sh` sets.
  static let count =
    ProcessInfo.processInfo.environment["UNDERSTUDY_MUTATIONS"].flatMap { Int($0) } ?? 60

  /// The seconds that generating the mocks of one source may take.
  private static let limit = 20.0

  @Test(
    "the mocks of a source with changed tokens parse, or the source is reported",
    arguments: 0..<count)
  func mutated(_ number: Int) throws {
    let files = RobustnessTests.files
    let file = files[number % files.count]
    let source = Self.mutation(of: file, number)
    let start = ContinuousClock.now
    let made = Self.generate(source)
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    #expect(seconds < Self.limit, "\(file.path), mutation \(number)")
    for output in made.files {
      let tree = Parser.parse(source: output.text)
      #expect(!tree.hasError, "\(file.path), mutation \(number):\n\(source)")
    }
  }

  @Test("many of the sources have mocks, and many are reported")
  func outcomes() {
    let files = RobustnessTests.files
    let made = (0..<min(files.count, 24)).map {
      Self.generate(Self.mutation(of: files[$0], $0))
    }
    #expect(made.contains { !$0.files.isEmpty })
    #expect(made.contains { !$0.diagnostics.isEmpty })
  }

  @Test("the same number makes the same source")
  func deterministic() throws {
    let file = try #require(RobustnessTests.files.first)
    #expect(Self.mutation(of: file, 7) == Self.mutation(of: file, 7))
    #expect(Self.mutation(of: file, 7) != Self.mutation(of: file, 8))
  }

  /// Returns the text of a file with some of its tokens removed, repeated, swapped or replaced.
  private static func mutation(of file: RobustnessTests.File, _ number: Int) -> String {
    var random = SeededGenerator("\(file.bytes.count) \(number)")
    let tree = Parser.parse(source: String(decoding: file.bytes, as: UTF8.self))
    var tokens = tree.tokens(viewMode: .sourceAccurate).map(\.description)
    for _ in 0..<Int.random(in: 1...4, using: &random) where tokens.count > 1 {
      let position = Int.random(in: 0..<tokens.count, using: &random)
      let other = Int.random(in: 0..<tokens.count, using: &random)
      switch Int.random(in: 0..<5, using: &random) {
      case 0: tokens.remove(at: position)
      case 1: tokens.insert(tokens[position], at: position)
      case 2: tokens.swapAt(position, other)
      case 3: tokens.insert(brackets.randomElement(using: &random) ?? "", at: position)
      default: tokens[position] = tokens[other]
      }
    }
    return tokens.joined()
  }

  /// Tokens that open or close something.
  private static let brackets = ["{", "}", "(", ")", "[", "]", "<", ">", "\"", "/*", "#if A\n"]

  /// Makes the mocks of everything in a source, for another module.
  private static func generate(_ source: String) -> GeneratedMocks {
    let file = SourceFile(path: "File.swift", text: source)
    let codebase = Codebase([SourceModule(name: "Shop", origin: .testable, files: [file])])
    return MockPipeline(in: codebase, .init(access: .internal))
      .run(GenerationRequest(.all(module: "Shop", kinds: [.protocol, .class, .typealias])))
  }
}
