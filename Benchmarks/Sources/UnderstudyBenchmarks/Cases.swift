import Dispatch
import UnderstudyCore

/// The number of calls in one batch, except in the growth benchmarks.
private let batch = 1000

#if DEBUG
  private let recordedGoal = 4.0
  private let stubbedGoal = 3.0
#else
  private let recordedGoal = 2.0
  private let stubbedGoal = 2.0
#endif

/// Compares single calls with the handwritten mock.
func singleCalls() -> [Row] {
  func logging(_ setUp: @escaping () -> any Service) -> Workload {
    Workload(units: batch, setUp: setUp) { call($0) { $0.log("text") } }
  }
  let handPriced = pricing { handWithPrice() }
  return [
    compare(
      "recorded Void call", logging { MockService() }, logging { HandwrittenService() },
      goal: recordedGoal),
    compare(
      "stubbed call, any argument", pricing { mock(stubs: [.any]) }, handPriced,
      goal: stubbedGoal),
    compare(
      "stubbed call, equal argument", pricing { mock(stubs: ["tea"]) }, handPriced,
      goal: stubbedGoal),
    compare(
      "mock without stubs",
      Workload(units: 100, setUp: {}) { for _ in 0..<100 { _ = opaque(MockService()) } },
      Workload(units: 100, setUp: {}) { for _ in 0..<100 { _ = opaque(HandwrittenService()) } },
      goal: 10),
    compare(
      "mock, stub and one call",
      Workload(units: 100, setUp: {}) {
        for _ in 0..<100 { _ = mock(stubs: ["tea"]).price(of: "tea") }
      },
      Workload(units: 100, setUp: {}) {
        for _ in 0..<100 { _ = handWithPrice().price(of: "tea") }
      }, goal: nil),
  ]
}

/// Compares ten stubs with one: the newest answers, or each of the ten in turn.
func manyStubs() -> [Row] {
  let items = (0..<10).map { "item \($0)" }
  let one = pricing(["item 9"]) { mock(stubs: ["item 9"]) }
  let ten = { mock(stubs: items.map { .equal($0) }) }
  return [
    compare(
      "ten stubs, each answers in turn", pricing(items, ten), pricing(items) { handWithPrice() },
      goal: 3),
    compare(
      "ten stubs, the newest answers, against one stub", pricing(["item 9"], ten), one, goal: 2),
  ]
}

/// Measures the time of a call as calls accumulate.
func growth() -> [Row] {
  /// Creates a batch of the same length for a mock that has received this many calls.
  func workload(after calls: Int) -> Workload {
    let service = MockService()
    for _ in 0..<calls { service.log("text") }
    return Workload(units: 100, setUp: { service }) {
      let service = opaque($0)
      for _ in 0..<100 { service.log("text") }
    }
  }
  func fresh() -> Workload {
    Workload(units: 100, setUp: { MockService() }) {
      let service = opaque($0)
      for _ in 0..<100 { service.log("text") }
    }
  }
  return [1000, 10_000, 100_000].map { calls in
    compare(
      "a call after \(calls) others, against the first 100", workload(after: calls), fresh(),
      goal: 1.3)
  }
}

/// Measures verification and reset as calls accumulate, on the same and on other members.
func lookingBack() -> [Row] {
  func filled(_ calls: Int, others: Int = 0) -> MockService {
    let service = MockService()
    for index in 0..<calls { service.log(index % 2 == 0 ? "even" : "odd") }
    for _ in 0..<others { _ = service.price(of: "tea") }
    return service
  }
  func verifying(_ calls: Int, others: Int = 0) -> Workload {
    let service = filled(calls, others: others)
    return Workload(units: calls, setUp: { service }) { verify($0.log("even"), calls / 2) }
  }
  func resetting(_ calls: Int) -> Workload {
    Workload(units: calls, setUp: { filled(calls) }) { reset($0) }
  }
  return [
    compare(
      "verify, for each of 100,000 calls, against 1,000", verifying(100_000), verifying(1000),
      goal: 1.3, batches: 21),
    compare(
      "verify 10,000 calls with 100,000 of another member, against none",
      verifying(10_000, others: 100_000), verifying(10_000), goal: 1.3, batches: 21),
    compare(
      "reset, for each of 100,000 calls, against 1,000", resetting(100_000), resetting(1000),
      goal: 1.3, batches: 15),
  ]
}

/// Compares two threads on one mock with one thread that makes as many calls.
func threads() -> [Row] {
  let calls = 20_000
  let one = Workload(units: calls, setUp: { MockService() }) {
    let service = opaque($0)
    for _ in 0..<calls { service.log("text") }
  }
  let two = Workload(
    units: calls, setUp: { MockService() },
    check: { mock in
      let recorded = UnderstudyCore.calls(mock.log(.any)).count
      precondition(recorded == calls, "\(calls - recorded) calls were lost")
    },
    work: { mock in
      let service = opaque(mock)
      DispatchQueue.concurrentPerform(iterations: 2) { _ in
        for _ in 0..<calls / 2 { service.log("text") }
      }
    })
  return [
    compare("two threads on one mock, against one", two, one, goal: 4, batches: 21)
  ]
}

/// Measures the bytes of each recorded call, without its arguments. Must run first.
func memory() -> [Row] {
  let calls = 400_000
  var kept: [MockService] = []
  func row(_ name: String, argument: Int, _ body: (MockService) -> Void) -> Row {
    let service = MockService()
    kept.append(service)
    let before = residentBytes()
    for _ in 0..<calls { body(service) }
    let bytes = Double(residentBytes() - before) / Double(calls) - Double(argument)
    return Row(
      name: "bytes for each recorded call, without its arguments: \(name)",
      ours: "\(rounded(bytes))", reference: "32", ratio: bytes / 32, goal: 1)
  }
  return [
    row("no argument, no result", argument: 0) { $0.ping() },
    row("a String, no result", argument: 16) { $0.log("text") },
    row("a String, an Int result", argument: 16) { _ = $0.price(of: "tea") },
  ]
}

private func pricing(
  _ items: [String] = ["tea"], _ setUp: @escaping () -> any Service
) -> Workload {
  Workload(units: batch, setUp: setUp) { service in
    let service = opaque(service)
    if items.count == 1 {
      let item = items[0]
      for _ in 0..<batch { _ = service.price(of: item) }
    } else {
      for index in 0..<batch { _ = service.price(of: items[index % items.count]) }
    }
  }
}

private func call(_ service: any Service, _ body: (any Service) -> Void) {
  let service = opaque(service)
  for _ in 0..<batch { body(service) }
}

/// Hides the type of the mock from the optimizer, because the code under test does not know it either.
@inline(never) @_optimize(none)
func opaque(_ service: any Service) -> any Service { service }

/// Creates a handwritten mock with a price.
func handWithPrice() -> HandwrittenService {
  let service = HandwrittenService()
  service.priceHandler = { _ in 3 }
  return service
}

/// Creates a mock with a stub for each matcher.
func mock(stubs: [Matcher<String>]) -> MockService {
  let service = MockService()
  for matcher in stubs { stub(service.price(of: matcher)).returns(3) }
  return service
}
