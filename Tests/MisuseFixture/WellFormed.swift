import UnderstudyCore

// Nothing is wrong here, so nothing may be reported: what these lines say must stay possible.

func stubs(_ greeter: MockGreeter, _ name: String, _ maybe: String?) {
  stub(greeter.greet("bob")).returns("hi")
  stub(greeter.greet(name))
  stub(greeter.greet(.equal(name), times: .any)).returns("a", "b").then.throws(Rude())
  stub(greeter.greet(maybe ?? "no one")).returns(maybe ?? "nothing")
  stub(greeter.greet(name, times: .any)).returns("hi")
  stub(greeter.greet("a" + name, times: .not(2))).returns("hi")
  stub(greeter.fetch(1 + 1)).throws(Cold())
  stub(greeter.load(.where { $0 > 3 })).throws(Cold())
  stub(greeter.ping())
  stub(greeter.name).returns("bob")
  stub(greeter.name).stores("bob")
  stub(greeter[key: "k"]).returns(3)
  stub(greeter[key: .any].set(.any))
  stub(greeter.decode(Int.self, from: .any)).returns(nil)
  stub(greeter.decode(Int.self, from: name)).returns(3)
}

func closures(_ greeter: MockGreeter) {
  var calls = 0
  stub(greeter.greet("bob")).answers { name in name.uppercased() }
  stub(greeter.greet("bob")).answers { _ in
    calls += 1
    return "hi"
  }
  stub(greeter.greet(.any, times: 2)).answers { name, times in name + "\(times)" }
  stub(greeter.greet(.any, times: 2)).answers { (_) throws(Rude) in throw Rude() }
  stub(greeter.fetch(.any)).answers { id in try greeter.fetch(id + 1) }
  stub(greeter.load(.any)).answers { _ in "hi" }
  stub(greeter.load(.any)).answers { id in
    try await Task.sleep(for: .seconds(id))
    return try await greeter.load(id + 1)
  }
  stub(greeter.ping()).answers { calls += 1 }.performs { calls += 1 }
  stub(greeter.wait()).performs { await greeter.wait() }
  stub(greeter.greet(.any)).performs { _ in calls += 1 }.returns("hi")
}

func expectations(_ greeter: MockGreeter, _ count: some CallCounting) {
  expect(greeter.greet("bob"))
  expect(greeter.greet("bob"), 3).returns("hi")
  expect(greeter.load(1), 1...).throws(Rude())
  expect(greeter.ping(), .any)
  expect(greeter.greet(.any), count)
  reject(greeter.name.set("bob"))
  reject(greeter.fetch(.any)).throws(Rude())
  ignore(greeter, greeter)
}

func verifications(_ greeter: MockGreeter, _ count: some CallCounting) -> Bool {
  verify(greeter.greet("bob"))
  verify(greeter.greet(.any), count)
  verify(greeter.name.set(.not("bob")), .never)
  let names = verify(greeter.greet(.any), .atLeast(1)).map(\.arguments)
  let times = calls(greeter.greet(.any, times: .any)).map(\.arguments.1)
  verifyNoMoreInteractions(greeter, excluding: greeter.ping(), greeter.load(.any))
  reset(greeter.greet(.any))
  return names.contains("bob") && times.reduce(0, +) == verify(greeter.wait(), 2...).count
}

func times(_ greeter: MockGreeter, _ door: States<String>) async -> Int {
  expect(greeter.greet("bob")).when(door.is("open")).moves(door, to: "shut").delays(for: .zero)
  stub(greeter.load(.any)).suspends()
  stub(greeter.ping()).holds().release()
  verifyInOrder(greeter.greet("bob"), greeter.load(1).times(2), greeter[key: "k"].set(3))
  await waitUntil(door.is("open"))
  await verify(greeter.greet("bob"), .never, within: .seconds(1))
  return await verify(greeter.load(.any), within: .seconds(1)).map(\.arguments).count
}

func realCalls(_ greeter: MockGreeter, _ real: RealGreeter) async throws -> [String] {
  greeter.ping()
  await greeter.wait()
  let texts = [greeter.greet("bob"), try greeter.fetch(1), try await greeter.load(1)]
  let same = greeter.greet("bob") == real.greet("bob")
  return same ? texts : [try greeter.greet(greeter.name, times: greeter[key: "k"])]
}
