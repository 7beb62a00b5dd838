import SwiftSyntax

/// What a class inherits from, directly or not.
struct Superclasses {
  /// The superclasses, the nearest first, up to `NSObject`, which brings nothing to mock.
  private(set) var found: [FoundType] = []

  /// The superclass whose declaration was not found, with the class that names it.
  private(set) var missing: (type: TypeSyntax, heir: FoundType)?

  /// Looks the superclasses of a class up.
  init(of type: FoundType, in codebase: Codebase) {
    var heir = type
    while let first = heir.settled.as(ClassDeclSyntax.self)?.inheritanceClause?.inheritedTypes
      .first,
      let names = first.type.nameComponents, let name = names.last,
      !ClassParser.Link.harmlessTypes.contains(name)
    {
      guard let next = codebase.type(names, from: heir)?.meant(in: codebase) else {
        missing = (first.type, heir)
        return
      }
      guard next.site.kind == .class, !found.contains(where: { $0.site == next.site }) else {
        return
      }
      found.append(next)
      heir = next
    }
  }
}

extension FoundType {
  /// What a `typealias` stands for; the declaration itself if it is none.
  fileprivate func meant(in codebase: Codebase) -> FoundType? {
    guard let alias = settled.as(TypeAliasDeclSyntax.self) else { return self }
    guard let names = alias.initializer.value.nameComponents,
      let next = codebase.type(names, from: self), next.site.kind != .typealias
    else { return nil }
    return next
  }
}
