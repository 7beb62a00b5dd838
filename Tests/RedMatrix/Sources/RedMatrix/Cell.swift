/// A cell of the matrix: a kind of failure at a place under a test framework.
struct Cell: Hashable {
  let frame: Frame
  let place: Place

  /// `nil` in a control cell: the same code without a failure.
  let kind: FailureKind?

  /// Where the mock lives.
  var home = Home.local

  /// The name that the test's name contains.
  var name: String {
    let name =
      (kind?.rawValue ?? "control") + place.rawValue.capitalized(by: 1)
      + (home == .local ? "" : "With" + home.mock.capitalized(by: 1))
    return frame.isXCTest ? "test" + name.capitalized(by: 1) : name
  }

  /// The name in the listings.
  var description: String { "\(frame.suite).\(name)" }

  /// What the run must show.
  var expectation: Expectation {
    if let impossibility { return .impossible(impossibility) }
    guard let kind else { return .green }
    if !kind.hasMock, !tellsItsTest { return .ownerless }
    // The test may end before its failure is reported, and without a scope nothing waits for it.
    if frame == .noTrait, place == .onUnawaitedThread { return .ownerless }
    guard place.isAfterTheEnd, !frame.isClosure else { return .red }
    return frame == .noTrait ? .ownerless : .late
  }

  /// What the run of a cell must show.
  enum Expectation: Equatable {
    /// The test passes.
    case green
    /// The test fails with one failure on the blamed line.
    case red
    /// The process fails with one failure, which names the test.
    case late
    /// The process fails with one failure, which nothing ties to its test.
    case ownerless
    case impossible(Impossibility)
  }

  /// Every cell, in the order of the document.
  static let all: [Cell] =
    Frame.allCases.flatMap { frame in
      FailureKind.allCases.flatMap { kind in
        Place.allCases.map { Cell(frame: frame, place: $0, kind: kind) }
      }
    } + homeless

  /// The control cells.
  static let controls: [Cell] = Frame.allCases.flatMap { frame in
    Place.allCases.map { Cell(frame: frame, place: $0, kind: nil) }
  }.filter { if case .impossible = $0.expectation { false } else { true } }

  /// A Boolean value that indicates whether a verb that names no mock can find its test.
  private var tellsItsTest: Bool {
    switch (frame, place) {
    case (.noTrait, .inDetachedTask), (.noTrait, .onQueue), (.noTrait, .onThread),
      (.noTrait, .onMainQueue), (.noTrait, .inLateTask), (.plainSync, .inLateTask),
      (.plainAsync, .inLateTask), (_, .afterTheEnd):
      false
    default: true
    }
  }

  private var impossibility: Impossibility? {
    if !frame.isAsync, place == .inChildTask { return .noChildTask }
    if frame.isClosure, place == .inTearDown { return .closureHasEnded }
    guard let kind else { return nil }
    if frame.isClosure, place == .afterTheEnd, !kind.hasMock { return .nothingTiesItToTheScope }
    if place == .onUnawaitedThread, kind.hasHappened == nil { return .verbIsNotRecorded }
    if place == .onUnawaitedThread, frame == .noTrait, kind.failsInItsAnswer {
      return .processMayExitFirst
    }
    guard kind.isAsync else { return nil }
    if place.isSynchronous { return .placeIsSynchronous }
    if place == .inTearDown, !frame.isXCTest { return .placeIsSynchronous }
    if place == .inBody || place == .inTearDown, !frame.isAsync { return .testIsSynchronous }
    return nil
  }
}

extension String {
  /// The string with its first characters in upper case.
  fileprivate func capitalized(by count: Int) -> String {
    prefix(count).uppercased() + dropFirst(count)
  }
}
