// Generated using Sourcery 1.8.0 — https://github.com/krzysztofzablocki/Sourcery
// DO NOT EDIT
// Generated with SwiftyMocky 4.2.0

import SwiftyMocky
import XCTest

@testable import Garden

// MARK: - Pump

class PumpMock: Pump, Mock {
  private let recorder = Recorder()

  init() {}

  var pressure: Double {
    get { try! recorder.call("pressure") }
    set { let _: Void = try! recorder.call("pressure=", [newValue], default: ()) }
  }

  func water(_ bed: String, liters: Int) throws -> Int {
    try recorder.call("water", [bed, liters])
  }

  func stop() {
    let _: Void = try! recorder.call("stop", default: ())
  }

  func moisture(of bed: String) async throws -> Int {
    try recorder.call("moisture", [bed])
  }

  func watch(_ bed: String, onDry: @escaping (Int) -> Void) {
    let _: Void = try! recorder.call("watch", [bed, onDry], default: ())
  }

  func given(_ method: Given) {
    recorder.stub(method.pattern, method.answers, end: .startsAgain)
  }

  func perform(_ method: Perform) { recorder.perform(method.pattern, method.body) }

  func verify(_ method: Verify, count: Count, file: StaticString, line: UInt) {
    recorder.verify(method.pattern, count, file, line)
  }

  func resetMock(_ scopes: MockScope...) {
    if scopes.isEmpty || scopes.contains(.invocation) { recorder.removeCalls() }
    if scopes.isEmpty || scopes.contains(.given) { recorder.removeStubs() }
  }

  struct Given {
    let pattern: Recorder.Pattern
    let answers: [([Any]) throws -> Any]

    static func pressure(getter values: Double...) -> Given {
      Given(pattern: Recorder.Pattern("pressure"), answers: values.map { value in { _ in value } })
    }

    static func water(
      _ bed: Parameter<String>, liters: Parameter<Int>, willReturn values: Int...
    ) -> Given {
      Given(
        pattern: Recorder.Pattern("water", bed, liters),
        answers: values.map { value in { _ in value } })
    }

    static func water(
      _ bed: Parameter<String>, liters: Parameter<Int>, willThrow errors: any Error...
    ) -> Given {
      Given(
        pattern: Recorder.Pattern("water", bed, liters),
        answers: errors.map { error in { _ in throw error } })
    }

    static func water(
      _ bed: Parameter<String>, liters: Parameter<Int>,
      willProduce: (StubberThrows<Int>) -> Void
    ) -> Given {
      let stubber = StubberThrows<Int>()
      willProduce(stubber)
      return Given(pattern: Recorder.Pattern("water", bed, liters), answers: stubber.answers)
    }

    static func moisture(of bed: Parameter<String>, willReturn values: Int...) -> Given {
      Given(
        pattern: Recorder.Pattern("moisture", bed), answers: values.map { value in { _ in value } })
    }
  }

  struct Verify {
    let pattern: Recorder.Pattern

    static func water(_ bed: Parameter<String>, liters: Parameter<Int>) -> Verify {
      Verify(pattern: Recorder.Pattern("water", bed, liters))
    }

    static func stop() -> Verify { Verify(pattern: Recorder.Pattern("stop")) }

    static func moisture(of bed: Parameter<String>) -> Verify {
      Verify(pattern: Recorder.Pattern("moisture", bed))
    }

    static var pressure: Verify { Verify(pattern: Recorder.Pattern("pressure")) }

    static func pressure(set newValue: Parameter<Double>) -> Verify {
      Verify(pattern: Recorder.Pattern("pressure=", newValue))
    }

    static func watch(
      _ bed: Parameter<String>, onDry: Parameter<(Int) -> Void>
    ) -> Verify {
      Verify(pattern: Recorder.Pattern("watch", bed, onDry))
    }
  }

  struct Perform {
    let pattern: Recorder.Pattern
    let body: ([Any]) -> Void

    static func stop(perform: @escaping () -> Void) -> Perform {
      Perform(pattern: Recorder.Pattern("stop")) { _ in perform() }
    }

    static func watch(
      _ bed: Parameter<String>, onDry: Parameter<(Int) -> Void>,
      perform: @escaping (String, @escaping (Int) -> Void) -> Void
    ) -> Perform {
      Perform(pattern: Recorder.Pattern("watch", bed, onDry)) {
        perform($0[0] as! String, $0[1] as! (Int) -> Void)
      }
    }
  }
}

// MARK: - GardenLog

class GardenLogMock: GardenLog, Mock {
  private let recorder = Recorder()

  init() {}

  func note(_ text: String) {
    let _: Void = try! recorder.call("note", [text], default: ())
  }

  func given(_ method: Given) {}

  func perform(_ method: Perform) { recorder.perform(method.pattern, method.body) }

  func verify(_ method: Verify, count: Count, file: StaticString, line: UInt) {
    recorder.verify(method.pattern, count, file, line)
  }

  struct Given {}

  struct Verify {
    let pattern: Recorder.Pattern

    static func note(_ text: Parameter<String>) -> Verify {
      Verify(pattern: Recorder.Pattern("note", text))
    }
  }

  struct Perform {
    let pattern: Recorder.Pattern
    let body: ([Any]) -> Void

    static func note(
      _ text: Parameter<String>, perform: @escaping (String) -> Void
    ) -> Perform {
      Perform(pattern: Recorder.Pattern("note", text)) { perform($0[0] as! String) }
    }
  }
}
