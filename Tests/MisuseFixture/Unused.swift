import UnderstudyCore

// Patterns that are made and not used: a verb is missing.

func patterns(_ greeter: MockGreeter) {
  // warning: result of call to 'greet(_:__m:)' is unused
  greeter.greet(.any)
  // warning: result of call to 'load' is unused
  greeter.load(.any)
  // warning: property is accessed but result is unused
  greeter.name
  // warning: result of call to 'set' is unused
  greeter.name.set("bob")
  // warning: expression of type 'SettableCallPattern<String, Int, Never, (String, Int)>' is unused
  greeter[key: .any]
  // warning: result of call to 'set' is unused
  greeter[key: .any].set(3)
}

func others(_ greeter: MockGreeter) {
  // warning: result of call to 'calls(_:fileID:filePath:line:column:)' is unused
  calls(greeter.greet(.any))
  // warning: expression of type 'CallSetup<String, String, Never>' is unused
  stub(greeter.greet(.any)).then
  // warning: no calls to throwing functions occur within 'try' expression
  stub(try greeter.fetch(1)).returns("bob")
}
