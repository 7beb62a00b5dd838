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
