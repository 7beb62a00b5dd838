import UnderstudyMacros

@Mockable(.always)
protocol Weather {
  func temperature(in city: String) -> Int
  func station() -> any Station
}

@Mockable(.always)
protocol Station {
  var name: String { get }
}

let weather = MockWeather("weather", .strict)
stub(weather.temperature(in: "Lisbon")).returns(31)
stub(weather.station())
print("Lisbon", weather.temperature(in: "Lisbon"))
print("Station '\(weather.station().name)'")
print("Oslo", weather.temperature(in: "Oslo"))
