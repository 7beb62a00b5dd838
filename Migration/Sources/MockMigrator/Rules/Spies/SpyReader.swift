import SwiftSyntax

/// Reads the declaration of a test double.
struct SpyReader {
  /// The double so far.
  var double: SpyDouble

  /// The stored variables that are no properties of the type, with their initial values.
  var variables: [String: String?] = [:]

  /// The variables in the order of the file.
  var order: [String] = []

  /// The computed variables.
  var computed: [(name: String, body: CodeBlockItemListSyntax)] = []

  /// The default values of the parameters of initializers.
  private var defaults: [String: String] = [:]

  /// The values that initializers without arguments assign to variables.
  var initialized: [String: String] = [:]

  /// What the functions do.
  var statements: [[SpyStatement]] = []

  /// The words in the names of test doubles.
  static let words = ["mock", "spy", "stub", "fake", "double", "dummy"]

  /// The protocols that say nothing about the calls.
  private static let markers: Set<String> = [
    "AnyObject", "Sendable", "@unchecked Sendable", "NSObject", "AutoMockable",
  ]

  /// The types of which values are no test doubles.
  private static let values: Set<String> = [
    "Codable", "Decodable", "Encodable", "Error", "LocalizedError", "Equatable", "Hashable",
    "Comparable", "Identifiable", "CaseIterable", "RawRepresentable", "CustomStringConvertible",
    "XCTestCase", "View", "OptionSet", "ExpressibleByStringLiteral",
  ]

  /// Returns the double that a declaration is, or `nil` if it is none.
  ///
  /// - Parameters:
  ///   - group: A class or actor.
  ///   - name: Its name.
  ///   - library: The library that generated the file, or `nil`.
  static func double(_ group: any DeclGroupSyntax, named name: String, _ library: String?)
    -> SpyDouble?
  {
    let lowercase = name.lowercased()
    guard words.contains(where: { lowercase.contains($0) }) else { return nil }
    let types = group.inheritanceClause?.inheritedTypes.map(\.type.trimmedText) ?? []
    let mocked = types.filter { !markers.contains($0) }.map {
      String($0.split(separator: ".").last ?? "").replacing("any ", with: "")
    }
    guard let type = mocked.first, !values.contains(type), let library = library ?? shape(of: group)
    else { return nil }
    var reader = SpyReader(double: SpyDouble(name: name, type: type, library: library))
    if mocked.count > 1 {
      reader.keep("it conforms to several protocols: \(mocked.joined(separator: ", "))")
    }
    reader.read(group)
    reader.finish()
    return reader.double
  }

  /// Returns the library that writes members of such names, or `nil`.
  private static func shape(of group: any DeclGroupSyntax) -> String? {
    let text = group.memberBlock.description
    if text.contains("CallsCount") { return "AutoMockable" }
    if text.contains("Handler: ("), text.contains("CallCount") { return "mockolo" }
    return nil
  }

  /// Creates a reader.
  private init(double: SpyDouble) { self.double = double }

  /// Records why the double has to stay.
  mutating func keep(_ reason: String) {
    if double.reason == nil { double.reason = reason }
  }

  // MARK: - Members

  /// Reads the members.
  private mutating func read(_ group: any DeclGroupSyntax) {
    if group.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause != nil {
      keep("it is generic")
    }
    for member in group.memberBlock.members { read(member.decl) }
  }

  /// Reads a member.
  private mutating func read(_ member: DeclSyntax) {
    if let variable = member.as(VariableDeclSyntax.self) {
      read(variable)
    } else if let function = member.as(FunctionDeclSyntax.self) {
      read(function)
    } else if let initializer = member.as(InitializerDeclSyntax.self) {
      read(initializer)
    } else if !member.is(TypeAliasDeclSyntax.self) {
      let text = member.trimmedText.prefix { $0 != "{" && $0 != "\n" }
      keep("it declares '\(text.trimmingSuffix(while: \.isWhitespace))'")
    }
  }

