import Foundation
import Testing
import Understudy

@testable import Bookshop

/// The samples of comments on verbs and answers that wait for seconds.
@MainActor @Suite(.verifyingMocks) struct CommentsSeconds {
  @Test func verifying() async {
    let mailer = MockBackgroundMailer()
    BackgroundNewsletter(mailer: mailer).sendInBackground()

    await verify(mailer.send(.any), within: 1.5)
    await verify(mailer.retry(.any), .never, within: 0.1)
  }

  @Test func verifyingExpectations() async {
    let mailer = MockBackgroundMailer()
    let newsletter = BackgroundNewsletter(mailer: mailer)

    expect(mailer.send(.any), 1...)
    newsletter.sendInBackground()
    await verifyExpectations(mailer, within: 1.5)
  }

  @Test func waitingForConditions() async {
    let store = CountingStore()
    let model = NamesModel()
    for _ in 1...3 { Task { await store.add() } }
    model.start()

    await waitUntil("the model is loaded", timeout: 5) { model.isLoaded }
    await waitUntil(.equal(3), timeout: 5) { await store.count }
  }

  @Test func waitingForStates() async {
    let delegate = MockFinishDelegate()
    let loader = BackgroundLoader(delegate: delegate)
    let operation = States("operation", initially: "ready")

    expect(delegate.didFinish()).moves(operation, to: "finished")
    loader.start()
    await waitUntil(operation.is("finished"), timeout: 1.5)
  }

  @Test func delaying() async {
    let loader = MockCompletionLoader()
    let listener = MockSampleListener()
    let image = "cover"
    stub(loader.load(.any, completion: .any)).invokes({ $0.1 }, with: image, nil, after: 0.1)

    loader.load("a") { text, _ in listener.show(text) }
    await verify(listener.show("cover"), within: 5)

    stub(listener.show(.any)).delays(for: 0.1)
    listener.show("title")
    verify(listener.show("title"))
  }
}
