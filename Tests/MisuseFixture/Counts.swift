import UnderstudyCore

// What stands where a count must stand.

func counts(_ greeter: MockGreeter) {
  // error: requires that 'String' conform to 'CallCounting'
  expect(greeter.greet("bob"), "3")
  // error: requires that 'Double' conform to 'CallCounting'
  expect(greeter.greet(.any), 2.5)
  // error: requires that 'Bool' conform to 'CallCounting'
  verify(greeter.greet("bob"), true)
  // error: 'twice' is unavailable: write 2
  verify(greeter.greet("bob"), .twice)
  // error: 'expect(_:times:)' is unavailable: write the count without a label: expect(call, 2)
  expect(greeter.greet("bob"), times: 3)
}

func countless(_ greeter: MockGreeter) {
  // error: 'stub' is unavailable: stubs do not count calls; write expect(call, count)
  stub(greeter.greet("bob"), 3).returns("hi")
  // error: 'stub' is unavailable: stubs do not count calls; write expect(call, count)
  stub(greeter.load(.any), .once)
  // error: 'reject' is unavailable: reject allows no calls; write expect(call, .atMost(n)) to
  reject(greeter.greet("bob"), 1...2)
}
