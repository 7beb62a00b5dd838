/// The `#if` conditions around a position in a source file.
struct ConditionStack {
  /// The conditions of the branches so far, for each `#if` from the outside to the inside. The last one
  /// is that of the branch with the position.
  private var branches: [[String]] = []

  /// A Boolean value that indicates whether there are no conditions.
  var isEmpty: Bool { branches.isEmpty }

  /// The condition that is met where the position is compiled, or `nil` if there is none.
  var condition: String? {
    let all = branches.flatMap { branches in
      branches.dropLast().map { "!(\($0))" } + branches.suffix(1).filter { !$0.isEmpty }
    }
    return all.isEmpty ? nil : all.joinedConditions()
  }

  /// Enters or leaves a branch.
  ///
  /// - Parameters:
  ///   - directive: The directive.
  ///   - condition: Its condition; empty if it has none.
  mutating func change(_ directive: Directive, _ condition: String) {
    switch directive {
    case .if: branches.append([condition])
    case .endif: _ = branches.popLast()
    case .elseif, .else:
      guard let last = branches.popLast() else { return }
      branches.append(last + [condition])
    }
  }

  /// A directive of conditional compilation.
  enum Directive: String {
    case `if`, elseif, `else`, endif
  }
}
