import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A request to a server.
struct APIRequest: Equatable, Sendable {
  var method = "GET"
  var path: String
  var headers: [String: String] = [:]
  var body: Data?
}

/// A response of a server.
struct APIResponse: Equatable, Sendable {
  var status = 200
  var body = Data()
}

/// The only requirement through which this module uses the network.
protocol APITransport: Sendable {
  func send(_ request: APIRequest) async throws -> APIResponse
}

/// A client of the podcast server.
struct PodcastAPI {
  let transport: any APITransport
  let tokens: any TokenStore

  func subscribe(to show: String) async throws {
    let response = try await send(
      APIRequest(method: "POST", path: "/subscriptions", body: Data(show.utf8)))
    guard response.status == 201 else { throw FeedError.status(response.status) }
  }

  func text(at path: String) async throws -> String {
    let response = try await send(APIRequest(path: path))
    return String(decoding: response.body, as: UTF8.self)
  }

  private func send(_ request: APIRequest) async throws -> APIResponse {
    var request = request
    request.headers["Authorization"] = try await tokens.token(isExpired: false)
    let response = try await transport.send(request)
    guard response.status == 401 else { return response }
    request.headers["Authorization"] = try await tokens.token(isExpired: true)
    return try await transport.send(request)
  }
}

/// The tokens of the user.
protocol TokenStore: Sendable {
  func token(isExpired: Bool) async throws -> String
}

/// Reads all pages of a list.
struct EpisodePages {
  let feed: any EpisodeFeed

  func all(of show: String) async throws(FeedError) -> [Episode] {
    var (episodes, next): ([Episode], Int?) = ([], 1)
    while let number = next {
      let page = try await feed.page(number, of: show)
      episodes += page.episodes
      next = page.next
    }
    return episodes
  }
}

/// A client as a generator of code for gRPC or OpenAPI writes it.
protocol CatalogServiceClientProtocol: Sendable {
  func getShow(_ request: GetShowRequest) async throws -> GetShowReply
  func listEpisodes(
    _ request: GetShowRequest, onReply: @Sendable (GetShowReply) async throws -> Void) async throws
}

/// A generated request.
struct GetShowRequest: Hashable, Sendable {
  var id = ""
  var language = ""
}

/// A generated reply.
struct GetShowReply: Hashable, Sendable {
  var title = ""
}

/// Shows what the generated client returns.
struct ShowPage {
  let client: any CatalogServiceClientProtocol

  func title(of id: String) async -> String {
    let reply = try? await client.getShow(GetShowRequest(id: id, language: "en"))
    return reply?.title ?? "not available"
  }
}

/// Reads a text from the web.
struct WebPage {
  let session: URLSession

  func text(at url: URL, completion: @escaping @Sendable (String) -> Void) {
    session.dataTask(with: url) { data, _, _ in
      completion(String(decoding: data ?? Data(), as: UTF8.self))
    }.resume()
  }
}
