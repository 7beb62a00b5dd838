import Mocksmith

// What is generated for the protocols with `@Mockable`.

final class PumpMock: Pump, MocksmithMock {
  let recorder = Recorder()

  var pressure: Double {
    get { try! recorder.call("pressure") }
    set { let _: Void = try! recorder.call("pressure=", [newValue], default: ()) }
  }

  func water(_ bed: String, liters: Int) throws -> Int {
    try recorder.call("water", [bed, liters])
  }

  func stop() {
    let _: Void = try! recorder.call("stop")
  }

  func moisture(of bed: String) async throws -> Int {
    try recorder.call("moisture", [bed])
  }

  func watch(_ bed: String, onDry: @escaping (Int) -> Void) {
    let _: Void = try! recorder.call("watch", [bed, onDry])
  }

  var givenProxy: GivenProxy { GivenProxy(recorder: recorder) }
  var performProxy: PerformProxy { PerformProxy(recorder: recorder) }
  func verifyProxy(_ count: CallCount, _ file: StaticString, _ line: UInt) -> VerifyProxy {
    VerifyProxy(verification: Verification(recorder, count, file, line))
  }

  struct GivenProxy {
    let recorder: Recorder

    var pressure: StubBuilder<Double, () -> Double> {
      StubBuilder(recorder, Recorder.Pattern("pressure")) { body in { _ in body() } }
    }

    func water(
      _ bed: Parameter<String>, liters: Parameter<Int>
    ) -> StubBuilder<Int, (String, Int) throws -> Int> {
      StubBuilder(recorder, Recorder.Pattern("water", bed, liters)) { body in
        { try body($0[0] as! String, $0[1] as! Int) }
      }
    }

    @discardableResult
    func stop() -> StubBuilder<Void, () -> Void> {
      StubBuilder(recorder, Recorder.Pattern("stop"), default: ()) { body in { _ in body() } }
    }

    func moisture(of bed: Parameter<String>) -> StubBuilder<Int, (String) throws -> Int> {
      StubBuilder(recorder, Recorder.Pattern("moisture", bed)) { body in
        { try body($0[0] as! String) }
      }
    }

    @discardableResult
    func watch(
      _ bed: Parameter<String>, onDry: Parameter<(Int) -> Void>
    ) -> StubBuilder<Void, (String, @escaping (Int) -> Void) -> Void> {
      StubBuilder(recorder, Recorder.Pattern("watch", bed, onDry), default: ()) { body in
        { body($0[0] as! String, $0[1] as! (Int) -> Void) }
      }
    }
  }

  struct PerformProxy {
    let recorder: Recorder

    func stop(_ action: @escaping () -> Void) {
      recorder.stub(Recorder.Pattern("stop"), [{ _ in action() }])
    }
  }

  struct VerifyProxy {
    let verification: Verification

    func setPressure(_ value: Parameter<Double>) {
      verification.verify(Recorder.Pattern("pressure=", value))
    }

    func water(_ bed: Parameter<String>, liters: Parameter<Int>) {
      verification.verify(Recorder.Pattern("water", bed, liters))
    }

    func stop() { verification.verify(Recorder.Pattern("stop")) }

    func moisture(of bed: Parameter<String>) {
      verification.verify(Recorder.Pattern("moisture", bed))
    }
  }
}

final class GardenLogMock: GardenLog, MocksmithMock {
  let recorder = Recorder()

  func note(_ text: String) {
    let _: Void = try! recorder.call("note", [text])
  }

  var givenProxy: GivenProxy { GivenProxy(recorder: recorder) }
  var performProxy: PerformProxy { PerformProxy() }
  func verifyProxy(_ count: CallCount, _ file: StaticString, _ line: UInt) -> VerifyProxy {
    VerifyProxy(verification: Verification(recorder, count, file, line))
  }

  struct GivenProxy {
    let recorder: Recorder

    @discardableResult
    func note(_ text: Parameter<String>) -> StubBuilder<Void, (String) -> Void> {
      StubBuilder(recorder, Recorder.Pattern("note", text), default: ()) { body in
        { body($0[0] as! String) }
      }
    }
  }

  struct PerformProxy {}

  struct VerifyProxy {
    let verification: Verification

    func note(_ text: Parameter<String>) {
      verification.verify(Recorder.Pattern("note", text))
    }
  }
}
