import FixtureShapes
import Testing

/// Every failure that has a golden file, as Swift Testing prints it. The tests run one at a time so
/// that the failures of different shapes are not mixed.
@Suite(.serialized) struct SwiftTestingShapes {
  @Test(arguments: FailureShape.all) func shape(_ shape: FailureShape) async { await shape.run() }
}
