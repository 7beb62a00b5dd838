extension GeneratedSuite {
  /// The suites of all libraries.
  static let all = [
    mockable, mockingbird, cuckoo, swiftyMocky, spyable, autoMockable, mockolo,
  ]

  /// Statements of Mockable.
  private static let mockable = GeneratedSuite(
    description: "Mockable", module: "Mockable", contract: contract,
    creation: Idiom("let pump = MockPump()", "let pump = MockPump(.strict)"),
    stubs: [
      Idiom(
        "given(pump).water(.any, liters: .value(#)).willReturn(#)",
        "stub(pump.water(.any, liters: #)).returns(#)"),
      Idiom("given(pump).pressure.willReturn(#)", "stub(pump.pressure).returns(#)"),
      Idiom("given(pump).stop().willReturn()", "stub(pump.stop())"),
      Idiom("given(pump).fill(.any).willThrow(Empty())", "stub(pump.fill(.any)).throws(Empty())"),
      Idiom(
        "given(pump).find(.matching { $0 > # }).willProduce { $0 + # }",
        "stub(pump.find(.where { $0 > # })).answers { $0 + # }"),
      Idiom(
        "when(pump).log(.any).perform { print(#) }",
        "stub(pump.log(.any)).performs { _ in print(#) }"),
      Idiom(
        "given(pump).next().willReturn(1).next().willReturn(#)",
        "stub(pump.next()).returns(1).then.returns(#)"),
    ],
    verifications: [
      Idiom("verify(pump).stop().called(.once)", "verify(pump.stop())"),
      Idiom("verify(pump).stop().called(.never)", "verify(pump.stop(), .never)"),
      Idiom("verify(pump).stop().called(#)", "verify(pump.stop(), #)"),
      Idiom(
        "verify(pump).water(.value(\"a\"), liters: .any).called(.atLeastOnce)",
        "verify(pump.water(\"a\", liters: .any), .atLeast(1))"),
      Idiom("verify(pump).stop().called(.from(1, to: #))", "verify(pump.stop(), .between(1, #))"),
      Idiom(
        "verify(pump).pressure(newValue: .value(#)).setCalled(.once)",
        "verify(pump.pressure.set(#))"),
      Idiom(
        "await verify(pump).stop().calledEventually(.atLeastOnce, before: .seconds(#))",
        "await verify(pump.stop(), .atLeast(1), within: .seconds(#))"),
    ])

  /// Statements of Mockingbird.
  private static let mockingbird = GeneratedSuite(
    description: "Mockingbird", module: "Mockingbird", contract: contract,
    creation: Idiom("let pump = mock(Pump.self)", "let pump = PumpMock(.strict)"),
    stubs: [
      Idiom(
        "given(pump.water(any(), liters: #)).willReturn(#)",
        "stub(pump.water(.any, liters: #)).returns(#)"),
      Idiom("given(pump.pressure) ~> #", "stub(pump.pressure).returns(#)"),
      Idiom("given(pump.stop()).willReturn()", "stub(pump.stop())"),
      Idiom("given(pump.fill(any())).willThrow(Empty())", "stub(pump.fill(.any)).throws(Empty())"),
      Idiom(
        "given(pump.find(any(where: { $0 > # }))).will { $0 + # }",
        "stub(pump.find(.where { $0 > # })).answers { $0 + # }"),
      Idiom(
        "given(pump.next()).willReturn(sequence(of: 1, #))", "stub(pump.next()).returns(1, #)"),
      Idiom("given(await pump.load(id: #)).willReturn(#)", "stub(pump.load(id: #)).returns(#)"),
    ],
    verifications: [
      Idiom("verify(pump.stop()).wasCalled()", "verify(pump.stop())"),
      Idiom("verify(pump.stop()).wasNeverCalled()", "verify(pump.stop(), .never)"),
      Idiom("verify(pump.stop()).wasCalled(exactly(#))", "verify(pump.stop(), #)"),
      Idiom("verify(pump.stop()).wasCalled(atLeast(#))", "verify(pump.stop(), .atLeast(#))"),
      Idiom("verify(pump.stop()).wasCalled(between(1...#))", "verify(pump.stop(), 1...#)"),
      Idiom("verify(pump.pressure = #).wasCalled()", "verify(pump.pressure.set(#))"),
    ])

  /// Statements of Cuckoo.
  private static let cuckoo = GeneratedSuite(
    description: "Cuckoo", module: "Cuckoo", contract: contract,
    creation: Idiom("let pump = MockPump()", "let pump = MockPump(.strict)"),
    stubs: [
      Idiom(
        "stub(pump) { when($0.water(any(), liters: #)).thenReturn(#) }",
        "stub(pump.water(.any, liters: #)).returns(#)"),
      Idiom(
        "stub(pump) { stub in when(stub.pressure.get).thenReturn(#) }",
        "stub(pump.pressure).returns(#)"),
      Idiom("stub(pump) { when($0.stop()).thenDoNothing() }", "stub(pump.stop())"),
      Idiom(
        "stub(pump) { when($0.fill(any())).thenThrow(Empty()) }",
        "stub(pump.fill(.any)).throws(Empty())"),
      Idiom(
        "stub(pump) { when($0.find(equal(to: #))).then { $0 + # } }",
        "stub(pump.find(#)).answers { $0 + # }"),
      Idiom("stub(pump) { when($0.next()).thenReturn(1, #) }", "stub(pump.next()).returns(1, #)"),
    ],
    verifications: [
      Idiom("verify(pump).stop()", "verify(pump.stop())"),
      Idiom("verify(pump, never()).stop()", "verify(pump.stop(), .never)"),
      Idiom("verify(pump, times(#)).stop()", "verify(pump.stop(), #)"),
      Idiom("verify(pump, atLeastOnce()).stop()", "verify(pump.stop(), .atLeast(1))"),
      Idiom(
        "verify(pump, atMost(#)).water(\"a\".or(\"b\"), liters: #)",
        "verify(pump.water(.anyOf(\"a\", \"b\"), liters: #), .atMost(#))"),
      Idiom("verify(pump).pressure.set(#)", "verify(pump.pressure.set(#))"),
      Idiom("verifyNoMoreInteractions(pump)", "verifyNoMoreInteractions(pump)"),
    ])

  /// The protocol of the suite of SwiftyMocky.
  private static let pump = """
    protocol Pump {
      var pressure: Int { get set }
      func water(_ bed: String, liters: Int) throws -> Int
      func stop()
      func load(_ id: Int) async throws -> String?
    }

    """

  /// Statements of SwiftyMocky.
  private static let swiftyMocky = GeneratedSuite(
    description: "SwiftyMocky", module: "SwiftyMocky",
    declarations: Idiom("\n// sourcery: AutoMockable\n\(pump)", "\n\(pump)"),
    creation: Idiom(
      "let pump = PumpMock()",
      "let pump = PumpMock(.strictForResults)"),
    stubs: [
      Idiom(
        "Given(pump, .water(.any, liters: .value(#), willReturn: #))",
        "stub(pump.water(.any, liters: #)).returns(#)"),
      Idiom("Given(pump, .pressure(getter: #))", "stub(pump.pressure).returns(#)"),
      Idiom("Given(pump, .load(#, willThrow: Leak()))", "stub(pump.load(#)).throws(Leak())"),
      Idiom(
        "Perform(pump, .stop(perform: { print(#) }))", "stub(pump.stop()).performs { print(#) }"),
    ],
    verifications: [
      Idiom("Verify(pump, .stop())", "verify(pump.stop(), .atLeast(1))"),
      Idiom("Verify(pump, 1, .stop())", "verify(pump.stop())"),
      Idiom("Verify(pump, #, .stop())", "verify(pump.stop(), #)"),
      Idiom("Verify(pump, .never, .stop())", "verify(pump.stop(), .never)"),
      Idiom(
        "Verify(pump, .once, .water(\"a\", liters: .matching { $0 > # }))",
        "verify(pump.water(\"a\", liters: .where { $0 > # }))"),
      Idiom(
        "Verify(pump, .from(1, to: #), .load(.any))", "verify(pump.load(.any), .between(1, #))"),
      Idiom("Verify(pump, .moreOrEqual(to: #), .stop())", "verify(pump.stop(), .atLeast(#))"),
      Idiom("Verify(pump, .once, .pressure(set: .value(#)))", "verify(pump.pressure.set(#))"),
      Idiom("pump.resetMock(.invocation)", "reset(pump, .calls)"),
    ])
}
