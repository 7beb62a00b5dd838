internal import Foundation
internal import UnderstudyCore

#if canImport(FoundationNetworking)
  internal import FoundationNetworking
#endif

/// What mocks return for Foundation's types when nothing was set up, and what class mocks hand to
/// the initialisers of their superclasses.
enum FoundationDefaults {
  /// Makes the defaults known.
  static func install() {
    DefaultValues.add(values)
    DefaultValues.add(objects)
  }

  /// The defaults of values: empty, or as close to nothing as there is.
  private static let values = Dictionary(uniqueKeysWithValues: [
    entry(AttributedString()),
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

  /// The defaults of objects: new ones, except where everybody shares one.
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

  /// The default of a type, made anew each time.
  private static func entry<Value>(_ value: @autoclosure @escaping @Sendable () -> Value) -> (
    ObjectIdentifier, @Sendable () -> Any
  ) {
    (ObjectIdentifier(Value.self), value)
  }
}
