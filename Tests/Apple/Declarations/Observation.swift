// Observed objects, publishers and values, with the frameworks that only Apple platforms have.

import Combine
import CoreGraphics
import Foundation

// @Mockable
protocol Feed {
  var items: AnyPublisher<[String], Never> { get }
  var errors: PassthroughSubject<Int, any Error> { get }
  func publisher(for id: Int) -> AnyPublisher<String, URLError>
  func subscribe(_ receive: @escaping (String) -> Void) -> AnyCancellable
  func values(_ subject: CurrentValueSubject<Int, Never>)
  func merge<P: Publisher>(_ publisher: P) -> AnyPublisher<P.Output, P.Failure>
  func pipe(_ publisher: some Publisher<Int, Never>)
  func latest(_ publisher: any Publisher<Int, Never>) -> (any Publisher<Int, Never>)?
}

// @Mockable
protocol ViewModel: ObservableObject {
  var title: String { get set }
  func refresh() async
}

// @Mockable
class Library: ObservableObject {
  @Published var books: [String] = []
  @Published private(set) var isLoading = false
  func load() {}
  init() {}
}

// @Mockable
@MainActor protocol Canvas: AnyObject {
  var frame: CGRect { get set }
  var scale: CGFloat { get }
  func draw(_ point: CGPoint, size: CGSize) -> CGRect
  nonisolated func flush()
}

// @Mockable
protocol Record: Identifiable, Codable, Hashable {
  var id: UUID { get }
  var date: Date { get set }
  var notification: Notification.Name { get }
}

// @Mockable
protocol Center {
  func post(_ notification: Notification)
  func observe(
    _ name: Notification.Name, using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol
  @available(macOS 12, iOS 15, tvOS 15, watchOS 8, *)
  func send(_ request: URLRequest) async throws -> (Data, URLResponse)
}
