import Shop
import Testing
import Understudy

/// Names that need backticks: of members, of arguments, and beside reserved words.
@Suite(.verifyingMocks) struct RawNameTests {
  @Test("a protocol's members and labels keep their names")
  func requirements() throws {
    let post = MockSignpost()
    stub(post.`turn left`(.any, `2nd try`: 3)).returns(4)
    stub(post.walk(`how far`: .any, default: 2, `inout`: 3)).returns(5)
    stub(post[`key of`: 6]).returns("six")
    stub(post.`way out`).returns(7)
    stub(MockSignpost.`make one`(`of kind`: 8)).returns(9)
    #expect(post.`turn left`(1, `2nd try`: 3) == 4)
    #expect(try post.walk(`how far`: 1, default: 2, `inout`: 3) == 5)
    #expect(post[`key of`: 6] == "six")
    #expect(post.`way out` == 7)
    #expect(MockSignpost.`make one`(`of kind`: 8) == 9)
    post.tell { _ in }
    verify(post.tell(.any))
    verify(post.`turn left`(1, `2nd try`: .any))
  }

  @Test("a spy passes its calls on under these names")
  func spies() {
    let post = MockSignpost()
    stub(post.`turn left`(.any, `2nd try`: .any)).returns(4)
    stub(post[`key of`: .any]).returns("any")
    let spy = MockSignpost(spying: post)
    #expect(spy.`turn left`(1, `2nd try`: 3) == 4)
    #expect(spy[`key of`: 6] == "any")
  }

  @Test("a class's members keep their names, and run its code")
  func members() {
    let crossing = MockCrossing(`with lanes`: 3)
    stub(crossing.`lane count`).forwards()
    stub(crossing.`turn left`(`2nd try`: .any)).forwards()
    stub(crossing[`key of`: .any]).forwards()
    #expect(crossing.`lane count` == 3)
    #expect(crossing.`turn left`(`2nd try`: 3) == 4)
    #expect(crossing[`key of`: 6] == 8)
    stub(crossing.`turn left`(`2nd try`: 3)).returns(1)
    #expect(crossing.`turn left`(`2nd try`: 3) == 1)
  }
}
