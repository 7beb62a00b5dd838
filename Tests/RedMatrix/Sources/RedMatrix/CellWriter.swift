/// Writes the test of each cell of one frame, and notes which line each must fail at.
struct CellWriter {
  /// The frame whose cells it writes.
  let frame: Frame

  /// The lines that have been written.
  private(set) var lines: [String] = []

  /// Where each cell is in the file.
  private(set) var spans: [String: Span] = [:]

  /// The lines of a cell's test.
  struct Span {
    /// The line that the failure belongs to.
    var blamed: Int?
    /// The lines of the test.
    var range: Range<Int>
  }

  /// The lines that declare mocks outside the tests.
  private(set) var declarations: Range<Int> = 0..<0

  /// The file's name.
  var file: String { "\(frame.suite).swift" }

  /// The file's text.
  var text: String { lines.joined(separator: "\n") + "\n" }

  /// Writes all cells that are possible.
  init(_ frame: Frame, _ cells: [Cell]) {
    self.frame = frame
    begin()
    for cell in cells where cell.frame == frame {
      if case .impossible = cell.expectation { continue }
      write(cell)
    }
    writeBystander()
    add("}")
  }

  private mutating func add(_ line: String, _ depth: Int = 0) {
    lines.append(line.isEmpty ? "" : String(repeating: "  ", count: depth) + line)
  }

  private mutating func begin() {
    add("import \(frame.isXCTest ? "XCTest" : "Testing")")
    add("import Understudy")
    add("")
    for home in Home.allCases {
      home.globalDeclaration(frame.suite, superclass: frame.superclass).map { add($0) }
    }
    add("")
    let traits =
      switch frame {
      case .traitOnTest, .noTrait, .scopeInSwiftTesting: "@Suite(.serialized) "
      case .traitOnSuite: "@Suite(.verifyingMocks, .serialized) "
      case .plainSync, .plainAsync, .scopeInXCTest, .mockingSync, .mockingAsync: ""
      }
    add("\(traits)final class \(frame.suite): \(frame.suite)Base {")
    for home in Home.allCases { home.declaration.map { add($0, 1) } }
    declarations = 1..<lines.count + 1
    add("private let atTearDown = TearDown()", 1)
    add("")
    switch (frame.isXCTest, frame.isAsync) {
    case (false, _): add("deinit { atTearDown.work() }", 1)
    case (true, false): add("override func tearDown() { atTearDown.work() }", 1)
    case (true, true):
      add("override func tearDown() async throws { await atTearDown.asyncWork() }", 1)
    }
  }

  private var attribute: String {
    frame.isXCTest ? "" : frame == .traitOnTest ? "@Test(.verifyingMocks) " : "@Test "
  }

  private mutating func write(_ cell: Cell) {
    add("")
    let start = lines.count + 1
    add("\(attribute)func \(cell.name)() \(frame.isAsync ? "async " : ""){", 1)
    if frame.isClosure { writeClosure(cell) } else { writeBody(cell, 2) }
    add("}", 1)
    let range = start..<lines.count + 1
    let blamed = range.first { lines[$0 - 1].hasSuffix(FailureKind.blame) }
    spans[cell.name] = Span(blamed: blamed, range: range)
  }

  private mutating func writeClosure(_ cell: Cell) {
    guard cell.place == .afterTheEnd, cell.kind != nil else {
      add("await MockScope.run { () async -> Void in", 2)
      writeBody(cell, 3)
      add("}", 2)
      return cell.place.isAfterTheEnd ? add("await Late.finish()", 2) : ()
    }
    add("let mock = await MockScope.run { () async -> MockService in", 2)
    for line in cell.setup { add(line, 3) }
    add("return mock", 3)
    add("}", 2)
    for line in cell.trigger { add(line, 2) }
  }

  private mutating func writeBody(_ cell: Cell, _ depth: Int) {
    for line in cell.home.setup(cell.setup) { add(line, depth) }
    guard let opening = opening(of: cell) else {
      for line in cell.trigger { add(line, depth) }
      return
    }
    if cell.place.isAfterTheEnd, cell.kind == nil {
      for line in cell.trigger { add(line, depth) }
      add(opening, depth)
      add("assertThat(1, .equal(1))", depth + 1)
    } else {
      add(opening, depth)
      for line in cell.trigger { add(line, depth + 1) }
    }
    add("}", depth)
    if cell.place == .inExpression {
      add("\(frame.isXCTest ? "XCTAssertTrue" : "#expect")(isRun(body))", depth)
    }
    if cell.place == .onUnawaitedThread, let condition = cell.hasHappened {
      add("spin(until: \(condition))", depth)
    }
  }

  /// The line that takes the trigger to its place.
  private func opening(of cell: Cell) -> String? {
    let awaiting = frame.isAsync ? "await " : ""
    return switch cell.place {
    case .inBody: nil
    case .inChildTask, .inDetachedTask, .onQueue, .onThread, .onMainQueue:
      "\(awaiting)\(cell.place.rawValue) {"
    case .onUnawaitedThread: "onUnawaitedThread {"
    case .inDeinit: "inDeinit {"
    case .inTearDown:
      frame.isXCTest && frame.isAsync ? "atTearDown.asyncWork = {" : "atTearDown.work = {"
    case .afterTheEnd: "Late.detached {"
    case .inLateTask: "Late.inheriting {"
    case .inExpression: "let body: () -> Void = {"
    }
  }

  /// Writes a test that passes, during which the late work of another one runs.
  private mutating func writeBystander() {
    add("")
    let name = frame.isXCTest ? "testZBystander" : "zBystander"
    add("\(attribute)func \(name)() async {", 1)
    add(#"let mock = MockService("bystander")"#, 2)
    add("expect(mock.ping())", 2)
    add("await Late.finish()", 2)
    add("mock.ping()", 2)
    add("}", 1)
  }
}

extension Cell {
  /// The code in the test's body.
  fileprivate var setup: [String] {
    kind?.setup ?? [
      #"let strict = MockService("strict", .strict)"#,
      "stub(strict.ping())",
      #"let state = States("state", initially: 1)"#,
      #"let mock = MockService("mock")"#,
      "reject(mock.number(0))",
      "stub(mock.number(1)).returns(1).then.returns(2)",
      "expect(mock.number(2), .any).when(state.is(1))",
      "inOrder {", "  expect(mock.ping(), ...1)", "  expect(mock.pong())", "}",
    ]
  }

  /// The code at the cell's place.
  fileprivate var trigger: [String] {
    if let kind { return [kind.trigger] }
    let canSuspend =
      !place.isSynchronous && (frame.isAsync || place == .inDetachedTask)
      && (frame.isXCTest || place != .inTearDown)
    return [
      "strict.ping()", "verify(strict.ping())", "verifyNoMoreInteractions(strict)",
      "mock.ping()", "mock.pong()", "_ = mock.number(1)", "_ = mock.number(1)",
      "verify(mock.pong(), .between(0, 3))", "assertThat(1, .equal(1))", "_ = mock.number(2)",
    ] + (canSuspend ? ["await waitUntil(state.is(1))"] : [])
  }

  /// The condition that is true as soon as the trigger has been recorded.
  fileprivate var hasHappened: String? {
    // The last call of the control.
    kind == nil ? "calls(mock.number(2)).count == 1" : kind?.hasHappened
  }
}
