// MARK: - Mocks generated from file: Sources/Garden/Pump.swift

import Cuckoo

@testable import Garden

class MockPump: Pump, Cuckoo.Mock {
  let recorder = Recorder()

  func getStubbingProxy() -> __StubbingProxy_Pump { __StubbingProxy_Pump(recorder: recorder) }

  func getVerificationProxy(_ verifier: Verifier) -> __VerificationProxy_Pump {
    __VerificationProxy_Pump(verifier: verifier)
  }

  var pressure: Double {
    get { try! recorder.call("pressure") }
    set { let _: Void = try! recorder.call("pressure=", [newValue]) }
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

  struct __StubbingProxy_Pump {
    let recorder: Recorder

    var pressure: StubProperty<Double> { StubProperty(recorder, "pressure") }

    func water<M1: Matchable, M2: Matchable>(
      _ bed: M1, liters: M2
    ) -> StubFunction<(String, Int) throws -> Int, Int>
    where M1.MatchedType == String, M2.MatchedType == Int {
      StubFunction(recorder, Recorder.Pattern("water", bed, liters)) { body in
        { try body($0[0] as! String, $0[1] as! Int) }
      }
    }

    func stop() -> StubFunction<() -> Void, Void> {
      StubFunction(recorder, Recorder.Pattern("stop")) { body in { _ in body() } }
    }

    func moisture<M1: Matchable>(
      of bed: M1
    ) -> StubFunction<(String) throws -> Int, Int> where M1.MatchedType == String {
      StubFunction(recorder, Recorder.Pattern("moisture", bed)) { body in
        { try body($0[0] as! String) }
      }
    }

    func watch<M1: Matchable, M2: Matchable>(
      _ bed: M1, onDry: M2
    ) -> StubFunction<(String, @escaping (Int) -> Void) -> Void, Void>
    where M1.MatchedType == String, M2.MatchedType == (Int) -> Void {
      StubFunction(recorder, Recorder.Pattern("watch", bed, onDry)) { body in
        { body($0[0] as! String, $0[1] as! (Int) -> Void) }
      }
    }
  }

  struct __VerificationProxy_Pump {
    let verifier: Verifier

    var pressure: VerifyProperty<Double> { VerifyProperty(verifier, "pressure") }

    func water<M1: Matchable, M2: Matchable>(_ bed: M1, liters: M2)
    where M1.MatchedType == String, M2.MatchedType == Int {
      verifier.verify(Recorder.Pattern("water", bed, liters))
    }

    func stop() { verifier.verify(Recorder.Pattern("stop")) }

    func moisture<M1: Matchable>(of bed: M1) where M1.MatchedType == String {
      verifier.verify(Recorder.Pattern("moisture", bed))
    }
  }
}

class MockGardenLog: GardenLog, Cuckoo.Mock {
  let recorder = Recorder()

  func getStubbingProxy() -> __StubbingProxy_GardenLog {
    __StubbingProxy_GardenLog(recorder: recorder)
  }

  func getVerificationProxy(_ verifier: Verifier) -> __VerificationProxy_GardenLog {
    __VerificationProxy_GardenLog(verifier: verifier)
  }

  func note(_ text: String) {
    let _: Void = try! recorder.call("note", [text])
  }

  struct __StubbingProxy_GardenLog {
    let recorder: Recorder

    func note<M1: Matchable>(_ text: M1) -> StubFunction<(String) -> Void, Void>
    where M1.MatchedType == String {
      StubFunction(recorder, Recorder.Pattern("note", text)) { body in { body($0[0] as! String) } }
    }
  }

  struct __VerificationProxy_GardenLog {
    let verifier: Verifier

    func note<M1: Matchable>(_ text: M1) where M1.MatchedType == String {
      verifier.verify(Recorder.Pattern("note", text))
    }
  }
}
