internal import UnderstudyCore
internal import XCTest

#if canImport(ObjectiveC)
  internal import ObjectiveC

  extension XCTestCase {
    /// Releases the arguments of calls before each teardown block of a test.
    ///
    /// XCTest runs the newest block first. So this adds a block of its own after each that a test adds.
    ///
    /// - Parameter scope: The scope of the test, which is that of the observer.
    func releaseArgumentsBeforeTeardownBlocks(of scope: MockScope) {
      _ = Self.releasesBeforeTeardownBlocks
    }

    /// Replaces `addTeardownBlock:` for the rest of the process.
    private static let releasesBeforeTeardownBlocks: Bool = {
      typealias Block = @convention(block) () -> Void
      typealias Add = @convention(c) (XCTestCase, Selector, @escaping Block) -> Void
      let selector = Selector(("addTeardownBlock:"))
      guard let method = class_getInstanceMethod(XCTestCase.self, selector) else { return false }
      let add = unsafeBitCast(method_getImplementation(method), to: Add.self)
      let replacement: @convention(block) (XCTestCase, @escaping Block) -> Void = {
        testCase, block in
        add(testCase, selector, block)
        add(testCase, selector) { XCTestObserver.shared.scope?.releaseArguments() }
      }
      method_setImplementation(method, imp_implementationWithBlock(replacement))
      return true
    }()
  }
#else
  extension XCTestCase {
    /// Releases the arguments of calls after the body of the test, if it has teardown blocks.
    ///
    /// XCTest has no hook there. Relies on the only stored property of `XCTestCase` that contains the test,
    /// and on `teardownBlocksState`. Without them, the arguments are not released.
    ///
    /// - Parameter scope: The scope of the test.
    func releaseArgumentsBeforeTeardownBlocks(of scope: MockScope) {
      guard let offset = ObjectClass.offset(of: XCTestCaseClosure.self, in: XCTestCase.self),
        let blocks = ObjectClass.offset(ofTypeNamed: "TeardownBlocksState", in: XCTestCase.self)
      else { return }
      let memory = Unmanaged.passUnretained(self).toOpaque()
      let body = (memory + offset).assumingMemoryBound(to: TestBody.self)
      let test = body.pointee.run
      body.pointee = TestBody { [weak scope] testCase in
        defer {
          let memory = Unmanaged.passUnretained(testCase).toOpaque()
          let state = (memory + blocks).assumingMemoryBound(to: AnyObject.self).pointee
          let hasBlocks = Mirror(reflecting: state).children.contains {
            ($0.value as? [Any])?.isEmpty == false
              || ($0.value as? any Collection)?.isEmpty == false
          }
          if hasBlocks { scope?.releaseArguments() }
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
