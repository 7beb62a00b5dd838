import Foundation
import Testing
import UnderstudyCore

/// Random programs that run on the engine and on a model written from the specification. The
/// observations must be equal.
///
/// Half of the programs are the same in every run. A failure shows the seed of the others: set
/// `UNDERSTUDY_MODEL_SEED` to it to run the same programs again.
@Suite struct ModelTests {
  /// The number of programs per batch.
  private static let programsPerBatch = 200

  /// The number of programs with several threads per batch.
  private static let concurrentProgramsPerBatch = 40

  /// The seed of the fixed programs.
  private static let fixedSeed: UInt64 = 20_240_601

  /// The seed of the programs that differ in every run.
  private static let seedOfRun =
    ProcessInfo.processInfo.environment["UNDERSTUDY_MODEL_SEED"].flatMap { UInt64($0) }
    ?? .random(in: 0...9_999_999)

  @Test("the engine and the model agree on the fixed programs", arguments: 0..<8)
  func knownPrograms(batch: Int) { compare(seed: Self.fixedSeed, batch: batch) }

  @Test("the engine and the model agree on new random programs", arguments: 0..<8)
  func newPrograms(batch: Int) { compare(seed: Self.seedOfRun, batch: batch) }

  @Test("the engine and the model agree on fixed programs with threads", arguments: 0..<8)
  func knownConcurrentPrograms(batch: Int) {
    compare(seed: Self.fixedSeed, batch: batch, hasThreads: true)
  }

  @Test("the engine and the model agree on new random programs with threads", arguments: 0..<8)
  func newConcurrentPrograms(batch: Int) {
    compare(seed: Self.seedOfRun, batch: batch, hasThreads: true)
  }

  @Test("the fixed programs cover every kind of failure and every kind of reply")
  func variety() {
    var kinds: [MockFailure.Kind] = []
    var replies: [Observation.Reply] = []
    for number in 0..<500 {
      let program = Self.program(number, seed: Self.fixedSeed)
      for observation in EngineRun.trace(of: program) {
        kinds += observation.reportedFailures.map(\.kind)
        if let reply = observation.reply { replies.append(reply) }
      }
    }
    for kind in ReportedFailure.kinds { #expect(kinds.count { $0 == kind } >= 20, "\(kind)") }
    #expect(kinds.allSatisfy(ReportedFailure.kinds.contains))
    for reply in [Observation.Reply.returned(0), .returned(5001), .threw(5000), .unanswered] {
      #expect(replies.count { $0 == reply } >= 20, "\(reply)")
    }
  }

  private static func program(
    _ number: Int, seed: UInt64, hasThreads: Bool = false
  ) -> Program {
    // Each program has an unrelated seed. Consecutive states of one generator would overlap.
    var seeds = SplitMix64(seed: seed &+ UInt64(number) << 32)
    var generator = ProgramGenerator(seed: seeds.next(), hasThreads: hasThreads)
    return generator.program()
  }

  private func compare(seed: UInt64, batch: Int, hasThreads: Bool = false) {
    let count = hasThreads ? Self.concurrentProgramsPerBatch : Self.programsPerBatch
    var unexplored: [Int] = []
    for number in batch * count..<(batch + 1) * count {
      let program = Self.program(number, seed: seed, hasThreads: hasThreads)
      let found: Divergence?
      do { found = try Divergence(program) } catch {
        unexplored.append(number)
        continue
      }
      guard let divergence = found else { continue }
      let kind = hasThreads ? "program with threads" : "program"
      Issue.record(
        """
        The engine and the model disagree on \(kind) \(number) of UNDERSTUDY_MODEL_SEED=\(seed):
        \(divergence.shrunk)
        """)
      return
    }
    #expect(
      unexplored.count <= (hasThreads ? 2 : 0),
      "programs of UNDERSTUDY_MODEL_SEED=\(seed) with too many states: \(unexplored)")
  }
}
