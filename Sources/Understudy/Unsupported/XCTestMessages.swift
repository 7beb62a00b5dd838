internal import Foundation
internal import XCTest

extension XCTestCase {
  /// Runs code while this test case continues after failures.
  ///
  /// - Returns: A Boolean value that indicates whether the test case continues without that.
  func continuingAfterFailure(_ body: () -> Void) -> Bool {
    #if canImport(Darwin)
      let messages = unsafeBitCast(self, to: (any TestCaseMessages).self)
      let continues = messages.continueAfterFailure != 0
      messages.continueAfterFailure = 1
      defer { messages.continueAfterFailure = continues ? 1 : 0 }
    #else
      let continues = continueAfterFailure
      continueAfterFailure = true
      defer { continueAfterFailure = continues }
    #endif
    body()
    return continues
  }
}

extension XCTestRun {
  /// A Boolean value that indicates whether the run has recorded a failure. Unlike `hasSucceeded`, it is
  /// right before the run has stopped.
  var hasRecordedFailure: Bool {
    #if canImport(Darwin)
      unsafeBitCast(self, to: (any TestRunMessages).self).totalFailureCount > 0
    #else
      totalFailureCount > 0
    #endif
  }
}

#if canImport(Darwin)
  /// Messages to Objective-C objects of XCTest and Foundation.
  ///
  /// Relies on `_XCTestCaseInterruptionException`, the class of the exception with which XCTest stops a
  /// test. The other members are documented. All are sent by name, as Objective-C does, because the
  /// protocols below are all that has to be known about them.
  enum XCTestMessages {
    /// Stops the running test. XCTest catches the exception, which is no further failure.
    ///
    /// The stack is left as by `longjmp`: no function of Understudy may be waiting on it.
    static func interruptTest() {
      guard let type = _typeByName("So32_XCTestCaseInterruptionExceptionC") as? AnyClass else {
        return
      }
      let exception = unsafeBitCast(type, to: (any ExceptionMessages.Type).self)
      exception.init(name: "Understudy" as AnyObject, reason: nil, userInfo: nil).raise()
    }

    /// Runs what the queue of this thread waits for, until a time at the latest.
    static func runLoop(until end: Date) {
      guard let type = _typeByName("So9NSRunLoopC") as? AnyClass else { return }
      let loop = unsafeBitCast(type, to: (any RunLoopMessages.Type).self).current
      _ = unsafeBitCast(loop, to: (any RunLoopMessages).self)
        .run(mode: "kCFRunLoopDefaultMode" as AnyObject, before: end as AnyObject)
    }

    /// Returns the place of a failure, with the calls that led to it.
    static func context(
      _ location: XCTSourceCodeLocation, returnAddresses: [UInt]
    ) -> XCTSourceCodeContext {
      let type = unsafeBitCast(
        XCTSourceCodeContext.self as AnyClass, to: (any SourceCodeContextMessages.Type).self)
      let context = type.init(callStackAddresses: returnAddresses as AnyObject, location: location)
      return unsafeDowncast(context, to: XCTSourceCodeContext.self)
    }
  }

  /// What is sent to an `XCTestCase`.
  @objc private protocol TestCaseMessages: AnyObject {
    /// A `BOOL`, which has 8 bits.
    @objc var continueAfterFailure: UInt8 { get set }
  }

  /// What is sent to an `XCTestRun`.
  @objc private protocol TestRunMessages: AnyObject {
    @objc var totalFailureCount: Int { get }
  }

  /// What is sent to an `XCTSourceCodeContext`.
  @objc private protocol SourceCodeContextMessages: AnyObject {
    @objc(initWithCallStackAddresses:location:)
    init(callStackAddresses: AnyObject, location: XCTSourceCodeLocation)
  }

  /// What is sent to an `NSRunLoop`.
  @objc private protocol RunLoopMessages: AnyObject {
    @objc(currentRunLoop) static var current: AnyObject { get }
    /// Returns a `BOOL`, which has 8 bits.
    @objc(runMode:beforeDate:) func run(mode: AnyObject, before end: AnyObject) -> UInt8
  }

  /// What is sent to an `NSException`.
  @objc private protocol ExceptionMessages: AnyObject {
    @objc(initWithName:reason:userInfo:)
    init(name: AnyObject, reason: AnyObject?, userInfo: AnyObject?)
    @objc func raise()
  }
#endif
