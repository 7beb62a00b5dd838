/// Shows a rate, and reads it again every minute.
struct RateBoard<C: Clock<Duration>> {
  let gateway: any Gateway
  let clock: C

  func run() async throws {
    while !Task.isCancelled {
      _ = gateway.rate(of: "USD")
      try await clock.sleep(for: .seconds(60))
    }
  }
}
