import Spyable

/// A pump in a garden.
@Spyable
protocol Pump: AnyObject {
  /// The pressure in bar.
  var pressure: Double { get set }

  /// Waters a bed, and returns the number of liters left in the tank.
  func water(_ bed: String, liters: Int) throws -> Int

  /// Stops the pump.
  func stop()

  /// Measures the moisture of a bed, in percent.
  func moisture(of bed: String) async throws -> Int

  /// Calls a closure when a bed is dry.
  func watch(_ bed: String, onDry: @escaping (Int) -> Void)
}

/// The notes of a gardener.
@Spyable
protocol GardenLog {
  /// Writes a note.
  func note(_ text: String)
}
