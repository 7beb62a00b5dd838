import SwiftSyntax

/// The mock of a class to generate: everything that any thread needs to parse and emit it.
struct ClassPlan: Sendable {
  /// The class and its superclasses, the nearest first.
  let chain: [ParsedClass.Superclass]

  /// The declarations around the class, from the inside to the outside.
  let lexicalContext: [Syntax]

  /// A Boolean value that indicates whether the mock becomes a part of the module of the class.
  let isInSameModule: Bool

  /// The access of the mock.
  let access: Access

  /// The qualified name of the class, or `nil` if its own name is unambiguous.
  let spelling: String?

  /// The name of the mock.
  let name: MockName

  /// The isolation that the mock spells.
  let isolation: Isolation

  /// The types whose values cannot be recorded.
  let unrecordableTypes: UnrecordableTypes

  /// The global actors that isolate members of the classes.
  let globalActors: Set<String>

  /// Parses the class.
  func parse() -> ParsedClass {
    let first = chain[0]
    var parsed = ParsedClass(
      first.declaration, extensions: first.extensions, superclasses: Array(chain.dropFirst()),
      lexicalContext: lexicalContext, isFromAnotherModule: first.isFromAnotherModule,
      isInSameModule: isInSameModule,
      access: access, spelling: spelling, defaults: first.defaults,
      unrecordableTypes: unrecordableTypes, globalActors: globalActors,
      showsHiddenMembers: first.showsHiddenMembers)
    parsed.mocked?.name = name.stem
    parsed.mocked?.nameForm = name.form
    if isolation != .inferred { parsed.mocked?.isolation = isolation }
    return parsed
  }
}
