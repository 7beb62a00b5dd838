import UnderstudyMacros

/// Stores the user's cities.
@Mockable
protocol FavouriteStore: Actor {
  var cities: [String] { get }

  func add(_ city: String) throws
}

/// An error that is thrown if no more cities can be stored.
struct TooManyFavourites: Error {}
