import Foundation
import Testing
import Understudy
import UnderstudyMacros

/// A value of the test target.
struct Note: Equatable {
  var text = ""
}

/// A protocol of the test target.
@Mockable
protocol Pad {
  var notes: [Note] { get set }

  func write(_ note: Note, at date: Date) -> Int
  func read(_ index: Int) async throws -> Note?
}

/// A protocol of the test target whose implementations are sent between tasks.
@Mockable
protocol Pen: Sendable {
  func draw(_ width: Double) -> Bool
}

/// A protocol that no default isolates.
@Mockable
nonisolated protocol Eraser {
  func erase(_ index: Int) -> Bool
}

@Suite("Protocols of the test target", .verifyingMocks)
struct LocalTests {
  @Test("protocols of the test target are stubbed and verified")
  func local() async throws {
    let pad = MockPad()
    let note = Note(text: "n")
    stub(pad.write(note, at: .any)).returns(1)
    #expect(pad.write(note, at: .now) == 1)
    pad.notes = [note]
    #expect(try await pad.read(3) == nil)
    verify(pad.notes.set([note]))
    let pen = MockPen()
    stub(pen.draw(2)).returns(true)
    #expect(pen.draw(2))
    let eraser = MockEraser()
    stub(eraser.erase(2)).returns(true)
    #expect(eraser.erase(2))
  }
}
