import Testing
import Understudy

/// The behavior of the toolchain that `Sources/Understudy/Unsupported` relies on.
///
/// If one of these tests fails with a new toolchain, the file that its documentation names must
/// change.
@Suite struct TestTaskTests {
  /// `TestTask.swift`: Swift Testing starts a named task for each run of a test.
  @Test(arguments: [1, 2]) func aTestRunsInANamedTask(_ run: Int) async {
    #if compiler(>=6.2)
      #expect(TestTask.current != nil)
      let child = await Task { TestTask.current }.value
      #expect(child == nil)
    #endif
  }

  /// `TestTask.swift`: code of one task has one number, and another task has another one.
  @Test func tasksAreNumbered() async {
    #if compiler(>=6.2)
      let (first, second) = (TestTask.current, TestTask.current)
      #expect(first == second)
      guard #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) else { return }
      let other = await Task(name: Task.name) { TestTask.current }.value
      #expect(other != nil)
      #expect(other != first)
    #endif
  }
}
