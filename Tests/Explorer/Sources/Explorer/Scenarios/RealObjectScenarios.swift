import UnderstudyCore

extension Scenario {
  /// Partial mocks and replacements that meet calls.
  static let realObjects: [Scenario] = [
    Scenario("partial mock stops, call") { stage in
      let test = stage.test()
      let boiler = Boiler.make()
      test.run {
        let mock = partialMock(of: boiler, as: MockBoiler.self, "boiler")
        _ = reject(mock.heat(by: .any)).returns(7)
      }
      var result = 0
      stage.thread("caller") { result = boiler.heat(by: 1) }
      stage.thread("test", of: test) {
        MockScope.stopPartialMock(of: boiler)
        test.end()
      }
      stage.check {
        stage.require([1, 7].contains(result), "wrong result \(result)")
        stage.requireReports(of: "heat(by: 1)", result == 7 ? 1...1 : 0...0)
        stage.require(!MockScope.isPartialMock(boiler), "the object keeps the class of the mock")
      }
    },
    Scenario("partial mock, two calls, end of the scope") { stage in
      let test = stage.test()
      let boiler = Boiler.make()
      test.run {
        let mock = partialMock(of: boiler, as: MockBoiler.self, "boiler")
        _ = reject(mock.heat(by: .any)).returns(7)
      }
      var results = [0, 0]
      for index in 0...1 {
        stage.thread("caller \(index)") { results[index] = boiler.heat(by: index + 1) }
      }
      stage.thread("test") { test.end() }
      stage.check {
        for index in 0...1 {
          stage.require([index + 1, 7].contains(results[index]), "wrong result \(results)")
          stage.requireReports(of: "heat(by: \(index + 1))", results[index] == 7 ? 1...1 : 0...0)
        }
        stage.require(!MockScope.isPartialMock(boiler), "the object keeps the class of the mock")
      }
    },
    Scenario("replacement of two tests, their calls") { stage in
      for number in 1...2 {
        let test = stage.test("test \(number)")
        stage.thread(test.name, of: test) {
          expect(Thermometer.read(.any)).returns(number * 100)
          let result = Thermometer.read(number)
          stage.require(result == number * 100, "\(test.name) gets \(result)")
          test.end()
        }
      }
      stage.check { stage.require(stage.reports.isEmpty, "a failure is reported") }
    },
    Scenario("replacement of two tests, call of neither") { stage in
      var tests: [TestCase] = []
      for number in 1...2 {
        let test = stage.test("test \(number)")
        tests.append(test)
        test.run { _ = reject(Thermometer.read(.any)).returns(7) }
        stage.thread(test.name) { test.end() }
      }
      var isAmbiguous = false
      stage.thread("caller") {
        _ = Thermometer.read(1)
        isAmbiguous = !tests.contains { $0.isEnding }
      }
      stage.check {
        let owners = stage.reports.filter { $0.headline.contains("cannot be attributed") }.map(
          \.test?.name)
        if isAmbiguous {
          stage.require(
            Set(owners) == ["test 1", "test 2"] && owners.count == 2,
            "the call is reported in \(owners.map { $0 ?? "no test" })")
        }
      }
    },
  ]
}