  /// Reads a variable.
  private mutating func read(_ node: VariableDeclSyntax) {
    guard !node.modifiers.contains(where: { ["static", "class"].contains($0.name.text) }) else {
      return keep("it has static members")
    }
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
        return keep("it declares several variables at once")
      }
      let type = binding.typeAnnotation?.type.trimmedText ?? ""
      let value = binding.initializer?.value.trimmedText
      if !type.isEmpty { double.types[name] = type }
      if let value { double.values[name] = value }
      switch binding.accessorBlock?.accessors {
      case nil:
        variables[name] = .some(value)
        order.append(name)
      case .getter(let body)?: computed.append((name, body))
      case .accessors(let list)?: read(name, list, value)
      }
    }
  }

  /// Reads the accessors of a variable.
  private mutating func read(
    _ name: String, _ accessors: AccessorDeclListSyntax, _ value: String?
  ) {
    let texts = accessors.map {
      ($0.accessorSpecifier.text, $0.body?.statements.trimmedText ?? "")
    }
    if texts.allSatisfy({ $0.0 == "didSet" || $0.0 == "willSet" }) {
      variables[name] = .some(value)
      order.append(name)
      for (_, text) in texts {
        guard text.hasSuffix(" += 1"), let count = text.split(separator: " ").first else {
          return keep("'\(name)' has an observer with code of its own")
        }
        add(.setCount(name), to: String(count))
      }
      return
    }
    let getter = accessors.first { $0.accessorSpecifier.text == "get" }?.body?.statements
    if texts.count == 1, let getter { return computed.append((name, getter)) }
    guard let read = getter.flatMap(Self.onlyName),
      texts.contains(where: {
        $0.0 == "set" && ["\(read) = newValue", "\(read) = value"].contains($0.1)
      })
    else { return keep("'\(name)' has accessors with code of their own") }
    add(.property(name), to: name)
    add(.property(name), to: read)
  }

  /// Returns the variable that a getter returns, or `nil`.
  private static func onlyName(_ list: CodeBlockItemListSyntax) -> String? {
    guard list.count == 1, let item = list.first?.item else { return nil }
    switch item {
    case .expr(let expression): return expression.ownName
    case .stmt(let statement): return statement.as(ReturnStmtSyntax.self)?.expression?.ownName
    case .decl: return nil
    }
  }

  /// Reads an initializer.
  private mutating func read(_ node: InitializerDeclSyntax) {
    for parameter in node.signature.parameterClause.parameters {
      guard let value = parameter.defaultValue?.value else { continue }
      defaults[(parameter.secondName ?? parameter.firstName).text] = value.trimmedText
    }
    for item in node.body?.statements ?? [] {
      guard item.trimmedText != "super.init()" else { continue }
      guard case .expr(let expression) = item.item, let assignment = Assignment(expression),
        assignment.sign == "=", let name = assignment.target.ownName,
        let value = assignment.value.first?.as(DeclReferenceExprSyntax.self)?.baseName.text,
        let parameter = node.signature.parameterClause.parameters.first(where: {
          ($0.secondName ?? $0.firstName).text == value
        })
      else { return keep("its initializer has code of its own") }
      double.parameters[parameter.firstName.text] = name
      if let value = defaults[(parameter.secondName ?? parameter.firstName).text] {
        if initialized[name].map({ $0 != value }) == true {
          return keep("its initializers have different values of '\(name)'")
        }
        initialized[name] = value
      }
    }
  }

  // MARK: - Functions

  /// Reads a function.
  private mutating func read(_ node: FunctionDeclSyntax) {
    let name = node.name.text
    guard !node.modifiers.contains(where: { ["static", "class"].contains($0.name.text) }) else {
      return keep("it has static members")
    }
    guard node.genericParameterClause == nil else { return keep("'\(name)' is generic") }
    let parameters = node.signature.parameterClause.parameters
    guard !parameters.contains(where: { $0.type.trimmedText.contains("inout") }) else {
      return keep("'\(name)' has an inout parameter")
    }
    let names = parameters.map { ($0.secondName ?? $0.firstName).text }
    let body = node.body?.statements ?? []
    let read: [SpyStatement]
    switch SpyStatementReader(parameters: names).read(body) {
    case .success(let found): read = found
    case .failure(let unknown):
      let line = unknown.text.split(separator: "\n").first ?? ""
      return keep("'\(name)' has code of its own: \(line)")
    }
    let result = node.signature.returnClause?.type.trimmedText
    double.functions.append(
      SpyFunction(
        name: name, labels: parameters.map { $0.firstName.text == "_" ? nil : $0.firstName.text },
        parameters: names, types: parameters.map(\.type.plainText),
        result: result == "Void" || result == "()" ? nil : result))
    statements.append(read)
  }
}

/// The values that a mock returns without a stub.
enum SpyValues {
  /// Returns a Boolean value that indicates whether an initial value is one of them.
  static func isDefault(_ text: String) -> Bool {
    let plain = text.hasPrefix(".success(") ? String(text.dropFirst(9).dropLast()) : text
    if ["nil", "0", "0.0", "false", "\"\"", "[]", "[:]", "()"].contains(plain) { return true }
    return plain.hasSuffix("]()") || plain == "String()"
  }
}

extension TypeSyntax {
  /// The type without attributes such as `@escaping`.
  var plainText: String {
    self.as(AttributedTypeSyntax.self)?.baseType.trimmedText ?? trimmedText
  }
}

extension StringProtocol {
  /// Returns the text without the characters at its end that satisfy a condition.
  func trimmingSuffix(while condition: (Character) -> Bool) -> String {
    var text = String(self)
    while let last = text.last, condition(last) { text.removeLast() }
    return text
  }
}
