import Testing
import Understudy

@Suite(.verifyingMocks) struct ValuesWithoutDefault {
  @Test func theProcessStopsAfterTheFailureIsReported() {  // stops
    let maker = MockMaker()  // fails
    _ = maker.make()
  }

  @Test func aThrowingRequirementFails() {
    let maker = MockMaker()  // fails
    _ = try? maker.tryMake()
  }
}

@Suite(.verifyingMocks) struct UserCodeThatTraps {
  @Test func theFailureIsReportedBeforeADescriptionTraps() {  // stops
    let taker = MockTaker()
    taker.take(Bomb())
    verify(taker.take("x"))  // fails
  }

  @Test func aMatcherThatTrapsStopsTheProcess() {  // stops
    let taker = MockTaker()
    taker.take(1)
    // prints MATCHER-TRAP
    verify(taker.take(.where("trap") { _ in fatalError("MATCHER-TRAP") }))
  }

  @Test func anotherFailureDoesNotDescribeTheValue() {
    let taker = MockTaker()
    taker.take(Bomb())
    verify(taker.read("x"))  // fails
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

/// A value whose description stops the process.
private struct Bomb: CustomStringConvertible, Equatable {
  var description: String { fatalError("DESCRIPTION-TRAP") }
}
