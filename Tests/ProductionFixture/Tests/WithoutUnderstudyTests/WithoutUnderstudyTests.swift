import Testing
import UnderstudyMacros

@Mockable(.always)
protocol Lamp {
  func light()
}

@Test func aFailureThatCannotReachTheTestStopsTheProcess() {
  let lamp = MockLamp("lamp", .strict)
  lamp.light()
}
