import Foundation
import UnderstudyMacros

/// Fetches data over HTTP.
@Mockable
protocol HTTPClient: Sendable {
  func get(_ path: String, query: [String: String]) async throws(HTTPError) -> Data
}

/// Why a request failed.
enum HTTPError: Error, Equatable {
  case offline
  case status(Int)

  /// Whether the same request may succeed a little later.
  var isTemporary: Bool { self == .status(503) }
}
