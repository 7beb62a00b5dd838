/// A program on which the engine and the model disagree, made as short as can be.
struct Disagreement {
  let program: Program
  let engine: [Happening]
  let model: [Happening]

  /// Runs a program both ways.
  ///
  /// - Returns: Nil where both agree.
  init?(_ program: Program) {
    engine = EngineRun.trace(of: program)
    model = ReferenceModel.trace(of: program)
    guard engine != model else { return nil }
    self.program = program
  }

  /// The same disagreement, or another one, without the lines and answers that it does not need.
  var shrunk: Disagreement {
    for smaller in program.smaller {
      if let disagreement = Disagreement(smaller) { return disagreement.shrunk }
    }
    return self
  }
}

extension Disagreement: CustomStringConvertible {
  /// The program, each line with what happened where the two disagree.
  var description: String {
    var text = program.mockLines
    let lines = program.lines.map(\.description) + ["// the end of the scope"]
    for (index, line) in lines.enumerated() {
      text.append(line)
      if engine[index] == model[index] { continue }
      text.append("    engine: \(engine[index])")
      text.append("    model:  \(model[index])")
    }
    return text.joined(separator: "\n")
  }
}

extension Program {
  /// Programs with a little less in them.
  fileprivate var smaller: [Program] {
    var programs: [Program] = []
    for index in lines.indices {
      var program = self
      program.lines.remove(at: index)
      programs.append(program)
    }
    for index in lines.indices {
      for step in lines[index].step.smaller {
        var program = self
        program.lines[index].step = step
        programs.append(program)
      }
    }
    for index in strictness.indices where strictness[index] != .nice {
      var program = self
      program.strictness[index] = .nice
      programs.append(program)
    }
    return programs
  }
}

extension Program.Step {
  /// The step with fewer answers.
  fileprivate var smaller: [Program.Step] {
    switch self {
    case .stub(let pattern, let script):
      script.smaller.map { .stub(pattern, $0) }
    case .expect(let pattern, let count, let script):
      script.smaller.map { .expect(pattern, count, $0) }
    case .reject(let pattern, let script):
      script.smaller.map { .reject(pattern, $0) }
    default:
      []
    }
  }
}

extension Program.Script {
  /// The script with a part or an action less.
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
