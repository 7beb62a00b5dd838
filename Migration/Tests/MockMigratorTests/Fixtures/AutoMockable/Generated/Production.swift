protocol Pump: AnyObject {
  var pressure: Double { get set }
  func water(_ bed: String, liters: Int) throws -> Int
  func stop()
  func moisture(of bed: String) async throws -> Int
  func watch(_ bed: String, onDry: @escaping (Int) -> Void)
}

protocol GardenLog {
  func note(_ text: String)
}
