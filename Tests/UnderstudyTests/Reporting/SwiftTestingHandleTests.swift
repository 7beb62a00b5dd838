import Testing
import Understudy
import UnderstudyCore

struct SwiftTestingHandleTests {
  @Test("a test that ended leaves no handle behind")
  func release() throws {
    let test = try #require(Test.current)
    do {
      let handle = SwiftTestingHandle.ofCurrentTest()
      #expect(SwiftTestingHandle.isFound(for: test))
      #expect(handle === SwiftTestingHandle.ofCurrentTest())
    }
    #expect(!SwiftTestingHandle.isFound(for: test))
  }

  @Test("the end of a handle leaves another one of the same test alone")
  func successor() throws {
    let test = try #require(Test.current)
    let handle = SwiftTestingHandle.ofCurrentTest()
    do { _ = SwiftTestingHandle(test) }
    #expect(handle === SwiftTestingHandle.ofCurrentTest())
  }
}
