import Foundation
import Synchronization
import Testing
import Understudy

/// The source locations of the calls that failures list.
@Suite struct CallerTests {
  @Test("a received call in a failure shows the line that made it")
  func receivedCalls() async {
    let circus = MockCircus("circus")
    let text = await ReportedFailures.text {
      Ringmaster(circus).open()
      _ = try? await Ringmaster(circus).pause()
      verify(circus.title.set("Fair"))
    }
    expectLine("#1 bow()", "Ringmaster.swift:200", in: text)
    expectLine("#2 wait(3)", "CallerTests.swift:\(Ringmaster.pausingLine)", in: text)
  }

  @Test("a call that was made after a suspension shows the line that made it")
  func suspendedCallers() async {
    let circus = MockCircus("circus")
    let text = await ReportedFailures.text {
      _ = try? await Ringmaster(circus).pauseLater()
      verify(circus.bow())
    }
    expectLine("#1 wait(4)", "CallerTests.swift:\(Ringmaster.laterLine)", in: text)
  }

  @Test("calls on other threads show the lines that made them")
  func threads() async {
    let circus = MockCircus("circus")
    let text = await ReportedFailures.text {
      await withCheckedContinuation { done in
        Thread {
          Ringmaster(circus).open()
          done.resume()
        }.start()
      }
      await Task.detached { Ringmaster(circus).open() }.value
      DispatchQueue(label: "ring").sync { Ringmaster(circus).open() }
      verify(circus.bow(), 1)
    }
    let lines = text.matches(of: /#\d circus\.bow\(\).*Ringmaster\.swift:200/)
    #expect(lines.count == 3, "\(text)")
  }

  @Test("many calls from many threads are all recorded")
  func storedSequences() async {
    let circus = MockCircus("circus")
    await withTaskGroup(of: Void.self) { group in
      for _ in 1...8 { group.addTask { for _ in 1...500 { Ringmaster(circus).open() } } }
    }
    #expect(verify(circus.bow(), 4_000).count == 4_000)
  }

  private func expectLine(_ call: String, _ line: String, in text: String) {
    let isListed = text.split(separator: "\n").contains {
      $0.contains(call) && $0.hasSuffix(line)
    }
    #expect(isListed, "\(text)")
  }
}

/// Code that calls mocks, at lines that failures name.
private struct Ringmaster: Sendable {
  private let circus: MockCircus

  init(_ circus: MockCircus) { self.circus = circus }

  func open() {
    #sourceLocation(file:"Ringmaster.swift",line:200)
    circus.bow()
    #sourceLocation()
  }

  static let pausingLine = #line + 4

  func pause() async throws -> Int {
    let circus: any Circus & Sendable = circus
    return try await circus.wait(3)
  }

  static let laterLine = #line + 4

  func pauseLater() async throws -> Int {
    await Task.yield()
    let seconds = try await circus.wait(4)
    return seconds
  }
}
