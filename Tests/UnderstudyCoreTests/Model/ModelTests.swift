import Foundation
import Testing

/// Random programs run on the engine and on a model that is written from the specification; both
/// must tell the same story.
///
/// Half of the programs are the same in every run, half are new ones. A failure names the seed to
/// set in `UNDERSTUDY_MODEL_SEED` to run the very same programs again.
@Suite struct Model {
  /// How many programs each batch runs of each kind.
  private static let programsPerBatch = 625

  /// The seed of the programs that are the same in every run.
  private static let fixedSeed: UInt64 = 20_240_601

  /// The seed of the programs of this run.
  private static let seedOfRun =
    ProcessInfo.processInfo.environment["UNDERSTUDY_MODEL_SEED"].flatMap { UInt64($0) }
    ?? .random(in: 0...9_999_999)

  @Test("the engine does with known programs what the model says", arguments: 0..<8)
  func knownPrograms(batch: Int) { compare(seed: Self.fixedSeed, batch: batch) }

  @Test("the engine does with new programs what the model says", arguments: 0..<8)
  func newPrograms(batch: Int) { compare(seed: Self.seedOfRun, batch: batch) }

  @Test("among the known programs there are all kinds of failures, and all ways to end a call")
  func variety() {
    var kinds: [ReportedFailure.Kind] = []
    var replies: [Observation.Reply] = []
    for number in 0..<500 {
      let program = Self.program(number, seed: Self.fixedSeed)
      for observation in EngineRun.trace(of: program) {
        kinds += observation.reportedFailures.map(\.kind)
        if let reply = observation.reply { replies.append(reply) }
      }
    }
    for kind in ReportedFailure.Kind.all { #expect(kinds.count { $0 == kind } >= 20, "\(kind)") }
    #expect(kinds.allSatisfy(ReportedFailure.Kind.all.contains))
    for reply in [Observation.Reply.returned(0), .returned(5001), .threw(5000), .unanswered] {
      #expect(replies.count { $0 == reply } >= 20, "\(reply)")
    }
  }

  private static func program(_ number: Int, seed: UInt64) -> Program {
    // The seeds of programs must not be steps of one generator, or programs would overlap.
    var seeds = SplitMix64(seed: seed &+ UInt64(number) << 32)
    var generator = ProgramGenerator(seed: seeds.next())
    return generator.program()
  }

  private func compare(seed: UInt64, batch: Int) {
    for index in 0..<Self.programsPerBatch {
      let number = batch * Self.programsPerBatch + index
      guard let divergence = Divergence(Self.program(number, seed: seed)) else { continue }
      Issue.record(
        """
        The engine and the model disagree on program \(number) of UNDERSTUDY_MODEL_SEED=\(seed):
        \(divergence.shrunk)
        """)
      return
    }
  }
}
