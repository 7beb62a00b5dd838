import UnderstudyCore

// States and orders that do not fit.

func states(_ greeter: MockGreeter, _ isOpen: Bool) {
  let door = States("door", initially: "shut")

  // error: cannot convert value of type 'Bool' to expected argument type 'StateCondition'
  expect(greeter.greet("bob")).when(isOpen)
  // error: cannot convert value of type 'Bool' to expected argument type 'StateCondition'
  stub(greeter.greet("bob")).when(door.current == "open").returns("hi")
  // error: cannot convert value of type 'Int' to expected argument type 'String'
  stub(greeter.greet("bob")).when(door.is(3)).returns("hi")
  // error: cannot convert value of type 'Bool' to expected argument type 'StateCondition'
  when(isOpen) { expect(greeter.ping()) }

  // error: cannot convert value of type 'Int' to expected argument type 'String'
  expect(greeter.ping()).moves(door, to: 3)
  // error: cannot convert value of type 'String' to expected argument type 'States<String>'
  expect(greeter.ping()).moves("door", to: "open")
  // error: cannot convert value of type 'Int' to expected argument type 'String'
  door.become(3)
}

func orders(_ greeter: MockGreeter) {
  // error: cannot convert value of type 'String' to expected argument type 'CallOrder'
  expect(greeter.ping()).inOrder("first")
}
