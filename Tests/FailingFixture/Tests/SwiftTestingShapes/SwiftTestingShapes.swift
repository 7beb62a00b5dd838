import FailureShapes
import Testing

/// Every failure that has a golden file, as Swift Testing prints it. One after the other, so that
/// each can be told from the next.
@Suite(.serialized) struct SwiftTestingShapes {
  @Test(arguments: FailureShape.all) func shape(_ shape: FailureShape) async { await shape.run() }
}
