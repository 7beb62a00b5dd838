import Foundation
import Testing
import UnderstudyCore

/// Answers that call their mock.
@Suite struct RecursiveAnswerTests {
  @Test("an answer can call its mock 5,000 levels deep on a stack of 8 MB")
  func depth() async {
    // The sanitizers make frames several times as large.
    let isSanitized = dlsym(nil, "__asan_init") != nil || dlsym(nil, "__tsan_init") != nil
    let levels = await withCheckedContinuation { continuation in
      let thread = Thread { continuation.resume(returning: Self.levels(of: 5_000)) }
      thread.stackSize = (isSanitized ? 64 : 8) << 20
      thread.start()
    }
    #expect(levels == 5_000)
  }

  private static func levels(of depth: Int) -> Int {
    MockScope.run {
      let greeter = MockGreeter("greeter")
      stub(greeter.greet(.any, times: .any)).answers { text, times in
        times == 0 ? text : try greeter.greet(text, times: times - 1) + "+"
      }
      return (try? greeter.greet("", times: depth).count) ?? 0
    }
  }
}
