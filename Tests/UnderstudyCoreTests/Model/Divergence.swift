import UnderstudyCore

/// A program on which the engine and the model disagree.
struct Divergence {
  /// The program.
  let program: Program

  /// The observations of the engine, one per line.
  let engine: [Observation]

  /// The observations of the model, one per line.
  let model: [Observation]

  /// Runs a program on the engine and on the model.
  ///
  /// - Returns: `nil` if both agree.
  /// - Throws: An error if the program cannot be explored.
  init?(_ program: Program) throws(ReferenceModel.TooManyStates) {
    engine = EngineRun.trace(of: program)
    model = try ReferenceModel.trace(of: program, matching: engine)
    guard engine != model else { return nil }
    self.program = program
  }

  /// The number of times that a smaller program runs if its threads can interleave differently.
  private static let attempts = 30

  /// The smallest divergence found by removing lines and answers from the program.
  var shrunk: Divergence {
    for smaller in program.smaller {
      for _ in 0..<(smaller.isConcurrent ? Self.attempts : 1) {
        if let divergence = try? Divergence(smaller) { return divergence.shrunk }
      }
    }
    return self
  }
}

extension Divergence: CustomStringConvertible {
  /// The program, with both observations after each line on which they differ.
  var description: String {
    var text = program.mockLines
    for (index, line) in program.texts.enumerated() {
      text.append(line)
      if engine[index] == model[index] { continue }
      text.append("    engine: \(engine[index])")
      text.append("    model:  \(model[index])")
    }
    return text.joined(separator: "\n")
  }
}

extension Program {
  /// The programs that have one part less.
  fileprivate var smaller: [Program] {
    var programs: [Program] = []
    for index in lines.indices {
      if let program = removing(lineAt: index) { programs.append(program) }
    }
    for index in lines.indices {
      for step in lines[index].step.smaller {
        var program = self
        program.lines[index].step = step
        programs.append(program)
      }
      if case .threads(let threads) = lines[index].step {
        var program = self
        program.lines.replaceSubrange(index...index, with: threads.joined())
        programs.append(program)
      }
    }
    for index in mocks.indices {
      if mocks[index].strictness != .nice {
        var program = self
        program.mocks[index].strictness = .nice
        programs.append(program)
      }
      if mocks[index].isSpy {
        var program = self
        program.mocks[index].isSpy = false
        programs.append(program)
      }
    }
    return programs
  }
}

extension Program.Step {
  /// The steps that have one part less.
  fileprivate var smaller: [Program.Step] {
    switch self {
    case .setUp(let setUp): setUp.smaller.map { .setUp($0) }
    case .inOrder(let lines): smaller(lines) { .inOrder($0) }
    case .when(let test, let lines): smaller(lines) { .when(test, $0) }
    case .threads(let threads): Self.smaller(threads).filter { !$0.isEmpty }.map { .threads($0) }
    case .close(let threads): Self.smaller(threads).map { .close(during: $0) }
    default: []
    }
  }

  /// Returns the threads without one line or one part of a line. Threads without lines are removed,
  /// except the first one.
  private static func smaller(_ threads: [[Program.Line]]) -> [[[Program.Line]]] {
    var smaller: [[[Program.Line]]] = []
    for thread in threads.indices {
      for line in threads[thread].indices {
        var fewer = threads
        fewer[thread].remove(at: line)
        if fewer[thread].isEmpty, thread > 0 || fewer.count == 1 { fewer.remove(at: thread) }
        smaller.append(fewer)
        for step in threads[thread][line].step.smaller {
          var other = threads
          other[thread][line].step = step
          smaller.append(other)
        }
      }
    }
    return smaller
  }

  private func smaller(
    _ lines: [Program.Line], _ step: ([Program.Line]) -> Program.Step
  ) -> [Program.Step] {
    var steps: [Program.Step] = []
    for index in lines.indices {
      var fewer = lines
      fewer.remove(at: index)
      steps.append(step(fewer))
      steps += lines[index].step.smaller.map { inner in
        var smaller = lines
        smaller[index].step = inner
        return step(smaller)
      }
    }
    // A line may diverge without its block too.
    return steps + (lines.count == 1 ? [lines[0].step] : [])
  }
}

extension Program.SetUp {
  /// The setups without one order, one condition or one part of the answers.
  fileprivate var smaller: [Program.SetUp] {
    var smaller = script.smaller.map { script in
      var setUp = self
      setUp.script = script
      return setUp
    }
    for index in orders.indices {
      var setUp = self
      setUp.orders.remove(at: index)
      smaller.append(setUp)
    }
    for index in conditions.indices {
      var setUp = self
      setUp.conditions.remove(at: index)
      smaller.append(setUp)
    }
    return smaller
  }
}

extension Program.Script {
  /// The scripts without one part or one action.
  fileprivate var smaller: [Program.Script] {
    var scripts: [Program.Script] = []
    for part in parts.indices {
      var script = self
      script.parts.remove(at: part)
      scripts.append(script)
      guard parts[part].count > 1 else { continue }
      for action in parts[part].indices {
        var script = self
        script.parts[part].remove(at: action)
        scripts.append(script)
      }
    }
    return scripts
  }
}
