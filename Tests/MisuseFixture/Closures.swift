import UnderstudyCore

// Closures that cannot answer the requirement.

func asynchronous(_ greeter: MockGreeter) {
  // error: cannot pass function of type '(String) async -> String' to parameter expecting synchron
  stub(greeter.greet("bob")).answers { _ in await text() }
  // error: cannot pass function of type '(String) async -> String' to parameter expecting synchron
  stub(greeter.greet(.any)).answers { name in
    await pause()
    return name
  }
  // error: cannot pass function of type '(String) async -> ()' to parameter expecting synchronous
  stub(greeter.greet("bob")).performs { _ in await pause() }
  // error: cannot pass function of type '() async -> ()' to parameter expecting synchronous
  expect(greeter.ping()).answers { await pause() }
}

func throwing(_ greeter: MockGreeter) {
  // error: 'answers' is unavailable: this requirement is not declared to throw
  stub(greeter.greet("bob")).answers { _ in throw Rude() }
  // error: 'answers' is unavailable: this requirement is not declared to throw
  stub(greeter.greet(.any)).answers { name in try greeter.fetch(name.count) }
  // error: 'answers' is unavailable: this requirement is not declared to throw
  stub(greeter.ping()).answers { try check() }
  // error: 'answers' is unavailable: this requirement is not declared to throw
  stub(greeter.wait()).answers { try await Task.sleep(for: .seconds(1)) }

  // error: write the error type of the requirement: .answers { (_) throws(TheError) in ... }
  stub(greeter.greet("bob", times: 2)).answers { _ in throw Rude() }
  // error: write the error type of the requirement: .answers { (_) throws(TheError) in ... }
  stub(greeter.greet(.any, times: .any)).answers { (_) throws(Cold) in throw Cold() }

  // error: 'performs' is unavailable: closures of .performs cannot throw; write .answers
  stub(greeter.fetch(1)).performs { _ in try check() }
  // error: 'performs' is unavailable: closures of .performs cannot throw; write .answers
  stub(greeter.ping()).performs { throw Rude() }
  // error: 'performs' is unavailable: closures of .performs cannot throw; write .answers
  stub(greeter.load(.any)).performs { _ in try await Task.sleep(for: .seconds(1)) }
}

func shapes(_ greeter: MockGreeter) {
  // error: cannot convert value of type 'Int' to closure result type 'String'
  stub(greeter.greet("bob")).answers { name in name.count }
  // error: the closure receives the arguments: write .answers { arguments in ... }
  stub(greeter.greet("bob")).answers { "hi" }
  // error: expects 1 argument, but 3 were used in closure body
  stub(greeter.greet("bob", times: 2)).answers { name, times, more in name }
  // error: cannot convert value of type 'String' to expected argument type '(String) -> String'
  stub(greeter.greet("bob")).answers("hi")
}

private func text() async -> String { "" }
private func pause() async {}
private func check() throws {}
