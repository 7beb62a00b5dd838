import SwiftSyntax

/// Adds and removes elements of arrays in the calls of a manifest.
struct ManifestEditor {
  /// The manifest.
  private let source: ParsedSource

  /// The added elements, by the offsets of their calls and the labels of their arguments.
  private var added: [Place: [String]] = [:]

  /// The removed elements.
  private var removed: Set<SyntaxIdentifier> = []

  /// The arrays with removed elements.
  private var arrays: [ArrayExprSyntax] = []

  /// An argument of a call.
  private struct Place: Hashable {
    /// The call.
    let call: FunctionCallExprSyntax

    /// The label of the argument.
    let label: String

    /// The label of the argument to insert a missing one before, or `nil` for the end.
    let next: String?

    /// The labels of the arguments to insert a missing one after.
    let previous: [String]
  }

  /// Creates an editor.
  init(_ source: ParsedSource) { self.source = source }

  /// Adds an element to an array argument, which is created at the end or after other arguments.
  mutating func add(
    _ element: String, to label: String, of call: FunctionCallExprSyntax, after previous: [String]?
  ) {
    added[Place(call: call, label: label, next: nil, previous: previous ?? []), default: []]
      .append(element)
  }

  /// Adds an element to an array argument, which is created before another argument.
  mutating func add(
    _ element: String, to label: String, of call: FunctionCallExprSyntax, before next: String
  ) {
    added[Place(call: call, label: label, next: next, previous: []), default: []].append(element)
  }

  /// Removes an element.
  mutating func remove(_ element: ArrayElementSyntax) {
    guard removed.insert(element.id).inserted,
      let array = element.parent?.parent?.as(ArrayExprSyntax.self)
    else { return }
    if !arrays.contains(array) { arrays.append(array) }
  }

  /// Returns a Boolean value that indicates whether an element is removed.
  func isRemoved(_ element: ArrayElementSyntax) -> Bool { removed.contains(element.id) }

  /// The edits.
  var edits: [SourceEdit] {
    var edits: [SourceEdit] = []
    var changed: [SyntaxIdentifier: [String]] = [:]
    for (place, elements) in added {
      let argument = ManifestFinder.argument(place.label, in: place.call)
      if let array = argument?.expression.as(ArrayExprSyntax.self) {
        changed[array.id] = elements
        if !arrays.contains(array) { edits.append(edit(array, adding: elements)) }
      } else if argument == nil {
        edits.append(insertion("\(place.label): [\(elements.joined(separator: ", "))]", place))
      }
    }
    return edits + arrays.map { edit($0, adding: changed[$0.id] ?? []) }
  }

  /// Returns the edit of an array.
  private func edit(_ array: ArrayExprSyntax, adding elements: [String]) -> SourceEdit {
    let kept = array.elements.filter { !removed.contains($0.id) }
    let inside = array.leftSquare.span.upperBound..<array.rightSquare.span.lowerBound
    let isBroken = source.text(inside).contains("\n")
    guard isBroken, let first = array.elements.first else {
      let all = kept.map { source.text($0.expression.span) } + elements
      return SourceEdit(inside, all.joined(separator: ", "))
    }
    // Line breaks and comments before elements stay with them.
    var text = ""
    let indentation = "\n" + source.indentation(at: first.span.lowerBound)
    var start = inside.lowerBound
    for element in array.elements {
      let end = element.trailingComma?.endPosition.utf8Offset ?? element.endPosition.utf8Offset
      if !removed.contains(element.id) {
        text += source.text(start..<element.expression.span.upperBound) + ","
        if element.trailingComma != nil {
          text += source.text(element.trailingComma!.span.upperBound..<end)
        }
      }
      start = end
    }
    for element in elements { text += indentation + element + "," }
    if array.elements.last?.trailingComma == nil, text.hasSuffix(",") { text.removeLast() }
    return SourceEdit(inside, text + source.text(start..<inside.upperBound))
  }

  /// Returns the edit that inserts an argument.
  private func insertion(_ argument: String, _ place: Place) -> SourceEdit {
    let arguments = place.call.arguments
    let isBroken =
      place.call.arguments.contains { $0.leadingTrivia.description.contains("\n") }
      || place.call.leftParen?.trailingTrivia.description.contains("\n") == true
    let first = arguments.first?.span.lowerBound ?? 0
    let separator = isBroken ? "\n" + source.indentation(at: first) : " "
    if let next = place.next.flatMap({ ManifestFinder.argument($0, in: place.call) }) {
      return .insert("\(argument),\(separator)", at: next.span.lowerBound)
    }
    let previous = arguments.last { place.previous.contains($0.label?.text ?? "") }
    let last = previous ?? arguments.last
    let end = last?.expression.span.upperBound ?? place.call.leftParen?.span.upperBound ?? 0
    return .insert(last == nil ? argument : ",\(separator)\(argument)", at: end)
  }
}
