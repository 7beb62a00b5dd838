import MockEmitter
import SwiftSyntax

/// An argument of a verb that may name a declaration that is not a mock.
struct VerbArgument {
  /// The name of the verb, which diagnostics point at.
  let verb: TokenSyntax

  /// The receiver of the call, or `nil` for a free function.
  let base: ExprSyntax?

  /// The call.
  let call: MemberCall

  /// Collects the arguments of the verbs in a file, in the order of their locations.
  static func all(in tree: SourceFileSyntax) -> [VerbArgument] {
    let finder = Finder(viewMode: .sourceAccurate)
    finder.walk(tree)
    return finder.found
  }

  /// Creates an argument from its expression.
  ///
  /// - Returns: `nil` for an expression that does not call a member or function.
  fileprivate init?(_ expression: ExprSyntax, of verb: TokenSyntax) {
    self.verb = verb
    let expression = expression.withoutEffects
    if let call = expression.as(SubscriptCallExprSyntax.self) {
      base = call.calledExpression
      self.call = MemberCall(name: "subscript", labels: call.arguments.labels)
      return
    }
    if let property = expression.as(MemberAccessExprSyntax.self), let object = property.base {
      base = object
      call = MemberCall(property: property)
      return
    }
    guard let call = expression.as(FunctionCallExprSyntax.self) else { return nil }
    let closures =
      (call.trailingClosure == nil ? 0 : 1) + call.additionalTrailingClosures.count
    if let member = call.calledExpression.as(MemberAccessExprSyntax.self), let object = member.base
    {
      let name = member.declName.baseName.bareText
      if name == "set", let element = object.as(SubscriptCallExprSyntax.self) {
        base = element.calledExpression
        self.call = MemberCall(
          name: "subscript", labels: element.arguments.labels, isSetting: true)
        return
      }
      if name == "set", call.arguments.labels == ["_"],
        let property = object.as(MemberAccessExprSyntax.self), let owner = property.base
      {
        base = owner
        self.call = MemberCall(property: property, isSetting: true)
        return
      }
      base = object
      self.call = MemberCall(
        name: name, labels: call.arguments.labels, trailingClosures: closures)
    } else if let function = call.calledExpression.as(DeclReferenceExprSyntax.self) {
      base = nil
      self.call = MemberCall(
        name: function.baseName.bareText, labels: call.arguments.labels,
        trailingClosures: closures)
    } else {
      return nil
    }
  }
}

extension MemberCall {
  /// Creates the read of a property, or a write.
  fileprivate init(property: MemberAccessExprSyntax, isSetting: Bool = false) {
    self.init(
      name: property.declName.baseName.bareText, labels: [], isSetting: isSetting,
      isProperty: true)
  }
}

/// Visits the nodes of a file and records the arguments of verbs.
private final class Finder: SyntaxVisitor {
  var found: [VerbArgument] = []

  /// The functions that take patterns.
  private static let verbs: Set<String> = [
    "stub", "expect", "reject", "verify", "verifyInOrder", "calls", "reset",
  ]

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let callee = node.calledExpression.as(DeclReferenceExprSyntax.self),
      Self.verbs.contains(callee.baseName.text)
    else { return .visitChildren }
    // The other arguments of most verbs are counts.
    let isList = ["verifyInOrder", "reset"].contains(callee.baseName.text)
    for argument in isList ? Array(node.arguments) : Array(node.arguments.prefix(1))
    where argument.label == nil {
      guard let found = VerbArgument(argument.expression, of: callee.baseName),
        // The argument of `reset` can be a mock in a property.
        !found.call.isProperty || callee.baseName.text != "reset"
      else { continue }
      self.found.append(found)
    }
    return .visitChildren
  }
}

extension ExprSyntax {
  /// The expression without `try`, `await` and parentheses around it.
  var withoutEffects: ExprSyntax {
    if let expression = self.as(TryExprSyntax.self) { return expression.expression.withoutEffects }
    if let expression = self.as(AwaitExprSyntax.self) {
      return expression.expression.withoutEffects
    }
    if let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first, only.label == nil
    {
      return only.expression.withoutEffects
    }
    return self
  }
}

extension LabeledExprListSyntax {
  /// The labels of the arguments; `_` for none.
  var labels: [String] { map { $0.label?.bareText ?? "_" } }
}

/// The names with which the arguments of verbs begin, read from a file's bytes.
///
/// Most verbs take calls on mocks. These names show which few files have to be parsed, because a
/// verb in them may take another call.
struct VerbArgumentRoots {
  /// The names before a dot or bracket, such as `manager` in `stub(manager.member(3))`.
  private(set) var names: Set<String> = []

  /// The names of functions that are called, such as `now` in `stub(now())`.
  private(set) var functions: Set<String> = []

  /// The text of the file.
  private let text: String

  /// Creates the list of the names that begin the arguments of verbs.
  ///
  /// - Parameters:
  ///   - text: The text of a file.
  ///   - verbs: The positions after the parentheses that verbs open.
  init(_ text: String, _ verbs: [Int]) {
    self.text = text
    var text = text
    text.withUTF8 { bytes in
      for position in verbs { readArguments(ByteReader(bytes, position)) }
    }
  }

  /// Reads the arguments of a verb, up to the parenthesis that closes them.
  private mutating func readArguments(_ start: ByteReader) {
    var reader = start
    readRoot(&reader)
    while reader.skipToNextArgument() { readRoot(&reader) }
  }

  /// Reads the name that an argument begins with.
  private mutating func readRoot(_ reader: inout ByteReader) {
    var word = reader.word()
    while ["try", "await"].contains(word) { word = reader.word() }
    if word == "self", reader.skip(.dot) { word = reader.word() }
    guard !word.isEmpty, !word.isMockName else { return }
    switch reader.next {
    case .dot, .openBracket, .less, UInt8(ascii: "!"), UInt8(ascii: "?"): names.insert(word)
    case .openParenthesis:
      functions.insert(word)
      // The call may create an object.
      names.insert(word)
    default: break
    }
  }

  /// Returns the names that may be those of the type of a variable, or of the module before it.
  ///
  /// - Parameter name: The name of the variable.
  func typeNames(of name: String) -> Set<String> {
    var names: Set<String> = []
    var variables: Set<String> = [name]
    var waiting = [name]
    while let variable = waiting.popLast() {
      for word in values(of: variable) {
        if word.first?.isUppercase == true {
          names.insert(word)
        } else if variables.insert(word).inserted {
          waiting.append(word)
        }
      }
    }
    return names
  }

  /// Returns the words after a name and a colon or an equals sign, except names of mocks.
  private func values(of name: String) -> Set<String> {
    var found: Set<String> = []
    var text = text
    text.withUTF8 { bytes in
      var reader = ByteReader(bytes, 0)
      while reader.skip(past: name) {
        var value = reader
        value.skipSpace()
        guard value.skip(.colon) || value.skip(.equals) else { continue }
        var word = value.word()
        while ["try", "await"].contains(word) || word.isEmpty && value.skip(.openParenthesis) {
          word = value.word()
        }
        if word == "self", value.skip(.dot) { word = value.word() }
        if !word.isEmpty, !word.isMockName { found.insert(word) }
      }
    }
    return found
  }
}

extension String {
  /// A Boolean value that indicates whether the name looks like that of a mock.
  var isMockName: Bool { MockName(reading: self)?.isCapitalized == true }
}
