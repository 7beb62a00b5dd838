import Testing
import UnderstudyCore

@Suite struct InoutSetting {
  let sensor = MockSensor("sensor")

  @Test("sets(to:) sets the only inout argument, and other answers run too")
  func amongOthers() {
    stub(sensor.read(into: .any, limit: .any)).sets(to: [1, 2, 3]).returns(3)
    var buffer = [0]
    #expect(sensor.read(into: &buffer, limit: 8) == 3)
    #expect(buffer == [1, 2, 3])
    let calls = verify(sensor.read(into: [0], limit: 8))
    #expect(calls.first?.arguments.0.value == [1, 2, 3])
  }

  @Test("sets(to:) sets an inout argument that is the only argument")
  func alone() {
    var value: Int? = 1
    stub(sensor.reset(.any)).sets(to: nil).then.sets(to: 7)
    sensor.reset(&value)
    #expect(value == nil)
    sensor.reset(&value)
    #expect(value == 7)
  }

  @Test("sets(to:) selects the inout argument by its type")
  func byType() {
    stub(sensor.swap(.any, .any, label: .any)).sets(to: "new").performs { $0.1.value = 5 }
    var (first, second, label) = (1, 2, "old")
    sensor.swap(&first, &second, label: &label)
    #expect((first, second, label) == (1, 5, "new"))
  }

  @Test("sets(to:) reports two arguments of the same type and sets neither")
  func ambiguous() {
    var (first, second, label) = (1, 2, "old")
    let log = FailureLog.of {
      stub(sensor.swap(.any, 2, label: .any)).sets(to: 5, line: 100)
      sensor.swap(&first, &second, label: &label)
    }
    #expect(
      log.headlines == [
        "sensor.swap(any, &2, label: any) has 2 inout parameters of type Int to set"
      ])
    #expect(log.lines == [100])
    #expect(
      log.failures[0].details == [
        "Write .performs { $0.1.value = ... }, where 1 is the parameter's position."
      ])
    #expect((first, second, label) == (1, 2, "old"))
  }

  @Test(
    "sets(to:) reports that no inout argument has the type",
    arguments: ["of another type", "no inout at all"])
  func missing(reason: String) {
    let greeter = MockGreeter("greeter")
    let log = FailureLog.of {
      if reason == "of another type" {
        stub(sensor.read(into: .any, limit: .any)).sets(to: "text", line: 100).returns(3)
        var buffer = [0]
        #expect(sensor.read(into: &buffer, limit: 8) == 3)
        #expect(buffer == [0])
      } else {
        stub(greeter.greet(.any)).sets(to: "text", line: 100)
      }
    }
    let call =
      reason == "of another type" ? "sensor.read(into: any, limit: any)" : "greeter.greet(any)"
    #expect(log.reports == [.misuse(call, line: 100)])
    let advice =
      reason == "of another type"
      ? "Write .performs { $0.1.value = ... }, where 1 is the parameter's position."
      : "Only an inout parameter can be set. Write .returns(value) for a result."
    #expect(log.failures.map(\.details) == [[advice]])
  }

  @Test("sets(to: nil) sets the only optional inout argument next to others")
  func nothing() async throws {
    let cellar = MockCellar("cellar")
    stub(cellar.fetch(.any, into: .any)).sets(to: nil).returns(true)
    var bottle: String? = "red"
    #expect(cellar.fetch("a", into: &bottle))
    #expect(bottle == nil)
    stub(cellar.fetchLater(.any, into: .any)).sets(to: nil).returns(true)
    var year: Int? = 1990
    #expect(try await cellar.fetchLater("a", into: &year))
    #expect(year == nil)
    stub(cellar.move(.any, label: .any)).sets(to: nil).sets(to: 7)
    var (shelf, label) = (1, String?.some("old"))
    cellar.move(&shelf, label: &label)
    #expect(shelf == 7)
    #expect(label == nil)
  }

  @Test("sets(to:) sets an optional inout argument to a value or to an optional")
  func optional() async throws {
    let cellar = MockCellar("cellar")
    let wine: String? = "white"
    stub(cellar.fetch(.any, into: .any)).sets(to: "red").then.sets(to: wine)
    var bottle: String?
    _ = cellar.fetch("a", into: &bottle)
    #expect(bottle == "red")
    _ = cellar.fetch("a", into: &bottle)
    #expect(bottle == "white")
    stub(cellar.fetchLater(.any, into: .any)).sets(to: 1990).returns(true)
    var year: Int?
    #expect(try await cellar.fetchLater("a", into: &year))
    #expect(year == 1990)
    stub(cellar.exchange(.any, .any)).sets(to: 5).sets(to: "rosé")
    _ = cellar.exchange(&year, &bottle)
    #expect(year == 5)
    #expect(bottle == "rosé")
  }

  @Test("sets(to: nil) reports two optional arguments or none, and sets neither")
  func ambiguousNothing() {
    let cellar = MockCellar("cellar")
    var (year, bottle) = (Int?.some(1), String?.some("red"))
    let log = FailureLog.of {
      stub(cellar.exchange(.any, .any)).sets(to: nil, line: 100)
      _ = cellar.exchange(&year, &bottle)
      stub(sensor.read(into: .any, limit: .any)).sets(to: nil, line: 200)
    }
    #expect(
      log.headlines == [
        "cellar.exchange(any, any) has 2 optional inout parameters to set",
        "sensor.read(into: any, limit: any) has no optional inout parameters to set",
      ])
    #expect(log.lines == [100, 200])
    #expect(year == 1)
    #expect(bottle == "red")
  }
}
