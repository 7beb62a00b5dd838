internal import Foundation
internal import UnderstudyCore

#if canImport(FoundationNetworking)
  internal import FoundationNetworking
#endif

/// The default values of Foundation types. Mocks return them, and class mocks pass them to
/// initializers of their superclasses.
enum FoundationDefaults {
  /// Registers the default values.
  static func install() {
    DefaultValues.add(values)
    DefaultValues.add(measurements)
    DefaultValues.add(objects)
    if #available(macOS 12, iOS 15, tvOS 15, watchOS 8, *) { DefaultValues.add(newerValues) }
  }

  /// The default values of value types: empty, or the nearest equivalent.
  private static let values = Dictionary(uniqueKeysWithValues: [
    entry(Calendar(identifier: .gregorian)),
    entry(CharacterSet()),
    entry(Data()),
    entry(Date(timeIntervalSinceReferenceDate: 0)),
    entry(DateComponents()),
    entry(DateInterval(start: Date(timeIntervalSinceReferenceDate: 0), duration: 0)),
    entry(Decimal.zero),
    entry(IndexPath()),
    entry(IndexSet()),
    entry(Locale(identifier: "en_US_POSIX")),
    entry(PersonNameComponents()),
    entry(TimeZone(secondsFromGMT: 0)!),
    entry(UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))),
    entry(URL(string: "about:blank")!),
    entry(URLComponents()),
    entry(URLRequest(url: URL(string: "about:blank")!)),
  ])

  /// The default values of measurements: zero of the usual unit. The runtime knows no object of a unit.
  /// Without the headers of measurements, as in a reduced Foundation, there are none.
  private static let measurements: [ObjectIdentifier: @Sendable () -> Any] = {
    #if !canImport(Darwin) || canImport(Foundation.NSMeasurement)
      return Dictionary(uniqueKeysWithValues: [
        entry(Measurement<UnitAcceleration>(value: 0, unit: .metersPerSecondSquared)),
        entry(Measurement<UnitAngle>(value: 0, unit: .degrees)),
        entry(Measurement<UnitArea>(value: 0, unit: .squareMeters)),
        entry(Measurement<UnitDuration>(value: 0, unit: .seconds)),
        entry(Measurement<UnitElectricCurrent>(value: 0, unit: .amperes)),
        entry(Measurement<UnitElectricPotentialDifference>(value: 0, unit: .volts)),
        entry(Measurement<UnitEnergy>(value: 0, unit: .joules)),
        entry(Measurement<UnitFrequency>(value: 0, unit: .hertz)),
        entry(Measurement<UnitInformationStorage>(value: 0, unit: .bytes)),
        entry(Measurement<UnitLength>(value: 0, unit: .meters)),
        entry(Measurement<UnitMass>(value: 0, unit: .kilograms)),
        entry(Measurement<UnitPower>(value: 0, unit: .watts)),
        entry(Measurement<UnitPressure>(value: 0, unit: .newtonsPerMetersSquared)),
        entry(Measurement<UnitSpeed>(value: 0, unit: .metersPerSecond)),
        entry(Measurement<UnitTemperature>(value: 0, unit: .kelvin)),
        entry(Measurement<UnitVolume>(value: 0, unit: .liters)),
      ])
    #else
      return [:]
    #endif
  }()

  /// The default values of value types that older systems do not have.
  @available(macOS 12, iOS 15, tvOS 15, watchOS 8, *)
  private static let newerValues = Dictionary(uniqueKeysWithValues: [entry(AttributedString())])

  /// The default values of classes: new objects, or the shared one if the type has one.
  private static let objects = Dictionary(uniqueKeysWithValues: [
    entry(Bundle.main),
    entry(FileManager.default),
    entry(NotificationCenter()),
    entry(OperationQueue()),
    entry(ProcessInfo.processInfo),
    entry(
      URLResponse(
        url: URL(string: "about:blank")!, mimeType: nil, expectedContentLength: 0,
        textEncodingName: nil)),
    entry(URLSessionConfiguration.default),
  ])

  /// Creates an entry that makes a new default value each time.
  private static func entry<Value>(_ value: @autoclosure @escaping @Sendable () -> Value) -> (
    ObjectIdentifier, @Sendable () -> Any
  ) {
    (ObjectIdentifier(Value.self), value)
  }
}
