protocol Tracker: Sendable {
  func track(_ event: String) async
  func flush() async
}
