// What `@Spyable` expands to.

final class PumpSpy: Pump {
  var pressure: Double {
    get { underlyingPressure }
    set { underlyingPressure = newValue }
  }
  var underlyingPressure: Double!

  var waterLitersThrowableError: (any Error)?
  var waterLitersCallsCount = 0
  var waterLitersCalled: Bool { waterLitersCallsCount > 0 }
  var waterLitersReceivedArguments: (bed: String, liters: Int)?
  var waterLitersReceivedInvocations: [(bed: String, liters: Int)] = []
  var waterLitersReturnValue: Int!
  var waterLitersClosure: ((String, Int) throws -> Int)?
  func water(_ bed: String, liters: Int) throws -> Int {
    waterLitersCallsCount += 1
    waterLitersReceivedArguments = (bed: bed, liters: liters)
    waterLitersReceivedInvocations.append((bed: bed, liters: liters))
    if let waterLitersThrowableError {
      throw waterLitersThrowableError
    }
    if waterLitersClosure != nil {
      return try waterLitersClosure!(bed, liters)
    } else {
      return waterLitersReturnValue
    }
  }

  var stopCallsCount = 0
  var stopCalled: Bool { stopCallsCount > 0 }
  var stopClosure: (() -> Void)?
  func stop() {
    stopCallsCount += 1
    stopClosure?()
  }

  var moistureOfThrowableError: (any Error)?
  var moistureOfCallsCount = 0
  var moistureOfCalled: Bool { moistureOfCallsCount > 0 }
  var moistureOfReceivedBed: String?
  var moistureOfReceivedInvocations: [String] = []
  var moistureOfReturnValue: Int!
  var moistureOfClosure: ((String) async throws -> Int)?
  func moisture(of bed: String) async throws -> Int {
    moistureOfCallsCount += 1
    moistureOfReceivedBed = bed
    moistureOfReceivedInvocations.append(bed)
    if let moistureOfThrowableError {
      throw moistureOfThrowableError
    }
    if moistureOfClosure != nil {
      return try await moistureOfClosure!(bed)
    } else {
      return moistureOfReturnValue
    }
  }

  var watchOnDryCallsCount = 0
  var watchOnDryCalled: Bool { watchOnDryCallsCount > 0 }
  var watchOnDryReceivedArguments: (bed: String, onDry: (Int) -> Void)?
  var watchOnDryReceivedInvocations: [(bed: String, onDry: (Int) -> Void)] = []
  var watchOnDryClosure: ((String, @escaping (Int) -> Void) -> Void)?
  func watch(_ bed: String, onDry: @escaping (Int) -> Void) {
    watchOnDryCallsCount += 1
    watchOnDryReceivedArguments = (bed: bed, onDry: onDry)
    watchOnDryReceivedInvocations.append((bed: bed, onDry: onDry))
    watchOnDryClosure?(bed, onDry)
  }
}

final class GardenLogSpy: GardenLog {

  var noteCallsCount = 0
  var noteCalled: Bool { noteCallsCount > 0 }
  var noteReceivedText: String?
  var noteReceivedInvocations: [String] = []
  var noteClosure: ((String) -> Void)?
  func note(_ text: String) {
    noteCallsCount += 1
    noteReceivedText = text
    noteReceivedInvocations.append(text)
    noteClosure?(text)
  }
}
