import Dispatch
import Testing
import Understudy
import UnderstudyHandwritten
import UnderstudyTime

@testable import Bookshop

/// The samples of comments on setups.
@Suite(.verifyingMocks) struct CommentsSetups {
  @Test func referencing() throws {
    let printer = ReferencePrinter()
    stub(printer.call(to: printer.printRef)(.any, 2)).returns(7)

    #expect(try printer.print("abc", copies: 2) == 7)
  }

  @Test func configuring() throws {
    let gateway = MockGateway {
      stub($0.rate(of: .any)).returns(1)
      stub($0.charge(.any, currency: "CHF")).throws(Declined())
    }

    #expect(gateway.rate(of: "EUR") == 1)
    #expect(throws: Declined.self) { try gateway.charge(1, currency: "CHF") }
  }

  @Test func properties() {
    let user = MockSampleUser()
    user.name = "ann"

    stub(user.name).returns("bob")
    verify(user.name.set("ann"))

    #expect(user.name == "bob")
  }

  @Test func subscripts() {
    let cache = MockSampleCache()
    cache["k"] = 4

    stub(cache["k"]).returns(3)
    verify(cache["k"].set(4))

    #expect(cache["k"] == 3)
  }

  @Test func invoking() {
    let loader = MockCompletionLoader()
    let listener = MockSampleListener()
    let image = "cover"
    stub(loader.load(.any, completion: .any)).invokes({ $0.1 }, with: image, nil)

    loader.load("a") { text, _ in listener.show(text) }
    verify(listener.show("cover"))
  }

  @Test func invokingWithDefaults() {
    let loader = MockCompletionLoader()
    let listener = MockSampleListener()
    stub(loader.load(.any, completion: .any)).invokes { $0.1 }

    loader.load("a") { text, _ in listener.show(text) }
    verify(listener.show(nil))
  }

  @Test func invokingLater() async {
    let loader = MockCompletionLoader()
    let listener = MockSampleListener()
    let clock = ManualClock()
    let image = "cover"
    stub(loader.load(.any, completion: .any))
      .invokes({ $0.1 }, with: image, nil, after: .seconds(1), clock: clock)

    expect(listener.show("cover"))
    loader.load("a") { text, _ in listener.show(text) }
    await clock.waitForSleepers()
    clock.advance(by: .seconds(1))
    await verify(listener.show("cover"), within: .seconds(5))
  }

  @Test func invokingOnAQueue() async {
    let loader = MockCompletionLoader()
    let listener = MockSampleListener()
    let queue = DispatchQueue(label: "loader")
    let image = "cover"
    stub(loader.load(.any, completion: .any))
      .invokes({ $0.1 }, with: image, nil) { queue.async(execute: $0) }

    loader.load("a") { text, _ in listener.show(text) }
    await verify(listener.show("cover"), within: .seconds(5))
  }

  @Test func invokingThrowing() {
    let store = MockRetryingStore()
    stub(store.retry(.any, body: .any)).invokes({ $0.1 }, with: 3)

    var count = 0
    store.retry("a") { count = $0 }
    #expect(count == 3)
  }

  @Test func lenient() {
    let gateway = MockGateway()
    stub(gateway.rate(of: .any)).returns(1).lenient()
  }

  @Test func logging() throws {
    let gateway = MockReceiptGateway()
    let receipt = "r1"
    stub(gateway.charge(.any, currency: .any)).logs { "charged \($0.0) \($0.1)" }.returns(receipt)

    #expect(try gateway.charge(2, currency: "EUR") == receipt)
  }

  @Test func setting() {
    let reader = MockSampleReader()
    stub(reader.read(into: .any, limit: .any)).sets(to: [1, 2, 3]).returns(3)

    var bytes: [Int] = []
    #expect(reader.read(into: &bytes, limit: 9) == 3)
    #expect(bytes == [1, 2, 3])
  }

  @Test func settingTheOnlyArgument() {
    let counter = MockInoutCounter()
    stub(counter.increment(.any)).sets(to: 42)

    var count = 1
    counter.increment(&count)
    #expect(count == 42)
  }

  @Test func settingToNil() {
    let cache = MockSampleCache()
    stub(cache.load(key: .any, into: .any)).sets(to: nil)

    var text: String? = "old"
    cache.load(key: "k", into: &text)
    #expect(text == nil)
  }

  @Test func changingInout() {
    let counter = MockInoutCounter()
    stub(counter.increment(.any)).performs { $0.value += 1 }

    var count = 1
    counter.increment(&count)
    #expect(count == 2)
  }

  @Test func storing() {
    let user = MockSampleUser()
    stub(user.name).stores("bob")
    user.name = "ann"
    #expect(user.name == "ann")
    verify(user.name.set("ann"))
  }

  @Test func storingWithoutASetter() throws {
    let keychain = MockSampleKeychain()
    let token = stub(keychain.token).stores(nil)
    token.value = "new"
    token.failReads(with: Locked())

    #expect(throws: Locked.self) { try keychain.token }
  }

  @Test func storingBySubscript() {
    let cache = MockSampleCache()
    let sizes = stub(cache[.any]).stores(0)
    sizes["images"] = 7

    #expect(cache["images"] == 7)
    #expect(cache["texts"] == 0)
  }

  @Test func forwarding() throws {
    let printer = MockSamplePrinter(spying: RealSamplePrinter())
    stub(printer.print(.any)).throws(OutOfPaper()).then.forwards()

    #expect(throws: OutOfPaper.self) { try printer.print("a") }
    try printer.print("a")
  }

  @Test func chaining() throws {
    let gateway = MockSampleGateway()
    var total = 0
    let receipt = "r1"
    let first = "r2"
    stub(gateway.charge(.any)).performs { total += $0 }.returns(receipt)
    stub(gateway.refund(.any)).returns(first).then.throws(Declined())

    #expect(try gateway.charge(7) == receipt)
    #expect(total == 7)
    #expect(try gateway.refund(7) == first)
    #expect(throws: Declined.self) { try gateway.refund(7) }
  }

  @Test func capturing() {
    let mailer = MockSampleMailer()
    let newsletter = SampleNewsletter(mailer: mailer)

    let subject = Captor<String>()
    expect(mailer.send(.captured(by: subject), to: "bob"), 2)
    newsletter.publish()
    #expect(subject.values == ["News", "Old news"])
  }

  @Test func capturingAPart() {
    let mailer = MockLetterMailer()
    let subject = Captor<String>()
    stub(mailer.send(.has(\.subject, .captured(by: subject)), to: "bob"))

    mailer.send(Message(subject: "News", body: ""), to: "bob")
    #expect(subject.values == ["News"])
  }
}

private struct Declined: Error {}
private struct Locked: Error {}
