import Mockable

// What `@Mockable` expands to.

final class MockPump: Pump, MockableService {
  let recorder = Recorder(oldestFirst: true)
  private let policy: MockerPolicy

  init(policy: MockerPolicy = .strict) { self.policy = policy }

  var given: ReturnBuilder { ReturnBuilder(recorder: recorder) }
  var when: ActionBuilder { ActionBuilder(recorder: recorder) }
  var verify: VerifyBuilder { VerifyBuilder(recorder: recorder) }

  private func value<Value>(_ value: Value) -> Value? { policy == .relaxed ? value : nil }

  var pressure: Double {
    get { try! recorder.call("pressure", default: value(0)) }
    set { let _: Void = try! recorder.call("pressure=", [newValue], default: ()) }
  }

  func water(_ bed: String, liters: Int) throws -> Int {
    try recorder.call("water", [bed, liters], default: value(0))
  }

  func stop() {
    let _: Void = try! recorder.call("stop", default: value(()))
  }

  func moisture(of bed: String) async throws -> Int {
    try recorder.call("moisture", [bed], default: value(0))
  }

  func watch(_ bed: String, onDry: @escaping (Int) -> Void) {
    let _: Void = try! recorder.call("watch", [bed, onDry], default: value(()))
  }

  struct ReturnBuilder {
    let recorder: Recorder

    var pressure: ReturnClause<Self, Double, () -> Double> {
      ReturnClause(self, recorder, Recorder.Pattern("pressure")) { body in { _ in body() } }
    }

    func water(
      _ bed: Parameter<String>, liters: Parameter<Int>
    ) -> ReturnClause<Self, Int, (String, Int) throws -> Int> {
      ReturnClause(self, recorder, Recorder.Pattern("water", bed, liters)) { body in
        { try body($0[0] as! String, $0[1] as! Int) }
      }
    }

    func stop() -> ReturnClause<Self, Void, () -> Void> {
      ReturnClause(self, recorder, Recorder.Pattern("stop")) { body in { _ in body() } }
    }

    func moisture(
      of bed: Parameter<String>
    ) -> ReturnClause<Self, Int, (String) throws -> Int> {
      ReturnClause(self, recorder, Recorder.Pattern("moisture", bed)) { body in
        { try body($0[0] as! String) }
      }
    }

    func watch(
      _ bed: Parameter<String>, onDry: Parameter<(Int) -> Void>
    ) -> ReturnClause<Self, Void, (String, @escaping (Int) -> Void) -> Void> {
      ReturnClause(self, recorder, Recorder.Pattern("watch", bed, onDry)) { body in
        { body($0[0] as! String, $0[1] as! (Int) -> Void) }
      }
    }
  }

  struct ActionBuilder {
    let recorder: Recorder

    func stop() -> ActionClause<Self> { ActionClause(self, recorder, Recorder.Pattern("stop")) }
  }

  struct VerifyBuilder {
    let recorder: Recorder

    func pressure(newValue: Parameter<Double> = .any) -> PropertyVerifyClause<Self> {
      PropertyVerifyClause(
        self, recorder, get: Recorder.Pattern("pressure"),
        set: Recorder.Pattern("pressure=", newValue))
    }

    func water(_ bed: Parameter<String>, liters: Parameter<Int>) -> VerifyClause<Self> {
      VerifyClause(self, recorder, Recorder.Pattern("water", bed, liters))
    }

    func stop() -> VerifyClause<Self> { VerifyClause(self, recorder, Recorder.Pattern("stop")) }

    func moisture(of bed: Parameter<String>) -> VerifyClause<Self> {
      VerifyClause(self, recorder, Recorder.Pattern("moisture", bed))
    }
  }
}

final class MockGardenLog: GardenLog, MockableService {
  let recorder = Recorder(oldestFirst: true)
  private let policy: MockerPolicy

  init(policy: MockerPolicy = .strict) { self.policy = policy }

  var given: ReturnBuilder { ReturnBuilder(recorder: recorder) }
  var when: ActionBuilder { ActionBuilder() }
  var verify: VerifyBuilder { VerifyBuilder(recorder: recorder) }

  func note(_ text: String) {
    let _: Void = try! recorder.call("note", [text], default: policy == .relaxed ? () : nil)
  }

  struct ReturnBuilder {
    let recorder: Recorder

    func note(_ text: Parameter<String>) -> ReturnClause<Self, Void, (String) -> Void> {
      ReturnClause(self, recorder, Recorder.Pattern("note", text)) { body in
        { body($0[0] as! String) }
      }
    }
  }

  struct ActionBuilder {}

  struct VerifyBuilder {
    let recorder: Recorder

    func note(_ text: Parameter<String>) -> VerifyClause<Self> {
      VerifyClause(self, recorder, Recorder.Pattern("note", text))
    }
  }
}
