import UnderstudyCore

// Closures that cannot answer the requirement.

func asynchronous(_ greeter: MockGreeter) {
  // error: cannot pass function of type '(String) async -> String' to parameter expecting synchron
  stub(greeter.greet("bob")).performs { _ in await text() }
  // error: cannot pass function of type '(String) async -> String' to parameter expecting synchron
  stub(greeter.greet(.any)).performs { name in
    await pause()
    return name
  }
  // error: cannot pass function of type '(String) async -> ()' to parameter expecting synchronous
  stub(greeter.greet("bob")).does { _ in await pause() }
  // error: cannot pass function of type '() async -> ()' to parameter expecting synchronous
  expect(greeter.ping()).performs { await pause() }
}

func throwing(_ greeter: MockGreeter) {
  // error: 'performs' is unavailable: this requirement is not declared to throw
  stub(greeter.greet("bob")).performs { _ in throw Rude() }
  // error: 'performs' is unavailable: this requirement is not declared to throw
  stub(greeter.greet(.any)).performs { name in try greeter.fetch(name.count) }
  // error: 'performs' is unavailable: this requirement is not declared to throw
  stub(greeter.ping()).performs { try check() }
  // error: 'performs' is unavailable: this requirement is not declared to throw
  stub(greeter.wait()).performs { try await Task.sleep(for: .seconds(1)) }

  // error: name the type that the requirement throws: .performs { (_) throws(TheError) in ... }
  stub(greeter.greet("bob", times: 2)).performs { _ in throw Rude() }
  // error: name the type that the requirement throws: .performs { (_) throws(TheError) in ... }
  stub(greeter.greet(.any, times: .any)).performs { (_) throws(Cold) in throw Cold() }

  // error: 'does' is unavailable: does() cannot throw; performs() answers the call and throws
  stub(greeter.fetch(1)).does { _ in try check() }
  // error: 'does' is unavailable: does() cannot throw; performs() answers the call and throws
  stub(greeter.ping()).does { throw Rude() }
  // error: 'does' is unavailable: does() cannot throw; performs() answers the call and throws
  stub(greeter.load(.any)).does { _ in try await Task.sleep(for: .seconds(1)) }
}

func shapes(_ greeter: MockGreeter) {
  // error: cannot convert value of type 'Int' to closure result type 'String'
  stub(greeter.greet("bob")).performs { name in name.count }
  // error: contextual type for closure argument list expects 1 argument
  stub(greeter.greet("bob")).performs { "hi" }
  // error: expects 1 argument, but 3 were used in closure body
  stub(greeter.greet("bob", times: 2)).performs { name, times, more in name }
  // error: cannot convert value of type 'String' to expected argument type '(String) -> String'
  stub(greeter.greet("bob")).performs("hi")
}

private func text() async -> String { "" }
private func pause() async {}
private func check() throws {}
