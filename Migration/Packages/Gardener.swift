/// An error that is thrown if there is no water left.
struct TankIsEmpty: Error, Equatable {}

/// Waters beds, and takes notes.
///
/// The tests of every package exercise this code, and `Migration/Scripts/check.sh` mutates it.
final class Gardener {
  private let pump: any Pump
  private let log: any GardenLog

  /// Creates a gardener with a pump and a log.
  init(pump: any Pump, log: any GardenLog) {
    self.pump = pump
    self.log = log
  }

  /// Waters beds until the tank is nearly empty, and returns the number of watered beds.
  @discardableResult
  func water(_ beds: [String], liters: Int = 5) -> Int {
    guard liters > 0, !beds.isEmpty else { return 0 }
    var watered = 0
    for bed in beds {
      do {
        let left = try pump.water(bed, liters: liters)
        watered = watered + 1
        log.note("\(bed): \(left) liters left")
        if left < liters && bed != beds.last {
          log.note("refill the tank")
          break
        }
      } catch is TankIsEmpty {
        log.note("\(bed): no water")
        break
      } catch {
        log.note("\(bed): broken")
      }
    }
    pump.stop()
    return watered
  }

  /// Waters a bed if it is dry, and returns whether it was.
  @discardableResult
  func check(_ bed: String) async throws -> Bool {
    let moisture = try await pump.moisture(of: bed)
    guard moisture < 30 else { return false }
    _ = try pump.water(bed, liters: moisture <= 10 ? 10 : 5)
    return true
  }

  /// Returns the bed with the lowest moisture.
  func driest(of beds: [String]) async -> String? {
    var result: (bed: String, moisture: Int)?
    for bed in beds {
      guard let moisture = try? await pump.moisture(of: bed) else { continue }
      if result == nil || moisture < result!.moisture { result = (bed, moisture) }
    }
    return result?.bed
  }

  /// Changes the pressure of the pump, within its limits.
  func adjust(to pressure: Double?) {
    let limited = max(1, min(pressure ?? 2, 5))
    if pump.pressure != limited { pump.pressure = limited }
  }

  /// Notes when a bed is dry.
  func watch(_ bed: String, threshold: Int) {
    pump.watch(bed) { [log] moisture in
      if moisture <= threshold { log.note("\(bed) is dry") }
    }
  }
}
