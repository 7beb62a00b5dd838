import MockingKit

@testable import Garden

class MockPump: Mock, Pump {
  var pressure = 0.0

  lazy var waterRef = MockReference(water)
  lazy var stopRef = MockReference(stop)
  lazy var moistureRef = AsyncMockReference(moisture)
  lazy var watchRef = MockReference(watch)

  func water(_ bed: String, liters: Int) throws -> Int {
    try call(waterRef, args: (bed, liters))
  }

  func stop() {
    call(stopRef, args: ())
  }

  func moisture(of bed: String) async throws -> Int {
    try await call(moistureRef, args: bed)
  }

  func watch(_ bed: String, onDry: @escaping (Int) -> Void) {
    call(watchRef, args: (bed, onDry))
  }
}

class MockGardenLog: Mock, GardenLog {
  lazy var noteRef = MockReference(note)

  func note(_ text: String) {
    call(noteRef, args: (text))
  }
}
