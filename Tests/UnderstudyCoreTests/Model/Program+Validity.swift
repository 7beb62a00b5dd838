// The structure of a program: its scopes, and the removal of lines so that the rest is valid.

extension Program {
  /// Returns the program without a line, or `nil` if the line cannot be removed alone.
  ///
  /// The start of a scope is removed with its end, and the creation of a mock with everything that
  /// uses the mock.
  func removing(lineAt index: Int) -> Program? {
    var program = self
    switch lines[index].step {
    case .close:
      guard depth(before: index) == 1 else { return nil }
      program.lines.remove(at: index)
    case .open:
      if let end = end(ofScopeAt: index) { program.lines.remove(at: end) }
      program.lines.remove(at: index)
    case .create(let mock):
      program.lines = program.lines.enumerated().filter { $0.offset != index }
        .compactMap { $0.element.removingUses(of: mock) }
    default:
      program.lines.remove(at: index)
    }
    return program.createsMocksInScopes ? program : nil
  }

  /// The number of scopes around a line.
  private func depth(before index: Int) -> Int {
    lines[..<index].reduce(1) { depth, line in
      switch line.step {
      case .open: depth + 1
      case .close: depth - 1
      default: depth
      }
    }
  }

  /// Returns the index of the line that ends a scope, or `nil` if the end of the program does.
  private func end(ofScopeAt start: Int) -> Int? {
    var depth = 0
    for index in lines[start...].indices {
      switch lines[index].step {
      case .open: depth += 1
      case .close: depth -= 1
      default: break
      }
      if depth == 0 { return index }
    }
    return nil
  }

  /// A Boolean value that indicates whether every mock is created inside a scope.
  private var createsMocksInScopes: Bool {
    lines.indices.allSatisfy { index in
      if case .create = lines[index].step { depth(before: index) > 0 } else { true }
    }
  }

  /// A Boolean value that indicates whether the outcome can differ from run to run.
  var isConcurrent: Bool {
    lines.contains { line in
      switch line.step {
      case .threads: true
      case .close(let threads): !threads.isEmpty
      default: false
      }
    }
  }
}

extension Program.Line {
  /// Returns the line without uses of a mock, or `nil` if nothing is left.
  fileprivate func removingUses(of mock: Int) -> Program.Line? {
    func rest(_ lines: [Program.Line]) -> [Program.Line] {
      lines.compactMap { $0.removingUses(of: mock) }
    }
    var line = self
    switch step {
    case .inOrder(let lines): line.step = .inOrder(rest(lines))
    case .when(let test, let lines): line.step = .when(test, rest(lines))
    case .close(let threads): line.step = .close(during: threads.map(rest))
    case .threads(let threads): line.step = .threads(threads.map(rest))
    default: if step.mocks.contains(mock) { return nil }
    }
    return line
  }
}

extension Program.Step {
  /// The mocks that a step without inner lines uses.
  fileprivate var mocks: [Int] {
    switch self {
    case .setUp(let setUp): [setUp.pattern.mock]
    case .setStrictness(_, let mocks), .ignore(let mocks), .reset(let mocks),
      .verifyExpectations(let mocks):
      mocks
    case .setStrictnessOfMember(_, let pattern), .resetCalls(let pattern), .calls(let pattern),
      .verify(let pattern, _):
      [pattern.mock]
    case .resetParts(let mock, _), .create(let mock): [mock]
    case .call(let invocation): [invocation.mock]
    case .verifyInOrder(let elements, _): elements.map(\.pattern.mock)
    case .verifyNoMoreInteractions(let mocks, let excluding): mocks + excluding.map(\.mock)
    case .inOrder, .when, .become, .open, .close, .threads: []
    }
  }
}
