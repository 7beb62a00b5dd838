extension GeneratedSuite {
  /// The protocol of these suites.
  private static let pump = """
    protocol Pump {
      var pressure: Int { get set }
      func water(_ bed: String, liters: Int) throws -> Int
      func stop()
      func load(_ id: Int) async throws -> String?
    }

    """

  /// Statements of SwiftyMocky.
  static let swiftyMocky = GeneratedSuite(
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

  /// Statements of MockingKit.
  static let mockingKit = GeneratedSuite(
    description: "MockingKit", module: "MockingKit",
    declarations: Idiom("\n\(pump)\n\(mockingKitMock)", "\n\(pump)\n"),
    creation: Idiom(
      "let pump = MockPump()",
      "let pump = MockPump {\n  stub($0.pressure).stores(0).lenient()\n"
        + "  setStrictness(.strict, for: $0.water(.any, liters: .any))\n}"),
    stubs: [
      Idiom(
        "pump.registerResult(for: pump.waterRef) { _, liters in liters + # }",
        "stub(pump.water(.any, liters: .any)).answers { _, liters in liters + # }"),
      Idiom(
        "pump.registerResult(for: \\.loadRef) { _ in throw Leak(#) }",
        "stub(pump.load(.any)).answers { _ in throw Leak(#) }"),
      Idiom("pump.pressure = #", "stub(pump.pressure).stores(#)"),
    ],
    verifications: [
      Idiom("XCTAssertTrue(pump.hasCalled(pump.stopRef))", "verify(pump.stop(), .atLeast(1))"),
      Idiom(
        "XCTAssertTrue(pump.hasCalled(\\.stopRef, numberOfTimes: #))", "verify(pump.stop(), #)"),
      Idiom("XCTAssertFalse(pump.hasCalled(\\.loadRef))", "verify(pump.load(.any), .never)"),
      Idiom(
        "XCTAssertEqual(pump.calls(to: pump.loadRef).last?.arguments, #)",
        "XCTAssertEqual(calls(pump.load(.any)).last?.arguments, #)"),
      Idiom(
        "XCTAssertEqual(pump.calls(to: \\.waterRef)[0].arguments.1, #)",
        "XCTAssertEqual(calls(pump.water(.any, liters: .any))[0].arguments.1, #)"),
      Idiom("pump.resetCalls()", "reset(pump, .calls)"),
      Idiom("pump.resetCalls(to: pump.stopRef)", "reset(pump.stop())"),
    ])

  /// A mock of MockingKit.
  private static let mockingKitMock = """
    class MockPump: Mock, Pump {
      var pressure = 0

      lazy var waterRef = MockReference(water)
      lazy var stopRef = MockReference(stop)
      lazy var loadRef = AsyncMockReference(load)

      func water(_ bed: String, liters: Int) throws -> Int {
        try call(waterRef, args: (bed, liters))
      }

      func stop() {
        call(stopRef, args: ())
      }

      func load(_ id: Int) async throws -> String? {
        try await call(loadRef, args: (id))
      }
    }

    """

  /// Statements for a handwritten test double.
  static let handwritten = GeneratedSuite(
    description: "handwritten", module: nil,
    declarations: Idiom("\n\(pump)\n\(handwrittenSpy)", "\n\(pump)\n"),
    creation: Idiom(
      "let pump = PumpSpy()",
      "let pump = MockPump {\n  stub($0.pressure).stores(0).lenient()\n"
        + "  stub($0.water(.any, liters: .any)).returns(7).lenient()\n}"),
    stubs: [
      Idiom("pump.waterResult = #", "stub(pump.water(.any, liters: .any)).returns(#)"),
      Idiom("pump.loadError = Leak(#)", "stub(pump.load(.any)).throws(Leak(#))"),
      Idiom("pump.onStop = { print(#) }", "stub(pump.stop()).answers { print(#) }"),
      Idiom("pump.pressure = #", "stub(pump.pressure).stores(#)"),
    ],
    verifications: [
      Idiom("XCTAssertEqual(pump.stopCount, #)", "verify(pump.stop(), #)"),
      Idiom("XCTAssertEqual(1, pump.stopCount)", "verify(pump.stop())"),
      Idiom("XCTAssertTrue(pump.didLoad)", "verify(pump.load(.any), .atLeast(1))"),
      Idiom("XCTAssertFalse(pump.didLoad)", "verify(pump.load(.any), .never)"),
      Idiom(
        "XCTAssertEqual(pump.lastBed, \"#\")",
        "XCTAssertEqual(calls(pump.water(.any, liters: .any)).last?.arguments.0, \"#\")"),
      Idiom(
        "XCTAssertEqual(pump.waterings.map(\\.liters), [#])",
        "XCTAssertEqual(calls(pump.water(.any, liters: .any)).map(\\.arguments.1), [#])"),
      Idiom(
        "XCTAssertEqual(pump.waterings.count, #)", "verify(pump.water(.any, liters: .any), #)"),
      Idiom(
        "XCTAssertTrue(pump.waterings.isEmpty)", "verify(pump.water(.any, liters: .any), .never)"),
      Idiom("XCTAssertNil(pump.lastBed)", "verify(pump.water(.any, liters: .any), .never)"),
      Idiom("XCTAssert(pump.stopCount >= #)", "verify(pump.stop(), .atLeast(#))"),
    ])

  /// A handwritten test double.
  private static let handwrittenSpy = """
    final class PumpSpy: Pump {
      var pressure = 0
      var waterResult = 7
      var lastBed: String?
      var waterings: [(bed: String, liters: Int)] = []
      private(set) var stopCount = 0
      var onStop: (() -> Void)?
      private(set) var didLoad = false
      var loadError: (any Error)?

      func water(_ bed: String, liters: Int) throws -> Int {
        lastBed = bed
        waterings.append((bed: bed, liters: liters))
        return waterResult
      }

      func stop() {
        stopCount += 1
        onStop?()
      }

      func load(_ id: Int) async throws -> String? {
        didLoad = true
        if let loadError { throw loadError }
        return nil
      }
    }

    """
}
