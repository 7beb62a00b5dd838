import Publisher
import Testing
import Understudy

// Read the files of this folder in this order: PublisherTests, CardinalityTests, AnswerTests,
// AsynchronousTests. The folder beside it tells the story again with XCTest.

@Suite("A publisher", .verifyingMocks)
struct PublisherTests {
  let message = "some message"

  // The test comes first: given one subscriber, when we publish a message, the subscriber
  // receives it. What a subscriber does with the message does not matter here, so that it is a
  // mock. The trait makes the test fail at the end if what was expected has not come.

  @Test("delivers to its subscriber")
  func oneSubscriber() {
    let subscriber = MockSubscriber()
    let publisher = Publisher()
    publisher.add(subscriber)

    expect(subscriber.receive(message))

    publisher.publish(message)
  }

  @Test("delivers to all of its subscribers")
  func severalSubscribers() {
    let subscriberOne = MockSubscriber("subscriber one")
    let subscriberTwo = MockSubscriber("subscriber two")
    let publisher = Publisher()
    publisher.add(subscriberOne)
    publisher.add(subscriberTwo)

    expect(subscriberOne.receive(message))
    expect(subscriberTwo.receive(message))

    publisher.publish(message)
  }

  // Before the publisher could deliver to several subscribers, that test failed. Two mocks of one
  // type read alike in a failure, unless they have names:

  @Test("is told apart in a failure by the names of its subscribers")
  func namesInFailures() {
    let subscriberOne = MockSubscriber("subscriber one")
    let subscriberTwo = MockSubscriber("subscriber two")
    let publisher = Publisher()
    publisher.add(subscriberOne)  // and not subscriberTwo

    expect(subscriberOne.receive(message))
    expect(subscriberTwo.receive(message))

    publisher.publish(message)

    withKnownIssue {
      verifyExpectations(subscriberOne, subscriberTwo)
    } matching: { issue in
      issue.comments.contains {
        $0.rawValue.hasPrefix(
          #"Expected 1 call to subscriber two.receive("some message"), received 0"#)
      }
    }
  }
}
