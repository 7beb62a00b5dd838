import UnderstudyCore

// What the verbs return, taken for something else.

func verified(_ greeter: MockGreeter) {
  // error: cannot convert value of type '[Call<String, String>]' to specified type 'String'
  let name: String = verify(greeter.greet("bob"))
  // error: cannot assign value of type '[Call<String, String>]' to type '[String]'
  let names: [String] = verify(greeter.greet(.any))
  // error: cannot convert value of type '[Call<String, String>]' to specified type 'Int'
  let count: Int = verify(greeter.greet("bob"), 3)
  // error: cannot convert value of type '[Call<String, String>]' to expected condition type 'Bool'
  if verify(greeter.greet("bob")) { return }
  // error: key path value type 'String' cannot be converted to contextual type 'Int'
  let arguments: [Int] = verify(greeter.greet(.any)).map(\.arguments)
  _ = (name, names, count, arguments)
}

func setUps(_ greeter: MockGreeter) {
  // error: cannot convert value of type 'CallSetup<String, String, Never>' to specified type 'String'
  let name: String = stub(greeter.greet("bob"))
  _ = name
}

func sent(_ greeter: MockGreeter) {
  let setUp = stub(greeter.greet("bob"))
  let answer: @Sendable () -> Void = {
    // error: capture of 'setUp' with non-Sendable type 'CallSetup<String, String, Never>'
    setUp.returns("hi")
  }
  answer()

  let pattern: CallPattern<String, String, Never> = greeter.greet("bob")
  let check: @Sendable () -> Void = {
    // error: capture of 'pattern' with non-Sendable type 'CallPattern<String, String, Never>'
    verify(pattern)
  }
  check()
}
