// Generated using Sourcery 2.2.5 — https://github.com/krzysztofzablocki/Sourcery
// DO NOT EDIT
// swiftlint:disable all

import Foundation

@testable import Garden

final class PumpMock: Pump {
  var pressure: Double {
    get { underlyingPressure }
    set { underlyingPressure = newValue }
  }
  var underlyingPressure: Double!

  // MARK: - water

  var waterBedStringLitersIntIntThrowableError: (any Error)?
  var waterBedStringLitersIntIntCallsCount = 0
  var waterBedStringLitersIntIntCalled: Bool { waterBedStringLitersIntIntCallsCount > 0 }
  var waterBedStringLitersIntIntReceivedArguments: (bed: String, liters: Int)?
  var waterBedStringLitersIntIntReceivedInvocations: [(bed: String, liters: Int)] = []
  var waterBedStringLitersIntIntReturnValue: Int!
  var waterBedStringLitersIntIntClosure: ((String, Int) throws -> Int)?
  func water(_ bed: String, liters: Int) throws -> Int {
    waterBedStringLitersIntIntCallsCount += 1
    waterBedStringLitersIntIntReceivedArguments = (bed: bed, liters: liters)
    waterBedStringLitersIntIntReceivedInvocations.append((bed: bed, liters: liters))
    if let error = waterBedStringLitersIntIntThrowableError {
      throw error
    }
    if let waterBedStringLitersIntIntClosure {
      return try waterBedStringLitersIntIntClosure(bed, liters)
    } else {
      return waterBedStringLitersIntIntReturnValue
    }
  }

  // MARK: - stop

  var stopVoidCallsCount = 0
  var stopVoidCalled: Bool { stopVoidCallsCount > 0 }
  var stopVoidClosure: (() -> Void)?
  func stop() {
    stopVoidCallsCount += 1
    stopVoidClosure?()
  }

  // MARK: - moisture

  var moistureOfBedStringIntThrowableError: (any Error)?
  var moistureOfBedStringIntCallsCount = 0
  var moistureOfBedStringIntCalled: Bool { moistureOfBedStringIntCallsCount > 0 }
  var moistureOfBedStringIntReceivedBed: String?
  var moistureOfBedStringIntReceivedInvocations: [String] = []
  var moistureOfBedStringIntReturnValue: Int!
  var moistureOfBedStringIntClosure: ((String) async throws -> Int)?
  func moisture(of bed: String) async throws -> Int {
    moistureOfBedStringIntCallsCount += 1
    moistureOfBedStringIntReceivedBed = bed
    moistureOfBedStringIntReceivedInvocations.append(bed)
    if let error = moistureOfBedStringIntThrowableError {
      throw error
    }
    if let moistureOfBedStringIntClosure {
      return try await moistureOfBedStringIntClosure(bed)
    } else {
      return moistureOfBedStringIntReturnValue
    }
  }

  // MARK: - watch

  var watchBedStringOnDryEscapingIntVoidVoidCallsCount = 0
  var watchBedStringOnDryEscapingIntVoidVoidCalled: Bool {
    watchBedStringOnDryEscapingIntVoidVoidCallsCount > 0
  }
  var watchBedStringOnDryEscapingIntVoidVoidReceivedArguments: (bed: String, onDry: (Int) -> Void)?
  var watchBedStringOnDryEscapingIntVoidVoidReceivedInvocations:
    [(bed: String, onDry: (Int) -> Void)] = []
  var watchBedStringOnDryEscapingIntVoidVoidClosure: ((String, @escaping (Int) -> Void) -> Void)?
  func watch(_ bed: String, onDry: @escaping (Int) -> Void) {
    watchBedStringOnDryEscapingIntVoidVoidCallsCount += 1
    watchBedStringOnDryEscapingIntVoidVoidReceivedArguments = (bed: bed, onDry: onDry)
    watchBedStringOnDryEscapingIntVoidVoidReceivedInvocations.append((bed: bed, onDry: onDry))
    watchBedStringOnDryEscapingIntVoidVoidClosure?(bed, onDry)
  }
}

final class GardenLogMock: GardenLog {

  // MARK: - note

  var noteTextStringVoidCallsCount = 0
  var noteTextStringVoidCalled: Bool { noteTextStringVoidCallsCount > 0 }
  var noteTextStringVoidReceivedText: String?
  var noteTextStringVoidReceivedInvocations: [String] = []
  var noteTextStringVoidClosure: ((String) -> Void)?
  func note(_ text: String) {
    noteTextStringVoidCallsCount += 1
    noteTextStringVoidReceivedText = text
    noteTextStringVoidReceivedInvocations.append(text)
    noteTextStringVoidClosure?(text)
  }
}
