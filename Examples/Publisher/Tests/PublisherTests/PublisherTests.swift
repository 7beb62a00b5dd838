import Publisher
import Testing
import Understudy

// Read the files in this folder in this order: PublisherTests, CardinalityTests, AnswerTests,
// AsynchronousTests, OrderAndStateTests. The folder PublisherXCTests contains similar tests for XCTest.

@Suite("A publisher", .verifyingMocks)
struct PublisherTests {
  let message = "some message"

  // Given one subscriber, when a message is published, the subscriber receives it. This test does not
  // depend on what a subscriber does with the message, so the subscriber is a mock. At the end, the trait
  // checks that every expected call was made.

  @Test("a publisher delivers a message to its subscriber")
  func oneSubscriber() {
    let subscriber = MockSubscriber()
    let publisher = Publisher()
    publisher.add(subscriber)

    expect(subscriber.receive(message))

    publisher.publish(message)
  }

  @Test("a publisher delivers a message to all of its subscribers")
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

  // Without names, a failure would not show which of two mocks of the same type it is about.

  @Test("a failure shows the name of the mock")
  func namesInFailures() {
    let subscriberOne = MockSubscriber("subscriber one")
    let subscriberTwo = MockSubscriber("subscriber two")
    let publisher = Publisher()
    publisher.add(subscriberOne)  // But not subscriberTwo.

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
    // A known issue does not excuse an expectation that stays unmet.
    reset(subscriberTwo, .expectations)
  }
}
