import Testing
import Understudy

@Suite(.verifyingMocks) struct ValuesWithoutDefault {
  @Test func theProcessStopsAfterTheFailureIsReported() {  // stops
    let maker = MockMaker()
    _ = maker.make()  // fails
  }

  @Test func aThrowingRequirementFails() {
    let maker = MockMaker()
    _ = try? maker.tryMake()  // fails
  }
}

@Suite(.verifyingMocks) struct UserCodeThatTraps {
  @Test func theFailureIsReportedBeforeADescriptionTraps() {  // stops
    let taker = MockTaker()
    taker.take(Bomb())
    verify(taker.take("x"))  // fails late
  }

  @Test func theFailureIsReportedBeforeADescriptionUsesUpTheStack() {  // stops
    let taker = MockTaker("taker", .strict)  // fails late
    taker.take(Abyss())
  }

  @Test func theFailuresOfAllMocksAreReportedBeforeADescriptionTraps() {  // stops
    let (first, second) = (MockTaker("first"), MockTaker("second"))
    expect(first.read("x"))  // fails late
    first.take(Bomb())
    expect(second.read("y"))  // fails late
  }

  @Test func aDeferredFailureIsReportedBeforeADescriptionTraps() async {  // stops
    let (strict, taker) = (MockTaker("strict", .strict), MockTaker("taker"))  // fails late
    await Task.detached { strict.read("x") }.value
    taker.take(Bomb())
    expect(taker.read("y"))  // fails late
  }

  @Test func aFailureIsNotPrintedAgainIfTheProcessStopsLater() {  // stops
    let taker = MockTaker()
    verify(taker.read("x"))  // fails
    fatalError("LATER-TRAP")  // prints LATER-TRAP
  }

  @Test func aMatcherThatTrapsStopsTheProcess() {  // stops
    let taker = MockTaker()
    taker.take(1)
    // prints MATCHER-TRAP
    verify(taker.take(.where("trap") { _ in fatalError("MATCHER-TRAP") }))
  }

  @Test func aFailureThatListsTheCallIsReportedBeforeADescriptionTraps() {  // stops
    let taker = MockTaker()
    taker.take(Bomb())
    verify(taker.read("x"))  // fails late
  }
}

struct UserCodeThatTrapsWithoutATrait {
  @Test func theFailureIsReportedBeforeADescriptionTrapsWithoutATrait() {  // stops
    let taker = MockTaker()
    expect(taker.take("x"))  // fails late
    taker.take(Bomb())
  }

  @Test func theFailuresOfUnreleasedMocksAreReportedBeforeADescriptionTraps() {  // stops
    let (first, second) = (MockTaker("first"), MockTaker("second"))
    for taker in [first, second] { stub(taker.take(1)).performs { _ in taker.read("z") } }
    expect(first.read("x"))  // fails late
    first.take(Bomb())
    expect(second.read("y"))  // fails late
    second.take(Bomb())
  }
}

@Suite(.verifyingMocks) struct ValuesThatNeverEqualThemselves {
  @Test func theFailureExplainsNaN() {
    let gauge = MockGauge()
    expect(gauge.show(.nan))  // fails 2 times
    gauge.show(.nan)  // prints never, equals, itself, isNaN
  }

  @Test func theFailureExplainsNaNInAnOptional() {
    let gauge = MockGauge()
    expect(gauge.showOptional(.some(.nan)))  // fails 2 times
    gauge.showOptional(.nan)  // prints never, equals, itself
  }

  @Test func theFailureExplainsNaNInAStruct() {
    let gauge = MockGauge()
    gauge.showReading(Reading(name: "a", value: .nan))
    // prints never, equals, itself
    verify(gauge.showReading(Reading(name: "a", value: .nan)))  // fails
  }

  @Test func theFailureExplainsNaNThatIsVerified() {
    let gauge = MockGauge()
    gauge.show(.nan)  // prints never, equals, itself, isNaN
    verify(gauge.show(.nan))  // fails
  }
}

@Suite(.verifyingMocks) struct LargeValues {
  @Test(arguments: [200, 500, 1000, 1500]) func aDeepValueIsReported(_ depth: Int) {
    var list = DeepList.end
    for index in 0..<depth { list = .node(index, list) }
    let taker = MockTaker()
    taker.take(list)
    verify(taker.take("x"))  // fails 4 times
  }

  @Test(arguments: [250, 500, 1000, 2000]) func aLongTextIsReportedInTime(_ count: Int) {
    let actual = (0..<count).map { "line \($0)" }.joined(separator: "\n")
    let expected = (0..<count).map { "line \($0 * 2)" }.joined(separator: "\n")
    let taker = MockTaker()
    taker.read(actual)
    let time = ContinuousClock().measure {
      verify(taker.read(expected))  // fails 4 times
    }
    #expect(time < .seconds(2))
  }
}

/// A value that nests deeper than most stacks.
private indirect enum DeepList: Equatable {
  case end
  case node(Int, DeepList)
}

/// A value whose description never ends.
private struct Abyss: CustomStringConvertible {
  var description: String { "\(self) and \(self)" }
}

/// A value whose description stops the process.
private struct Bomb: CustomStringConvertible, Equatable {
  var description: String { fatalError("DESCRIPTION-TRAP") }
}
