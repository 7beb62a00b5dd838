import Shop
import Testing
import Understudy

@Suite("Patterns that mix values and matchers")
struct MixtureTests {
  private let recorder = MockRecorder()
  private let five = 5
  private let text = "text"
  private let kind = RecorderKind.plain

  @Test("a method of five parameters")
  func fiveParameters() {
    stub(recorder.log(level: .error, message: "x", metadata: .any, file: .any, line: .any))
      .performs { _ in }
    expect(
      recorder.log(level: .any, message: text, metadata: nil, file: .hasPrefix("a"), line: five))
    recorder.log(level: .empty, message: text, metadata: nil, file: "abc", line: 5)
    verify(recorder.log(level: .empty, message: .any, metadata: .any, file: .any, line: five))
    verify(
      recorder.log(level: .error, message: .any, metadata: .any, file: .any, line: .any), .never)
  }

  @Test("six optionals, whose values and matchers have the same names")
  func six() {
    stub(recorder.six(.any, .some(1), .none, nil, 5, five)).returns(1)
    stub(recorder.six(.any, .any, .any, .any, .any, .none)).returns(2)
    stub(recorder.six(.any, .any, .any, .any, .any, five)).returns(3)
    #expect(recorder.six(7, 1, nil, nil, 5, 5) == 3)
    #expect(recorder.six(7, 1, nil, nil, 5, nil) == 2)
    verify(recorder.six(7, .some(1), .any, .any, five, .any), 2)
  }

  @Test("initializers, static requirements, subscripts and calls of the mock itself")
  func kinds() {
    let made = MockRecorder(name: "a", size: 5, kind: .plain)
    verify(made.initialized(name: .any, size: five, kind: .plain))
    stub(MockRecorder.make(.any, five, kind)).returns(3)
    #expect(MockRecorder.make("x", 5, .plain) == 3)
    stub(recorder[.any, text, .plain]).returns(4)
    #expect(recorder[1, text, .plain] == 4)
    verify(recorder[1, .any, kind])
    stub(recorder(.any, text, .plain)).returns(6)
    #expect(recorder(1, "text", .plain) == 6)
  }

  @Test("generic requirements")
  func generics() async throws {
    stub(recorder.load(.any, text, .any, returning: Int.self)).returns(7)
    let loaded: Int = recorder.load(1, text, .plain)
    #expect(loaded == 7)
    stub(recorder.keep(five, .any, 6)).returns(8)
    #expect(try await recorder.keep(5, "", 6) == 8)
  }

  @Test("closures and variadic parameters")
  func closures() {
    stub(recorder.run(.any, text, .any)).invokes { $0.2 }
    var isRun = false
    recorder.run(1, text) { isRun = true }
    #expect(isRun)
    stub(recorder.sum(.any, name: text, kind: .plain)).returns(9)
    stub(recorder.sum(1, .greaterThan(1), name: text, kind: .any)).returns(10)
    #expect(recorder.sum(name: text, kind: .plain) == 9)
    #expect(recorder.sum(1, 2, name: text, kind: .plain) == 10)
  }

  @Test("default arguments of a class")
  func defaults() {
    let journal = MockJournal()
    journal.note("a", count: 3)
    verify(journal.note("a", count: .atLeast(2)))
    verify(journal.note(.any, level: .info, kind: .any), .never)
    verify(journal.note(.any, count: 3))
  }

  @Test("names that are values and matchers, and matchers from elsewhere")
  func names() {
    stub(recorder.load(.any, text, .first, returning: Int.self)).returns(1)
    stub(recorder.load(five, .any, .adult(3), returning: Int.self)).returns(2)
    stub(recorder.load(.odd, text, .grown, returning: Int.self)).returns(3)
    stub(recorder.load(anyOdd(), text, kind, returning: String.self)).returns("odd")
    #expect(recorder.load(1, text, .first) == 1)
    #expect(recorder.load(5, "", .adult(3)) == 2)
    #expect(recorder.load(7, text, .adult(30)) == 3)
    #expect(recorder.load(7, text, .plain) == "odd")
  }

  @Test("a pattern that a helper makes")
  func helper() {
    recorder.log(level: .info, message: "m", metadata: nil, file: "f", line: 1)
    verify(recorder.logged(text: "m", line: 1))
  }
}

extension MockRecorder {
  fileprivate func logged(
    text: String, line: Int
  ) -> CallPattern<(RecorderLevel, String, [String: String]?, String, Int), (), Never> {
    log(level: .any, message: text, metadata: .any, file: .any, line: line)
  }
}
