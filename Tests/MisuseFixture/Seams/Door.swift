import UnderstudyMacros

/// The hour of the day.
@Mocked public func currentHour() async -> Int { 25 }

/// A door.
public struct Door {
  /// How many times it was opened.
  public private(set) var count = 0

  /// Opens it.
  @Mocked public mutating func open(for names: inout [String]) throws { count += names.count }

  /// Makes one.
  @Mocked public static func make() -> Door { Door() }
}
