import UnderstudyMacros

// Counts of calls.

func counts(_ gateway: MockGateway) {
  // Row 40.
  // error: write the count without a label: verify(call, 2)
  // cause: The count is the second argument.
  // write: verify(gateway.rate(of: .any), 2)
  verify(gateway.rate(of: .any), times: 2)

  // Row 41.
  // error: write 1... or .atLeast(1)
  // cause: There is no such count.
  // write: verify(gateway.rate(of: .any), 1...)
  verify(gateway.rate(of: .any), .atLeastOnce)

  // Row 42.
  // error: the count belongs to the verb: verify(call, 2)
  // cause: A verb verifies at once, so nothing can follow it.
  // write: verify(gateway.rate(of: .any), 2)
  verify(gateway.rate(of: .any)).times(2)

  // Row 43.
  // error: once is the default: write expect(call)
  // cause: The count belongs to the verb.
  // write: expect(gateway.rate(of: .any))
  expect(gateway.rate(of: .any)).once()

  // Row 44.
  // error: write reject(call)
  // cause: The count belongs to the verb.
  // write: reject(gateway.rate(of: .any))
  expect(gateway.rate(of: .any)).never()

  // Row 45.
  // error: cannot convert value of type '[Call<String, Double>]' to expected argument type 'Int'
  // cause: `verify` returns the calls, not their number.
  // write: verify(gateway.rate(of: "USD"), 2)
  if verify(gateway.rate(of: "USD")) == 2 { return }

  // Row 46.
  // error: 'async' call in a function that does not support concurrency
  // cause: A verification that waits is async.
  // write: await verify(gateway.rate(of: .any), within: .seconds(1))
  verify(gateway.rate(of: .any), within: .seconds(1))
}

func waits(_ gateway: MockGateway) async {
  // Row 46, with the label of another verb.
  // error: the label is within: await verify(call, within: .seconds(1))
  // cause: `verify` and `waitUntil` have different labels.
  // write: await verify(gateway.rate(of: .any), within: .seconds(1))
  await verify(gateway.rate(of: .any), timeout: .seconds(1))

  // Row 46, with a count and the label of another verb.
  // error: the label is within: verify(call, 2, within: .seconds(1))
  await verify(gateway.rate(of: .any), 1..., timeout: .seconds(1))

  // Row 46, with another verb.
  // error: write await verify(call, within: .seconds(1))
  // cause: `waitUntil` waits for a condition.
  // write: await verify(gateway.rate(of: .any), within: .seconds(1))
  await waitUntil(gateway.rate(of: .any), timeout: .seconds(1))
}
