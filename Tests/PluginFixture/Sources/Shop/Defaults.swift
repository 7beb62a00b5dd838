import Drawer

/// A scale for parcels.
protocol Scale {
  /// Returns the weight of a parcel in grams.
  func weigh(_ parcel: Int) -> Int

  /// Returns the weight of parcels in grams.
  func weigh(all parcels: [Int]) -> Int
}

extension Scale {
  func weigh(all parcels: [Int]) -> Int { parcels.reduce(0) { $0 + weigh($1) } }
}

/// A scale that prints labels.
protocol LabelScale: Scale {
  /// Returns the label of a parcel.
  func label(_ parcel: Int) -> String

  /// The width of labels.
  var width: Int { get set }
}

extension LabelScale {
  func label(_ parcel: Int) -> String { "\(weigh(parcel)) g" }
}

/// A device with a description.
protocol Device {
  /// The name of the model.
  var model: String { get }
}

extension Device {
  var description: String { "a \(model)" }
  var debugDescription: String { "device \(model)" }
}

/// A progress of which one step is gone.
enum ParcelStep: Equatable {
  @available(*, unavailable)
  case started
  case packed, sent
}

/// A step in a parcel's history.
struct HistoryEntry {
  /// The step.
  var progress: ParcelStep
}

/// Furniture with drawers.
protocol Cabinet {
  /// The state of the first drawer.
  var state: DrawerState { get }

  /// The lock of the first drawer.
  var lock: DrawerLock? { get }

  /// Returns the lock of a drawer.
  func lock(of drawer: Int) -> DrawerLock

  /// The progress of a parcel.
  func progress(of parcel: Int) -> ParcelStep

  /// The last entry in the history of a parcel.
  func last(of parcel: Int) throws -> HistoryEntry
}
