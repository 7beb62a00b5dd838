// Work for `Benchmarks/instructions.sh`, which counts the instructions of single calls.

/// Runs one kind of call a number of times: `--repeat KIND COUNT`.
///
/// - Parameter arguments: The arguments of the process.
/// - Returns: `false` if the arguments do not ask for that.
func repeatCalls(_ arguments: [String]) -> Bool {
  guard arguments.count == 4, arguments[1] == "--repeat", let count = Int(arguments[3]) else {
    return false
  }
  switch arguments[2] {
  case "record": logging(opaque(MockService()), count)
  case "record-by-hand": logging(opaque(HandwrittenService()), count)
  case "stub-any": pricing(opaque(mock(stubs: [.any])), count)
  case "stub-equal": pricing(opaque(mock(stubs: ["tea"])), count)
  case "stub-by-hand": pricing(opaque(handWithPrice()), count)
  case "create": for _ in 0..<count { _ = opaque(MockService()) }
  case "create-by-hand": for _ in 0..<count { _ = opaque(HandwrittenService()) }
  case "create-stub-call": for _ in 0..<count { _ = mock(stubs: ["tea"]).price(of: "tea") }
  case "create-stub-call-by-hand": for _ in 0..<count { _ = handWithPrice().price(of: "tea") }
  case let kind: fatalError("there is no benchmark '\(kind)'")
  }
  return true
}

private func logging(_ service: any Service, _ count: Int) {
  for _ in 0..<count { service.log("text") }
}

private func pricing(_ service: any Service, _ count: Int) {
  for _ in 0..<count { _ = service.price(of: "tea") }
}
