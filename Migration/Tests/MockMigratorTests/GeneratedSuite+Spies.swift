extension GeneratedSuite {
  /// The protocol of all suites whose mocks record calls in variables.
  private static let pump = """
    protocol Pump {
      var pressure: Int { get set }
      func water(_ bed: String, liters: Int) -> Int
      func find(id: Int) throws -> String
      func fill(_ liters: Int) throws
      func stop()
      func load(_ id: Int) async throws -> String?
    }

    """

  /// The creation of a mock whose functions with a result stop the process without one.
  private static func strict(_ name: String, _ mock: String) -> Idiom {
    Idiom("let pump = \(name)()", "let pump = \(mock)(.strictForResults)")
  }

  /// Statements of Spyable.
  static let spyable = GeneratedSuite(
    description: "Spyable", module: "Spyable",
    declarations: Idiom("\n@Spyable\n\(pump)", "\n\(pump)"),
    creation: strict("PumpSpy", "MockPump"),
    stubs: [
      Idiom(
        "pump.waterLitersReturnValue = #", "stub(pump.water(.any, liters: .any)).returns(#)"),
      Idiom("pump.underlyingPressure = #", "stub(pump.pressure).stores(#)"),
      Idiom(
        "pump.findIdClosure = { id in \"bed \\(id + #)\" }",
        "stub(pump.find(id: .any)).answers { id in \"bed \\(id + #)\" }"),
      Idiom("pump.fillThrowableError = Leak(#)", "stub(pump.fill(.any)).throws(Leak(#))"),
      Idiom("pump.stopClosure = { print(#) }", "stub(pump.stop()).answers { print(#) }"),
      Idiom("pump.loadReturnValue = nil", "stub(pump.load(.any)).returns(nil)"),
    ],
    verifications: [
      Idiom("XCTAssertEqual(pump.stopCallsCount, 1)", "verify(pump.stop())"),
      Idiom("XCTAssertEqual(pump.stopCallsCount, #)", "verify(pump.stop(), #)"),
      Idiom("XCTAssertTrue(pump.stopCalled)", "verify(pump.stop(), .atLeast(1))"),
      Idiom("XCTAssertFalse(pump.fillCalled)", "verify(pump.fill(.any), .never)"),
      Idiom(
        "XCTAssertGreaterThanOrEqual(pump.findIdCallsCount, #, \"too few\")",
        "verify(pump.find(id: .any), .atLeast(#))  // too few"),
      Idiom(
        "XCTAssertGreaterThan(pump.findIdCallsCount, limit + #)",
        "verify(pump.find(id: .any), .atLeast(limit + # + 1))"),
      Idiom(
        "XCTAssertEqual(pump.waterLitersReceivedArguments?.liters, #)",
        "XCTAssertEqual(calls(pump.water(.any, liters: .any)).last?.arguments.1, #)"),
      Idiom(
        "XCTAssertEqual(pump.findIdReceivedInvocations, [#, 1])",
        "XCTAssertEqual(calls(pump.find(id: .any)).map(\\.arguments), [#, 1])"),
      Idiom(
        "XCTAssertEqual(pump.fillReceivedLiters, #)",
        "XCTAssertEqual(calls(pump.fill(.any)).last?.arguments, #)"),
    ])

  /// Statements for mocks of Sourcery, in the names of the older and of the newer template.
  static let autoMockable = GeneratedSuite(
    description: "AutoMockable", module: nil,
    declarations: Idiom("\n// sourcery: AutoMockable\n\(pump)", "\n\(pump)"),
    creation: strict("PumpMock", "PumpMock"),
    stubs: [
      Idiom(
        "pump.waterLitersReturnValue = #", "stub(pump.water(.any, liters: .any)).returns(#)"),
      Idiom(
        "pump.findIdIntStringThrowableError = Leak(#)", "stub(pump.find(id: .any)).throws(Leak(#))"),
      Idiom("pump.underlyingPressure = #", "stub(pump.pressure).stores(#)"),
      Idiom(
        "pump.fillClosure = { liters in print(liters + #) }",
        "stub(pump.fill(.any)).answers { liters in print(liters + #) }"),
      Idiom(
        "pump.loadIdIntStringReturnValue = \"#\"", "stub(pump.load(.any)).returns(\"#\")"),
    ],
    verifications: [
      Idiom("XCTAssertEqual(pump.stopCallsCount, #)", "verify(pump.stop(), #)"),
      Idiom("XCTAssertTrue(pump.stopVoidCalled)", "verify(pump.stop(), .atLeast(1))"),
      Idiom("XCTAssert(!pump.fillCalled)", "verify(pump.fill(.any), .never)"),
      Idiom(
        "XCTAssertEqual(pump.findIdCallsCount, 1, \"once\")",
        "verify(pump.find(id: .any))  // once"),
      Idiom(
        "XCTAssertEqual(pump.waterLitersReceivedArguments?.bed, \"#\")",
        "XCTAssertEqual(calls(pump.water(.any, liters: .any)).last?.arguments.0, \"#\")"),
      Idiom(
        "XCTAssertEqual(pump.waterLitersReceivedInvocations.map { $0.liters }, [#])",
        "XCTAssertEqual(calls(pump.water(.any, liters: .any)).map(\\.arguments.1), [#])"),
      Idiom(
        "XCTAssertNil(pump.fillReceivedLiters)", "verify(pump.fill(.any), .never)"),
      Idiom(
        "XCTAssertLessThanOrEqual(pump.loadCallsCount, #)", "verify(pump.load(.any), .atMost(#))"),
    ])

  /// Statements for mocks of mockolo, whose classes are declared.
  static let mockolo = GeneratedSuite(
    description: "mockolo", module: nil,
    declarations: Idiom("\n/// @mockable\n\(pump)\n\(mockoloMock)", "\n\(pump)\n"),
    creation: Idiom(
      "let pump = PumpMock()", "let pump = PumpMock { stub($0.pressure).stores(0).lenient() }"),
    stubs: [
      Idiom(
        "pump.waterHandler = { _, liters in liters - # }",
        "stub(pump.water(.any, liters: .any)).answers { _, liters in liters - # }"),
      Idiom(
        "pump.findHandler = { _ in throw Leak(#) }",
        "stub(pump.find(id: .any)).answers { _ in throw Leak(#) }"),
      Idiom("pump.stopHandler = { print(#) }", "stub(pump.stop()).answers { print(#) }"),
      Idiom(
        "pump.loadHandler = { id in\n  id > # ? nil : \"bed\"\n}",
        "stub(pump.load(.any)).answers { id in\n  id > # ? nil : \"bed\"\n}"),
      Idiom("pump.pressure = #", "stub(pump.pressure).stores(#)"),
    ],
    verifications: [
      Idiom("XCTAssertEqual(pump.stopCallCount, #)", "verify(pump.stop(), #)"),
      Idiom("XCTAssertTrue(pump.stopCallCount == 1)", "verify(pump.stop())"),
      Idiom(
        "XCTAssertEqual(pump.waterCallCount, 0)", "verify(pump.water(.any, liters: .any), .never)"),
      Idiom(
        "XCTAssertEqual(pump.waterArgValues.map { $0.0 }, [\"#\"])",
        "XCTAssertEqual(calls(pump.water(.any, liters: .any)).map(\\.arguments.0), [\"#\"])"),
      Idiom(
        "XCTAssertEqual(pump.findArgValues.last, #)",
        "XCTAssertEqual(calls(pump.find(id: .any)).map(\\.arguments).last, #)"),
      Idiom("XCTAssertEqual(pump.pressureSetCallCount, #)", "verify(pump.pressure.set(.any), #)"),
      Idiom(
        "XCTAssertGreaterThanOrEqual(pump.loadCallCount, 1)", "verify(pump.load(.any), .atLeast(1))"
      ),
    ])
}

