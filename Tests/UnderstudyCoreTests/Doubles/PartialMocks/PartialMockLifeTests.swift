import Testing
import UnderstudyCore

@Suite struct PartialMockLifeTests {
  let boiler = Boiler.make()

  @Test("partialMock(of:as:) lasts until the scope ends in which it was called")
  func scope() {
    MockScope.run {
      let mock = partialMock(of: boiler, as: MockBoiler.self)
      stub(mock.pressure()).returns(1)
      MockScope.run { #expect(boiler.pressure() == 1) }
      #expect(boiler.pressure() == 1 && MockScope.isPartialMock(boiler))
    }
    #expect(boiler.pressure() == 20 && !MockScope.isPartialMock(boiler))
  }

  @Test("the object is restored if the scope's body throws")
  func throwing() async {
    #expect(throws: Cold.self) {
      try MockScope.run {
        _ = partialMock(of: boiler, as: MockBoiler.self)
        throw Cold(fuel: "air")
      }
    }
    await #expect(throws: Cold.self) {
      try await withPartialMock(of: boiler, as: MockBoiler.self) { mock in
        stub(mock.warmUp(.any)).throws(Cold(fuel: "snow"))
        _ = try await boiler.warmUp(1)
      }
    }
    #expect(!MockScope.isPartialMock(boiler) && boiler.pressure() == 20)
  }

  @Test(
    "MockScope.stopPartialMock(of:) reports unmet expectations, and later verifications are failures"
  )
  func stopping() {
    let log = FailureLog.of {
      MockScope.run {
        let mock = partialMock(of: boiler, as: MockBoiler.self, "boiler")
        stub(mock.pressure()).returns(1)
        expect(mock.heat(by: 3))
        _ = boiler.pressure()
        MockScope.stopPartialMock(of: boiler)
        #expect(!MockScope.isPartialMock(boiler))
        #expect(boiler.pressure() == 20 && mock.pressure() == 20)
        verify(mock.pressure())
      }
    }
    #expect(
      log.reports == [
        .misuse("partial mock"),
        .unmetExpectation("heat(by:)", .once, received: 0),
      ])
    #expect(log.failures.map(\.site.line) == [#line - 8, #line - 13])
  }

  @Test("every verb reports an object whose partial mock has ended")
  func verbsAfterTheEnd() async {
    let log = await FailureLog.of {
      let mock = withPartialMock(of: boiler, as: MockBoiler.self) { $0 }
      stub(mock.pressure()).returns(1)
      verify(mock.pressure(), .never)
      await verify(mock.pressure(), .never, within: .zero)
      verifyExpectations(mock)
      verifyNoMoreInteractions(mock)
      verifyInOrder(mock.pressure())
      MockScope.stopPartialMock(of: mock)
      #expect(boiler.pressure() == 20)
    }
    #expect(log.headlines == Array(repeating: "The object has no partial mock here", count: 7))
    #expect(log.failures.map(\.site.line) == Array((#line - 10)...(#line - 4)))
  }

  @Test(
    "partial mocks of one object nest, and the inner one forwards unanswered calls to the outer one"
  )
  func nesting() async throws {
    let boiler = boiler
    try await withPartialMock(of: boiler, as: MockBoiler.self, "outer") { outer in
      stub(outer.pressure()).returns(1)
      stub(outer.warmUp(.any)).returns(11)
      try await withPartialMock(of: boiler, as: MockBoiler.self, "inner") { inner in
        #expect(boiler.pressure() == 1)
        stub(inner.pressure()).returns(2)
        #expect(boiler.pressure() == 2 && boiler.heat(by: 1) == 3)
        let minutes = try await boiler.warmUp(5)
        #expect(minutes == 11)
        verify(inner.pressure(), 3)
        verify(inner.warmUp(5))
      }
      #expect(boiler.pressure() == 1 && MockScope.isPartialMock(boiler))
      verify(outer.pressure(), 2)
      verify(outer.heat(by: 1))
      verify(outer.warmUp(5))
    }
    #expect(!MockScope.isPartialMock(boiler))
  }

  @Test("two partial mocks of one object in one scope nest and are stopped one at a time")
  func nestingInOneScope() {
    MockScope.run {
      let first = partialMock(of: boiler, as: MockBoiler.self, "first")
      stub(first.pressure()).returns(1)
      let second = partialMock(of: boiler, as: MockBoiler.self, "second")
      stub(second.heat(by: .any)).returns(2)
      #expect(boiler.pressure() == 1 && boiler.heat(by: 9) == 2)
      MockScope.stopPartialMock(of: boiler)
      #expect(boiler.heat(by: 9) == 10)
      MockScope.stopPartialMock(of: boiler)
      #expect(boiler.heat(by: 9) == 29 && !MockScope.isPartialMock(boiler))
    }
  }

  @Test("an object can be released before its scope ends, and unmet expectations are reported")
  func objectGoesFirst() {
    weak var gone: Boiler?
    weak var recorder: Mock?
    var pressures: [Int] = []
    let log = FailureLog.of {
      MockScope.run {
        do {
          let boiler = Boiler.make { pressures.append($0) }
          gone = boiler
          let mock = partialMock(of: boiler, as: MockBoiler.self, "boiler")
          recorder = mock.mock
          stub(mock.pressure()).returns(1)
          expect(mock.heat(by: 3))
          #expect((boiler as Boiler).pressure() == 1)
        }
        #expect(gone == nil && recorder == nil)
        #expect(pressures == [20], "what the deinit calls is real")
      }
    }
    #expect(log.reports == [.unmetExpectation("heat(by:)", .once, received: 0)])
  }

  @Test("a new object at the address of a released one does not inherit its partial mock")
  func placesAreUsedAgain() {
    for _ in 0..<100 {
      MockScope.run {
        for level in 1...3 {
          let boiler = Boiler.make(level)
          #expect(!MockScope.isPartialMock(boiler) && boiler.pressure() == level * 10)
          stub(partialMock(of: boiler, as: MockBoiler.self).pressure()).returns(level)
          #expect(boiler.pressure() == level)
        }
      }
    }
  }

  @Test("a partial mock that has ended is released with its arguments and answers")
  func nothingIsKept() {
    weak var recorder: Mock?
    weak var argument: Box?
    withPartialMock(of: boiler, as: MockBoiler.self) { mock in
      recorder = mock.mock
      let box = Box(3)
      argument = box
      stub(mock.pressure()).answers { box.id }
      #expect(boiler.pressure() == 3)
    }
    #expect(recorder == nil && argument == nil)
  }
}
