/// Waters the beds of a greenhouse.
protocol Pump: AnyObject, Sendable {
  /// The pressure in bar.
  var pressure: Double { get set }

  /// Waters a bed.
  ///
  /// - Returns: The number of liters left in the tank.
  func water(_ bed: String, liters: Int) throws -> Int

  /// Stops the pump.
  func stop()

  /// Measures the moisture of a bed, in percent.
  func moisture(of bed: String) async throws -> Int

  /// Calls a closure when a bed is dry.
  func watch(_ bed: String, onDry: @escaping @Sendable (Int) -> Void)
}

/// An error that is thrown if there is no water left.
struct TankIsEmpty: Error, Equatable {}

/// The notes of a gardener.
protocol GardenLog: Sendable {
  /// Writes a note.
  func note(_ text: String)
}

/// Waters the beds. This is the code under test.
struct Gardener: Sendable {
  let pump: any Pump
  let log: any GardenLog

  /// Waters each bed with five liters, then stops the pump.
  ///
  /// - Returns: The number of beds that got water.
  @discardableResult
  func water(_ beds: [String]) -> Int {
    var watered = 0
    for bed in beds {
      do {
        let left = try pump.water(bed, liters: 5)
        log.note("\(bed): \(left) liters left")
        watered += 1
      } catch {
        log.note("\(bed): no water")
      }
    }
    pump.stop()
    return watered
  }

  /// Waters a bed if it is dry.
  func check(_ bed: String) async throws {
    if try await pump.moisture(of: bed) < 30 { water([bed]) }
  }

  /// Waters a bed from another task.
  @discardableResult
  func waterLater(_ bed: String) -> Task<Void, Never> {
    Task { _ = water([bed]) }
  }

  /// Waters a bed as soon as it is dry.
  func watch(_ bed: String) {
    pump.watch(bed) { _ in water([bed]) }
  }
}

/// A pump that works. Its tank contains 100 liters.
final class RealPump: Pump, @unchecked Sendable {
  var pressure = 2.0
  private var left = 100

  func water(_ bed: String, liters: Int) throws -> Int {
    guard left >= liters else { throw TankIsEmpty() }
    left -= liters
    return left
  }

  func stop() { pressure = 0 }

  func moisture(of bed: String) async throws -> Int { 40 }

  func watch(_ bed: String, onDry: @escaping @Sendable (Int) -> Void) {}
}

/// A thermometer, of which the greenhouse has one.
class Thermometer {
  nonisolated(unsafe) static let shared = Thermometer()

  init() {}

  /// The temperature in degrees Celsius.
  func reading() -> Double { 21 }

  /// Returns `true` if no heating is needed.
  func isWarm() -> Bool { reading() > 18 }
}

/// The seasons. Tests can replace the function, because it is dynamic.
enum Season {
  /// Returns the name of a month's season.
  dynamic static func name(ofMonth month: Int) -> String { month < 7 ? "spring" : "autumn" }
}

/// Returns the number of the current month.
dynamic func currentMonth() -> Int { 4 }
