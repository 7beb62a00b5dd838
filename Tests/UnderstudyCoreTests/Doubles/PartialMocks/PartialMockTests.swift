import Testing
import UnderstudyCore

@Suite struct PartialMockTests {
  let boiler = Boiler.make()

  @Test("calls without a matching rule run the real code")
  func realCode() async throws {
    let boiler = boiler
    try await withPartialMock(of: boiler, as: MockBoiler.self) { _ in
      #expect(boiler.pressure() == 20 && boiler.heat(by: 1) == 21)
      boiler.level = 3
      #expect(boiler.level == 3 && boiler.pressure() == 30)
      boiler.level += 1
      #expect(boiler.describe() == "40 bar")
      let fire = try boiler.ignite("gas")
      #expect(throws: Cold(fuel: "water")) { try boiler.ignite("water") }
      let minutes = try await boiler.warmUp(2)
      #expect(fire == "real gas" && minutes == 42)
    }
    #expect(boiler.level == 4)
  }

  @Test("a stub answers calls through any reference and calls that the object makes to itself")
  func stubs() async throws {
    let other = boiler
    try await withPartialMock(of: boiler, as: MockBoiler.self) { mock in
      stub(mock.pressure()).returns(7)
      #expect(mock.pressure() == 7 && boiler.pressure() == 7 && other.pressure() == 7)
      #expect(other.heat(by: 1) == 8 && other.describe() == "7 bar")
      stub(mock.level).returns(100)
      #expect(other.level == 100)
      stub(mock.ignite(.any)).throws(Cold(fuel: "air"))
      #expect(throws: Cold(fuel: "air")) { try other.ignite("gas") }
      stub(mock.warmUp(1)).returns(99)
      let minutes = (try await other.warmUp(1), try await other.warmUp(2))
      #expect(minutes == (99, 9))
    }
  }

  @Test("verify(_:_:) counts calls through any reference, answered or not")
  func verification() {
    withPartialMock(of: boiler, as: MockBoiler.self) { mock in
      _ = boiler.heat(by: 4)
      boiler.level = 9
      verify(mock.heat(by: 4))
      verify(mock.pressure())
      verify(mock.level.set(9))
      verify(mock.level.set(.not(9)), .never)
      verify(mock.level)
      verifyNoMoreInteractions(mock)
    }
  }

  @Test("an answer followed by then.forwards() applies once")
  func oneShot() {
    withPartialMock(of: boiler, as: MockBoiler.self) { mock in
      stub(mock.pressure()).returns(1).then.forwards()
      #expect(boiler.pressure() == 1)
      #expect(boiler.pressure() == 20 && boiler.heat(by: 1) == 21)
    }
  }

  @Test(
    "a forwarded call can have a side effect, and an answer without effect suppresses the real call"
  )
  func forwarding() {
    withPartialMock(of: boiler, as: MockBoiler.self) { mock in
      var sets: [Int] = []
      stub(mock.level.set(.lessThan(10))).performs { sets.append($0) }.forwards()
      stub(mock.level.set(.atLeast(10))).answers { _ in }
      boiler.level = 5
      boiler.level = 50
      #expect(boiler.level == 5 && sets == [5])
    }
  }

  @Test("an expectation without an answer counts the real calls")
  func expectations() {
    let log = FailureLog.of {
      withPartialMock(of: boiler, as: MockBoiler.self) { mock in
        expect(mock.pressure(), 1)
        expect(mock.heat(by: 1), 2)
        #expect(boiler.heat(by: 1) == 21)
      }
    }
    #expect(log.reports == [.unmetExpectation("heat(by:)", 2, received: 1)])
    #expect(log.failures.first?.site.line == #line - 5)
  }

  @Test("an expectation set up after a matching stub counts the call and uses the stub's answer")
  func expectationAfterStub() {
    withPartialMock(of: boiler, as: MockBoiler.self) { mock in
      stub(mock.pressure()).returns(5)
      expect(mock.pressure(), 2)
      #expect(boiler.pressure() == 5 && boiler.heat(by: 1) == 6)
    }
  }

  @Test("a rejected call is a failure and runs the real code")
  func rejection() {
    let log = FailureLog.of {
      withPartialMock(of: boiler, as: MockBoiler.self, "boiler") { mock in
        reject(mock.heat(by: .greaterThan(5)))
        #expect(boiler.heat(by: 6) == 26 && boiler.heat(by: 1) == 21)
      }
    }
    #expect(log.reports.first == .tooManyCalls("heat(by:)", .never, received: 1).with(6))
  }

  @Test("partial mocks of two objects of one class are independent")
  func twoObjects() {
    let other = Boiler.make(5)
    withPartialMock(of: boiler, as: MockBoiler.self) { mock in
      stub(mock.pressure()).returns(1)
      #expect(other.pressure() == 50 && !MockScope.isPartialMock(other))
      withPartialMock(of: other, as: MockBoiler.self) { second in
        #expect(other.pressure() == 50)
        stub(second.pressure()).returns(2)
        #expect(boiler.pressure() == 1 && other.pressure() == 2)
        verify(mock.pressure(), 1)
        verify(second.pressure(), 2)
      }
    }
  }

  @Test("class members that the object calls are real unless they are stubbed")
  func classMembers() {
    withPartialMock(of: boiler, as: MockBoiler.self) { mock in
      #expect(boiler.label() == "made by real maker")
      stub(MockBoiler.maker()).returns("a tester")
      #expect(boiler.label() == "made by a tester" && Boiler.maker() == "real maker")
      _ = mock
    }
    #expect(boiler.label() == "made by real maker")
  }

  @Test("MockScope.isPartialMock(_:) is true while the partial mock lasts")
  func checking() {
    #expect(!MockScope.isPartialMock(boiler))
    withPartialMock(of: boiler, as: MockBoiler.self) { mock in
      #expect(MockScope.isPartialMock(boiler) && MockScope.isPartialMock(mock))
      #expect(type(of: boiler) == MockBoiler.self)
    }
    #expect(!MockScope.isPartialMock(boiler) && type(of: boiler) == Boiler.self)
    let mock = MockBoiler(level: 1)
    #expect(!MockScope.isPartialMock(mock) && mock.pressure() == 0)
  }

  @Test("withPartialMock(of:as:_:) throws typed errors and returns results of its body")
  func typedErrors() async throws {
    func ignite(_ fuel: String) throws(Cold) -> Int {
      try withPartialMock(of: boiler, as: MockBoiler.self) { _ throws(Cold) -> Int in
        try boiler.ignite(fuel).count + boiler.pressure()
      }
    }
    func warmUp(_ fuel: String) async throws(Cold) -> Int {
      try await withPartialMock(of: boiler, as: MockBoiler.self) {
        mock async throws(Cold) -> Int in
        stub(mock.warmUp(.any)).throws(Cold(fuel: fuel))
        return try await boiler.warmUp(1)
      }
    }
    #expect(try ignite("gas") == 28)
    #expect(throws: Cold(fuel: "water")) { try ignite("water") }
    await #expect(throws: Cold(fuel: "snow")) { try await warmUp("snow") }
    #expect(!MockScope.isPartialMock(boiler))
  }
}
