import Testing
import Understudy

/// Calls the function that it is given.
private func call(_ function: (Int) -> Void) -> Int {
  function(1)
  return #line - 1
}

/// Calls the function that it is given, and ignores its error.
private func callLater(_ function: (Int) async throws -> Int) async -> Int {
  _ = try? await function(1)
  return #line - 1
}

/// Failures of a `MockClosure` show the line that calls its function.
@Suite struct ClosureCallerTests {
  @Test("a failure shows the caller of a closure, not the code that called the caller")
  func caller() async {
    var line = 0
    let texts = await issuesOfScope {
      let closure = MockClosure("closure", of: ((Int) -> Void).self)
      reject(closure(1))
      line = call(closure.function)
    }
    #expect(texts.count == 1)
    #expect(texts.first?.hasSuffix("ClosureCallerTests.swift:\(line)") == true, "\(texts)")
  }

  @Test("a failure shows the caller of an async closure")
  func asyncCaller() async {
    var line = 0
    let texts = await issuesOfScope {
      let closure = MockClosure("closure", of: ((Int) async throws -> Int).self)
      reject(closure(1))
      line = await callLater(closure.function)
    }
    #expect(texts.count == 1)
    #expect(texts.first?.hasSuffix("ClosureCallerTests.swift:\(line)") == true, "\(texts)")
  }
}
