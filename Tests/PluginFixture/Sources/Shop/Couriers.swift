/// Ships parcels. The tests name some of the requirements in code, some in strings, and some nowhere.
protocol Courier {
  var courierRoute: any CourierRoute { get }
  var parcelWeight: Int { get set }
  func dispatchParcel(_ number: Int, to city: String) throws -> Bool
  func cancelParcel(_ number: Int)
  func trackParcel<Place>(_ number: Int) -> Place?
  static func courierFleet() -> Int
}

/// A route with stops. The tests name one of them, at the end of a chain.
protocol CourierRoute {
  var stopover: String { get }
  var detour: String { get set }
}

/// Parcels that were delivered.
class ParcelArchive {
  init() {}
  var archivedParcels: Int { 1 }
  var lastParcel = 0
  func archiveParcel(_ number: Int) -> Int { number }
  func findParcel(in city: String) -> Int { 0 }
  class func openArchive() -> Int { 1 }
}

/// Sends a parcel, and calls it back.
func sendAndCancel<Some: Courier>(_ courier: Some) throws -> Bool {
  var courier = courier
  courier.parcelWeight = 2 * courier.parcelWeight
  let isSent = try courier.dispatchParcel(7, to: courier.courierRoute.stopover)
  courier.cancelParcel(7)
  let place: String? = courier.trackParcel(7)
  return isSent && place == nil && Some.courierFleet() == 0
}

/// Archives a parcel.
func archive(_ number: Int, in archive: ParcelArchive) -> Int {
  archive.lastParcel = number
  return archive.archiveParcel(number) + archive.archivedParcels
    + archive.findParcel(in: "Rome") + type(of: archive).openArchive()
}
