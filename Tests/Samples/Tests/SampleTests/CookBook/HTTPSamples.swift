import Foundation
import Testing
import Understudy

@testable import Bookshop

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("Recipes for HTTP", .verifyingMocks)
struct HTTPRecipes {
  let transport = MockAPITransport("transport")
  let tokens = MockTokenStore("tokens")

  var api: PodcastAPI { PodcastAPI(transport: transport, tokens: tokens) }

  @Test func theNetworkIsAProtocolWithOneRequirement() async throws {
    stub(transport.send(.has(\.path, "/shows/7")))
      .returns(APIResponse(body: Data("News".utf8)))

    #expect(try await api.text(at: "/shows/7") == "News")
  }

  @Test func aRequestIsChecked() async throws {
    stub(tokens.token(isExpired: false)).returns("secret")
    let requests = Captor<APIRequest>()
    expect(transport.send(.captured(by: requests))).returns(APIResponse(status: 201))

    try await api.subscribe(to: "News")

    let request = try #require(requests.value)
    #expect(request.method == "POST")
    #expect(request.headers["Authorization"] == "secret")
    #expect(request.body == Data("News".utf8))
  }

  @Test(arguments: [400, 404, 500])
  func aStatusIsAnError(status: Int) async {
    stub(transport.send(.any)).returns(APIResponse(status: status))

    await #expect(throws: FeedError.status(status)) { try await api.subscribe(to: "News") }
  }

  @Test func anExpiredTokenIsRefreshedOnce() async throws {
    stub(tokens.token(isExpired: false)).returns("old")
    stub(tokens.token(isExpired: true)).returns("new")
    inOrder("refresh") {
      expect(transport.send(.has(\.headers, ["Authorization": "old"])))
        .returns(APIResponse(status: 401))
      expect(transport.send(.has(\.headers, ["Authorization": "new"])))
        .returns(APIResponse(body: Data("News".utf8)))
    }

    #expect(try await api.text(at: "/shows/7") == "News")
  }

  @Test func pagesAreReadUntilTheLast() async throws {
    let feed = MockEpisodeFeed("feed")
    stub(feed.page(1, of: "News")).returns(EpisodePage(episodes: [Episode(id: 1)], next: 2))
    stub(feed.page(2, of: "News")).returns(EpisodePage(episodes: [Episode(id: 2)], next: nil))

    let episodes = try await EpisodePages(feed: feed).all(of: "News")

    #expect(episodes.map(\.id) == [1, 2])
    verifyInOrder(feed.page(1, of: "News"), feed.page(2, of: "News"), exactly: true)
  }

  @Test func aGeneratedClientIsMockedByItsProtocol() async {
    let client = MockCatalogServiceClientProtocol("client")
    stub(client.getShow(.has(\.id, "7")))
      .returns(GetShowReply(title: "News"))
    stub(client.getShow(.has(\.id, "8"))).throws(FeedError.status(503))
    let page = ShowPage(client: client)

    #expect(await page.title(of: "7") == "News")
    #expect(await page.title(of: "8") == "not available")
  }

  @Test func aServerStreamOfAGeneratedClientIsAnswered() async throws {
    let client = MockCatalogServiceClientProtocol("client")
    stub(client.listEpisodes(.any, onReply: .any)).answers { _, onReply in
      try await onReply(GetShowReply(title: "One"))
      try await onReply(GetShowReply(title: "Two"))
    }
    let titles = MockClosure("titles", of: (@Sendable (String) -> Void).self)

    try await client.listEpisodes(GetShowRequest(id: "7")) { titles.function($0.title) }

    verifyInOrder(titles("One"), titles("Two"))
  }

  @Test func aURLSessionAnswersFromMemory() throws {
    let session = MockURLSession("session")
    let task = MockURLSessionDataTask("task")
    let url = try #require(URL(string: "https://pods.example/7"))
    stub(session.dataTask(with: url, completionHandler: .any))
      .invokes({ $0.1 }, with: Data("News".utf8), nil, nil).returns(task)
    expect(task.resume())
    let text = MockClosure("text", of: (@Sendable (String) -> Void).self)

    WebPage(session: session).text(at: url, completion: text.function)

    verify(text("News"))
  }
}
