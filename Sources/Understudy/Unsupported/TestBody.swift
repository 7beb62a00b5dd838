internal import UnderstudyCore
internal import XCTest

#if !canImport(ObjectiveC)
  extension XCTestCase {
    /// Runs code after the body of the test, before its teardown blocks, if there are any.
    ///
    /// XCTest has no hook there. Relies on the only stored property of `XCTestCase` that contains the test,
    /// and on `teardownBlocksState`. Without them, the code does not run.
    func afterBody(_ work: @escaping () -> Void) {
      guard let offset = ObjectClass.offset(of: XCTestCaseClosure.self, in: XCTestCase.self),
        let blocks = ObjectClass.offset(ofTypeNamed: "TeardownBlocksState", in: XCTestCase.self)
      else { return }
      let memory = Unmanaged.passUnretained(self).toOpaque()
      let body = (memory + offset).assumingMemoryBound(to: TestBody.self)
      let test = body.pointee.run
      body.pointee = TestBody { testCase in
        defer {
          let memory = Unmanaged.passUnretained(testCase).toOpaque()
          let state = (memory + blocks).assumingMemoryBound(to: AnyObject.self).pointee
          let hasBlocks = Mirror(reflecting: state).children.contains {
            ($0.value as? [Any])?.isEmpty == false
              || ($0.value as? any Collection)?.isEmpty == false
          }
          if hasBlocks { work() }
        }
        try test(testCase)
      }
    }
  }

  /// The test of a test case. A struct, because a function alone is stored in another way in generic memory.
  private struct TestBody {
    let run: XCTestCaseClosure
  }
#endif
