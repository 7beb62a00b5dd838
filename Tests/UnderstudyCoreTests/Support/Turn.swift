/// An event that another task waits for.
struct Turn: Sendable {
  private let stream: AsyncStream<Void>
  private let continuation: AsyncStream<Void>.Continuation

  init() { (stream, continuation) = AsyncStream.makeStream() }

  func come() { continuation.finish() }
  func wait() async { for await _ in stream {} }
}
