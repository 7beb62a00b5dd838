import UnderstudyMacros

/// The fees of the post office.
enum Postage {
  /// Returns the fee in cents.
  dynamic static func fee(grams: Int) -> Int { grams < 500 ? 200 : 500 }
}

/// Returns the weekday, from 1 for Monday.
dynamic func weekday() -> Int { 1 }

/// Returns the discount of today in percent, which a server decides.
@Mocked func discount() async throws -> Int { 0 }

/// A parcel with books.
struct Parcel {
  var grams: Int

  /// The price in cents. Parcels are free on Sundays.
  func price() async throws -> Int {
    if weekday() == 7 { return 0 }
    return try await Postage.fee(grams: grams) * (100 - discount()) / 100
  }
}
