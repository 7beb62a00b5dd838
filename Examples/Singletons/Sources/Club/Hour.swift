import Foundation

/// The hour of the day.
func currentHour() -> Int { Calendar.current.component(.hour, from: Date()) }
