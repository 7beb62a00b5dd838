@testable import Garden

/// Records the calls to a pump, and returns what a test sets.
final class PumpSpy: Pump {
  var pressure = 0.0

  private(set) var waterCallCount = 0
  private(set) var wateredBeds: [String] = []
  private(set) var lastLiters: Int?
  var waterResult: Result<Int, any Error> = .success(0)
  func water(_ bed: String, liters: Int) throws -> Int {
    waterCallCount += 1
    wateredBeds.append(bed)
    lastLiters = liters
    return try waterResult.get()
  }

  private(set) var stopWasCalled = false
  func stop() {
    stopWasCalled = true
  }

  private(set) var measured: [String] = []
  var moisture = 0
  func moisture(of bed: String) async throws -> Int {
    measured.append(bed)
    return moisture
  }

  var onWatch: ((String, @escaping (Int) -> Void) -> Void)?
  func watch(_ bed: String, onDry: @escaping (Int) -> Void) {
    onWatch?(bed, onDry)
  }
}

/// Keeps the notes.
struct LogStub: GardenLog {
  final class Storage {
    var notes: [String] = []
  }

  let storage = Storage()

  func note(_ text: String) {
    storage.notes.append(text.lowercased())
  }

  var all: String { storage.notes.joined(separator: "; ") }
}
