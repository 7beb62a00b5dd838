import Foundation
import UnderstudyMacros

/// Fetches data over HTTP.
@Mockable
protocol HTTPClient: Sendable {
  func get(_ path: String, query: [String: String]) async throws(HTTPError) -> Data
}

/// A reason why a request failed.
enum HTTPError: Error, Equatable {
  case offline
  case status(Int)

  /// A Boolean value that indicates whether the request can succeed if it is repeated.
  var isTemporary: Bool { self == .status(503) }
}
