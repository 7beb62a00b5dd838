import Testing
import Understudy

@testable import Bookshop

/// The samples of comments on setups that suspend calls.
@MainActor @Suite(.verifyingMocks) struct CommentsSetupsSuspending {
  @Test func suspending() async throws {
    let service = MockSampleService()
    let newPage = "two"
    let pending = stub(service.fetch(.any)).suspends()

    let first = Task { try await service.fetch(1) }
    await pending.waitUntilCalled()
    let second = Task { try await service.fetch(2) }

    await pending.waitUntilCalled(2)
    pending.calls[1].resume(returning: newPage)
    pending.calls[0].resume(throwing: Timeout())

    #expect(try await second.value == "two")
    await #expect(throws: Timeout.self) { try await first.value }
  }

  @Test func suspendingAHandler() {
    let loader = MockCompletionLoader()
    let listener = MockSampleListener()
    let image = "cover"
    let pending = stub(loader.load(.any, completion: .any)).suspends { $0.1 }

    loader.load("a") { text, _ in listener.show(text) }
    verify(listener.show(.any), .never)

    pending.resume(returning: (image, nil))

    verify(listener.show("cover"))
  }

  @Test func suspendingAResultHandler() {
    let loader = MockResultLoader()
    let listener = MockSampleListener()
    let pending = stub(loader.load(.any, completion: .any)).suspends { $0.1 }

    loader.load("a") { result in listener.show(try? result.get()) }

    pending.resume(throwing: Offline())

    verify(listener.show(nil))
  }

  @Test func holding() async throws {
    let store = MockSampleStore()
    let loading = stub(store.load(1)).holds().returns("one")

    let text = Task { try await store.load(1) }
    await verify(store.load(1), within: .seconds(5))

    loading.release()

    #expect(try await text.value == "one")
  }

  @Test func pending() async throws {
    let service = MockSampleService()
    let model = SamplePageModel(service: service)
    let page = "one"

    let pending = stub(service.fetch(.any)).suspends()
    let loading = Task { try await model.load() }
    await pending.waitUntilCalled()
    #expect(model.isLoading)
    pending.resume(returning: page)
    try await loading.value
    #expect(!model.isLoading)
  }

  @Test func suspendedCalls() async throws {
    let store = MockSampleStore()
    let reader = PairReader(store: store)

    let pending = stub(store.load(.any)).suspends()
    let texts = Task { try await reader.read() }
    await pending.waitUntilCalled(2)
    pending.calls[1].resume(returning: "the second call first")

    pending.calls[0].resume(returning: "then the first")
    #expect(try await Set(texts.value) == ["the second call first", "then the first"])
  }
}

/// The sample of the comment on `resolves`.
@Suite(.verifyingMocks) struct CommentsSetupsResolving {
  let service = MockSampleService()

  @Test(arguments: [Result<Int, any Error>.success(1), .failure(Offline())])
  func shows(_ result: Result<Int, any Error>) async {
    stub(service.count()).resolves(result)
    let count = try? await service.count()
    #expect(count == (try? result.get()))
  }
}

private struct Timeout: Error {}
private struct Offline: Error {}