extension GeneratedSuite {
  /// A mock of mockolo.
  private static let mockoloMock = """
    class PumpMock: Pump {
      init() {}

      private(set) var pressureSetCallCount = 0
      var pressure: Int = 0 { didSet { pressureSetCallCount += 1 } }

      private(set) var waterCallCount = 0
      var waterArgValues = [(String, Int)]()
      var waterHandler: ((String, Int) -> (Int))?
      func water(_ bed: String, liters: Int) -> Int {
        waterCallCount += 1
        waterArgValues.append((bed, liters))
        if let waterHandler = waterHandler {
          return waterHandler(bed, liters)
        }
        return 0
      }

      private(set) var findCallCount = 0
      var findArgValues = [Int]()
      var findHandler: ((Int) throws -> (String))?
      func find(id: Int) throws -> String {
        findCallCount += 1
        findArgValues.append(id)
        if let findHandler = findHandler {
          return try findHandler(id)
        }
        return ""
      }

      private(set) var fillCallCount = 0
      var fillHandler: ((Int) throws -> ())?
      func fill(_ liters: Int) throws {
        fillCallCount += 1
        if let fillHandler = fillHandler {
          try fillHandler(liters)
        }
      }

      private(set) var stopCallCount = 0
      var stopHandler: (() -> ())?
      func stop() {
        stopCallCount += 1
        if let stopHandler = stopHandler {
          stopHandler()
        }
      }

      private(set) var loadCallCount = 0
      var loadHandler: ((Int) async throws -> (String?))?
      func load(_ id: Int) async throws -> String? {
        loadCallCount += 1
        if let loadHandler = loadHandler {
          return try await loadHandler(id)
        }
        return nil
      }
    }

    """
}
