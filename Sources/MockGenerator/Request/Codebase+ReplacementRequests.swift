import MockEmitter
import SwiftSyntax

extension Codebase {
  /// Returns the declarations that verbs in the files of a module name and that are not mocks.
  ///
  /// - Parameters:
  ///   - name: The module, usually a test target.
  ///   - remaking: A Boolean value that indicates whether generated mocks that are a part of the
  ///     module are generated again.
  /// - Returns: The calls in the order of their locations, each once.
  package func replacementsUsed(in name: String, remaking: Bool = false) -> [ReplacementRequest] {
    guard let tests = module(name) else { return [] }
    var done = HandwrittenReplacements(tests, in: self)
    var requested: [ReplacementRequest] = []
    for (file, outline) in tests.outlines.enumerated() where !outline.verbs.isEmpty {
      let source = tests.module.files[file]
      guard !remaking || !source.text.hasPrefix(MockFile.firstLine) else { continue }
      guard importsUnderstudy(outline.imports) else { continue }
      let reader = ExpressionResolver(codebase: self, tests: name, imports: outline.imports)
      guard
        mayReplace(VerbArgumentRoots(source.text, outline.verbs), reader)
          || mocksExtendedClass(outline, reader),
        let region = self.file(file, of: name)
      else { continue }
      for argument in VerbArgument.all(in: region.tree) {
        guard !outline.ignoredNames.contains(argument.call.name),
          let receiver = receiver(of: argument, reader),
          !argument.call.isProperty || !receiver.isDeclared(in: name),
          done.insert(receiver, argument.call)
        else { continue }
        requested.append(
          ReplacementRequest(
            member: .call(argument.call), receiver: receiver,
            fileLocation: region.fileLocation(of: argument.verb),
            modules: reader.modules, imports: outline.imports))
      }
    }
    return requested
  }

  /// Returns the request for a name on the command line.
  ///
  /// - Parameters:
  ///   - name: A type, of which all members are replaced, a member with its type, or a function.
  ///   - module: The module that declares it.
  /// - Returns: `nil` if no declaration has the name.
  package func replacement(named name: String, in module: String) -> ReplacementRequest? {
    let names = name.split(separator: ".").map(String.init)
    guard let last = names.last else { return nil }
    let request = { (member: MemberSelector, receiver: ReplacementRequest.Receiver) in
      ReplacementRequest(
        member: member, receiver: receiver, fileLocation: nil, modules: [module], imports: [module])
    }
    let around = Array(names.dropLast())
    if let type = types(last, around, in: module).first { return request(.all, .either(type)) }
    guard let outer = around.last else {
      return functions(last, in: module).isEmpty
        ? nil : request(.name(last), .nothing(module: module))
    }
    if let type = types(outer, around.dropLast(), in: module).first {
      return request(.name(last), .either(type))
    }
    return nil
  }

  /// Returns a Boolean value that indicates whether a file imports the verbs, directly or through
  /// another module.
  private func importsUnderstudy(_ imports: [String]) -> Bool {
    reached(from: imports).unmocked.contains(where: Self.isFramework)
  }

  /// Returns a Boolean value that indicates whether arguments that begin with these names may name
  /// a declaration that is not a mock.
  private func mayReplace(_ roots: VerbArgumentRoots, _ reader: ExpressionResolver) -> Bool {
    let modules = reader.modules
    let isFunction = { (name: String) in
      modules.contains { self.module($0)?.functions[name] != nil }
    }
    if roots.functions.contains(where: isFunction) { return true }
    let isReplaceable = { (name: String) in
      name.first?.isUppercase == true
        && !self.locations(name, in: reader.tests).contains(where: \.isTopLevel)
        || modules.contains(name)
    }
    return roots.names.contains { name in
      if isReplaceable(name) { return true }
      return roots.typeNames(of: name).contains { type in
        guard isReplaceable(type) else { return false }
        let locations = modules.flatMap { self.locations(type, in: $0) }
        return locations.isEmpty || locations.contains { $0.kind != .protocol }
      }
    }
  }

  /// Returns a Boolean value that indicates whether a file uses a mock of a class that has
  /// extensions, whose members the mock does not override.
  private func mocksExtendedClass(_ outline: SourceOutline, _ reader: ExpressionResolver) -> Bool {
    let names = Set(outline.uses.compactMap { MockName(reading: $0.name)?.stem })
    return reader.modules.contains { module in
      names.contains { name in
        self.module(module)?.extensions[name] != nil
          && locations(name, in: module).contains { $0.kind == .class }
      }
    }
  }

  /// Returns the receiver of a call in the argument of a verb, or `nil` if it is unknown, or a mock
  /// that may have a pattern for the call.
  private func receiver(
    of argument: VerbArgument, _ reader: ExpressionResolver
  ) -> ReplacementRequest.Receiver? {
    guard let base = argument.base else { return .nothing(module: nil) }
    switch reader.meaning(of: base) {
    case .module(let module): return .nothing(module: module)
    case .type(let type) where type.isReplaceable: return .type(type)
    case .value(let type) where type.isReplaceable: return .value(type)
    case .foreign(let names, let isValue): return .foreign(names, isValue: isValue)
    case .type, .value: return nil
    case nil: return mock(as: base, reader)
    }
  }

  /// Returns the receiver of a call on the mock of a class.
  private func mock(
    as base: ExprSyntax, _ reader: ExpressionResolver
  ) -> ReplacementRequest.Receiver? {
    var reader = reader
    reader.resolvesMocks = true
    guard case .value(let type) = reader.meaning(of: base), type.isReplaceable else { return nil }
    return .mock(type)
  }
}

extension ReplacementRequest.Receiver {
  /// Returns whether the receiver's type is declared in a module. The properties of a test's own
  /// types can hold patterns.
  fileprivate func isDeclared(in module: String) -> Bool {
    switch self {
    case .type(let type), .value(let type), .mock(let type), .either(let type):
      type.location.module == module
    case .nothing, .foreign: false
    }
  }
}

extension ResolvedType {
  /// A Boolean value that indicates whether members of the type can be replaced: it is neither a
  /// protocol nor a mock.
  fileprivate var isReplaceable: Bool {
    guard location.kind != .protocol else { return false }
    let inherited = declaration.asProtocol((any DeclGroupSyntax).self)?.inheritanceClause
    let mocks: Set<String> = ["Mock", "Mockable"]
    return inherited?.inheritedTypes.allSatisfy {
      mocks.isDisjoint(with: $0.type.conformanceNames)
    } ?? true
  }
}
