import UnderstudyMacros

/// Keeps the user's cities.
@Mockable
protocol FavouriteStore: Actor {
  var cities: [String] { get }

  func add(_ city: String) throws
}

/// The user has as many cities as there is room for.
struct TooManyFavourites: Error {}
