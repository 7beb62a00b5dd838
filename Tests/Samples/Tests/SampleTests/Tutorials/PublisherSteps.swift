import Testing
import Understudy

@testable import Bookshop

enum PublisherStep1 {
  /// Delivers each message to its subscriber.
  final class Publisher {
    func add(_ subscriber: any Subscriber) {}

    func publish(_ message: String) {}
  }
}

struct PublisherStep2 {
  /// Delivers each message to its subscriber.
  final class Publisher {
    private var subscriber: (any Subscriber)?

    func add(_ subscriber: any Subscriber) { self.subscriber = subscriber }

    func publish(_ message: String) { subscriber?.receive(message) }
  }

  @Suite("A publisher", .verifyingMocks)
  struct PublisherTests {
    let message = "some message"

    @Test("a publisher delivers a message to its subscriber")
    func oneSubscriber() {
      let subscriber = MockSubscriber()
      let publisher = Publisher()
      publisher.add(subscriber)

      expect(subscriber.receive(message))

      publisher.publish(message)
    }
  }
}

struct PublisherStep3 {
  /// Delivers each message to all subscribers.
  final class Publisher {
    private var subscribers: [any Subscriber] = []

    func add(_ subscriber: any Subscriber) { subscribers.append(subscriber) }

    func publish(_ message: String) {
      for subscriber in subscribers { subscriber.receive(message) }
    }
  }

  @Suite("A publisher", .verifyingMocks)
  struct PublisherTests {
    let message = "some message"

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
      let subscriberOne = MockSubscriber()
      let subscriberTwo = MockSubscriber()
      let publisher = Publisher()
      publisher.add(subscriberOne)
      publisher.add(subscriberTwo)

      expect(subscriberOne.receive(message))
      expect(subscriberTwo.receive(message))

      publisher.publish(message)
    }
  }
}

struct PublisherStep4 {
  typealias Publisher = PublisherStep3.Publisher

  @Suite("A publisher", .verifyingMocks)
  struct PublisherTests {
    let message = "some message"

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
  }
}

@Suite("The failures of the publisher's story")
struct PublisherFailures {
  let message = "some message"

  @Test("the publisher delivers nothing")
  func nothing() throws {
    let text = failures {
      #sourceLocation(file:"PublisherTests.swift",line:12)
      let subscriber = MockSubscriber()
      let publisher = PublisherStep1.Publisher()
      publisher.add(subscriber)

      expect(subscriber.receive(message))

      publisher.publish(message)
      #sourceLocation()
    }
    try expectOutput(text, "tutorial-publisher-1")
  }

  @Test("the publisher delivers to the last subscriber only")
  func unnamed() throws {
    let text = failures {
      #sourceLocation(file:"PublisherTests.swift",line:23)
      let subscriberOne = MockSubscriber()
      let subscriberTwo = MockSubscriber()
      let publisher = PublisherStep2.Publisher()
      publisher.add(subscriberOne)
      publisher.add(subscriberTwo)

      expect(subscriberOne.receive(message))
      expect(subscriberTwo.receive(message))

      publisher.publish(message)
      #sourceLocation()
    }
    try expectOutput(text, "tutorial-publisher-2")
  }

  @Test("the failure shows the name of the mock")
  func named() throws {
    let text = failures {
      #sourceLocation(file:"PublisherTests.swift",line:23)
      let subscriberOne = MockSubscriber("subscriber one")
      let subscriberTwo = MockSubscriber("subscriber two")
      let publisher = PublisherStep2.Publisher()
      publisher.add(subscriberOne)
      publisher.add(subscriberTwo)

      expect(subscriberOne.receive(message))
      expect(subscriberTwo.receive(message))

      publisher.publish(message)
      #sourceLocation()
    }
    try expectOutput(text, "tutorial-publisher-3")
  }
}
