import Testing
import UnderstudyCore

// The examples of MockingKit's document "Mocking with MockingKit", in its order and with its names.

/// The examples of the document, with MockingKit's current names.
@Suite struct MockingKitDocument {
  // "Creating a mock"

  class MockStringValidator: Mock, @unchecked Sendable {}

  class MockContainingValidator: Mockable {
    let mock = Mock()
  }

  // "Invoking function calls"

  protocol Printer {
    func print(_ text: String)
  }

  class MockPrinter: Mock, Printer, @unchecked Sendable {
    lazy var printRef = MockReference(print)

    func print(_ text: String) {
      call(printRef, args: (text))
    }
  }

  // "Registering return values"

  protocol StringConverter {
    func convert(_ text: String) -> String
  }

  class MockStringConverter: Mock, StringConverter, @unchecked Sendable {
    lazy var convertRef = MockReference(convert)

    func convert(_ text: String) -> String {
      call(convertRef, args: (text))
    }
  }

  // "Multiple function arguments"

  protocol MyProtocol {
    func doStuff(int: Int, string: String) -> String
  }

  class MyMock: Mock, MyProtocol, @unchecked Sendable {
    lazy var doStuffRef = MockReference(doStuff)

    func doStuff(int: Int, string: String) -> String {
      call(doStuffRef, args: (int, string))
    }
  }

  // "Multiple functions with the same name"

  protocol Overloaded {
    func doStuff(with int: Int) -> Bool
    func doStuff(with int: Int, string: String) -> String
  }

  class MockOverloaded: Mock, Overloaded, @unchecked Sendable {
    lazy var doStuffWithIntRef = MockReference(doStuff as (Int) -> Bool)
    lazy var doStuffWithIntAndStringRef = MockReference(doStuff as (Int, String) -> String)

    func doStuff(with int: Int) -> Bool {
      call(doStuffWithIntRef, args: (int))
    }

    func doStuff(with int: Int, string: String) -> String {
      call(doStuffWithIntAndStringRef, args: (int, string))
    }
  }

  @Test("a mock can inherit from Mock or contain one")
  func creatingAMock() {
    #expect(MockStringValidator().mock is MockStringValidator)
    #expect(type(of: MockContainingValidator().mock) == Mock.self)
  }

  @Test("calls can be inspected with their arguments")
  func inspectingCalls() {
    let printer = MockPrinter()
    printer.print("Hello!")
    let calls = printer.calls(to: printer.printRef)
    #expect(calls.count == 1)
    #expect(calls[0].arguments == "Hello!")
    #expect(printer.hasCalled(printer.printRef))
    #expect(printer.hasCalled(printer.printRef, numberOfTimes: 1))
    #expect(!printer.hasCalled(printer.printRef, numberOfTimes: 2))
  }

  @Test("a registered result replaces the default value")
  func registeringReturnValues() {
    let converter = MockStringConverter()
    #expect(converter.convert("banana") == "")
    converter.registerResult(for: converter.convertRef) { input in String(input.reversed()) }
    #expect(converter.convert("banana") == "ananab")
    converter.registerResult(for: converter.convertRef) { String($0.reversed()) }
    #expect(converter.convert("melon") == "nolem")
  }

  @Test("several arguments are recorded as a tuple")
  func multipleArguments() {
    let mock = MyMock()
    mock.registerResult(for: mock.doStuffRef) { args in String(args.1.reversed()) }
    #expect(mock.doStuff(int: 42, string: "string") == "gnirts")
    let calls = mock.calls(to: mock.doStuffRef)
    #expect(calls.count == 1)
    #expect(calls[0].arguments.0 == 42)
    #expect(calls[0].arguments.1 == "string")
    #expect(calls[0].result == "gnirts")
    #expect(mock.hasCalled(mock.doStuffRef))
    #expect(mock.hasCalled(mock.doStuffRef, numberOfTimes: 1))
    #expect(!mock.hasCalled(mock.doStuffRef, numberOfTimes: 2))
  }

  @Test("functions with the same name are distinguished by their types")
  func overloads() {
    let mock = MockOverloaded()
    mock.registerResult(for: mock.doStuffWithIntRef) { $0 == 1 }
    mock.registerResult(for: mock.doStuffWithIntAndStringRef) { "\($0)\($1)" }
    #expect(mock.doStuff(with: 1))
    #expect(mock.doStuff(with: 1, string: "x") == "1x")
    #expect(mock.hasCalled(mock.doStuffWithIntRef, numberOfTimes: 1))
    #expect(mock.calls(to: mock.doStuffWithIntAndStringRef).map(\.result) == ["1x"])
  }
}
