import Foundation

/// A library, and the members of its doubles.
struct Library {
  let name: String
  let double: (String) -> String
  var annotation = ""
  var inherited = ""
  var imports = ""
  var isExpanded = false
  var hasTypedOverloads = false
  let key: ([Function], Int) -> String

  static func labels(_ function: Function) -> String {
    function.parameters.map { $0.label == "_" ? "" : $0.label.capitalizedFirst }.joined()
  }

  static func mockoloKey(_ functions: [Function], _ index: Int) -> String {
    let function = functions[index]
    guard function.name == "update" else { return function.name }
    let first = functions.firstIndex { $0.name == "update" }!
    if index == first { return "update" }
    // The second one has the label of the first, so that it is known by its label too.
    return "update" + function.parameters[0].label.capitalizedFirst
  }

  static let all: [Library] = [
    Library(
      name: "Spyable", double: { "\($0)Spy" }, annotation: "@Spyable\n",
      imports: "import Spyable\n",
      isExpanded: true, key: { $0[$1].name + labels($0[$1]) }),
    Library(
      name: "AutoMockable", double: { "\($0)Mock" }, annotation: "// sourcery: AutoMockable\n",
      isExpanded: true, hasTypedOverloads: true,
      key: { functions, index in
        let function = functions[index]
        let parts = function.parameters.map { parameter in
          (parameter.label == "_" ? "" : parameter.label.capitalizedFirst)
            + (parameter.label == parameter.name ? "" : parameter.name.capitalizedFirst)
            + parameter.kind.rawValue
        }
        let result = (function.result?.rawValue ?? "Void").replacingOccurrences(of: "?", with: "")
        return function.name + parts.joined() + result
      }),
    Library(
      name: "Mockolo", double: { "\($0)Mock" }, annotation: "/// @mockable\n",
      hasTypedOverloads: true, key: mockoloKey),
    Library(
      name: "MockoloImplied", double: { "\($0)Mock" }, annotation: "/// @mockable\n",
      isExpanded: true, hasTypedOverloads: true, key: mockoloKey),
  ]

  var isMockolo: Bool { name.hasPrefix("Mockolo") }

  /// The text of the double of a protocol.
  func text(_ contract: Contract) -> String {
    var lines = ["final class \(double(contract.name)): \(contract.name) {"]
    if isMockolo { lines.append("  init() {}") }
    for property in contract.properties { lines += members(property) }
    for function in contract.functions { lines += [""] + members(function) }
    return lines.joined(separator: "\n") + "\n}\n"
  }

  private func members(_ property: Property) -> [String] {
    let (name, type) = (property.name, property.kind.rawValue)
    if isMockolo {
      guard property.isSettable else {
        return ["  var \(name): \(type) = \(property.kind.defaultText)"]
      }
      return [
        "  private(set) var \(name)SetCallCount = 0",
        "  var \(name): \(type) = \(property.kind.defaultText) { didSet { \(name)SetCallCount += 1 } }",
      ]
    }
    if property.kind == .maybe {
      return ["  var \(name): \(type) = \(property.kind.defaultText)"]
    }
    let underlying = "underlying\(name.capitalizedFirst)"
    return [
      "  var \(name): \(type) {", "    get { \(underlying) }",
      "    set { \(underlying) = newValue }", "  }",
      "  var \(underlying): \(type)!",
    ]
  }

  private func members(_ function: Function) -> [String] {
    isMockolo ? mockolo(function) : spy(function)
  }

  private func mockolo(_ function: Function) -> [String] {
    let (key, handler) = (function.key, "\(function.key)Handler")
    var lines = ["  private(set) var \(key)CallCount = 0"]
    var body = ["    \(key)CallCount += 1"]
    if !function.parameters.isEmpty {
      lines.append("  var \(key)ArgValues = [\(function.tuple)]()")
      body.append(
        "    \(key)ArgValues.append(\(function.parameters.count == 1 ? function.names : "(\(function.names))"))"
      )
    }
    lines.append("  var \(handler): \(function.closureType)")
    body += [
      "    if let \(handler) = \(handler) {",
      "      \(function.result == nil ? "" : "return ")\(function.call)\(handler)(\(function.names))",
      "    }",
    ]
    if let result = function.result { body.append("    return \(result.defaultText)") }
    return lines + ["  \(function.declaration) {"] + body + ["  }"]
  }

  private func spy(_ function: Function) -> [String] {
    let key = function.key
    var lines = [
      "  var \(key)CallsCount = 0", "  var \(key)Called: Bool { \(key)CallsCount > 0 }",
    ]
    var body = ["    \(key)CallsCount += 1"]
    if !function.parameters.isEmpty {
      let last =
        function.parameters.count == 1
        ? "\(key)Received\(function.parameters[0].name.capitalizedFirst)"
        : "\(key)ReceivedArguments"
      lines += [
        "  var \(last): \(function.tuple)?",
        "  var \(key)ReceivedInvocations: [\(function.tuple)] = []",
      ]
      body += [
        "    \(last) = \(function.recorded)",
        "    \(key)ReceivedInvocations.append(\(function.recorded))",
      ]
    }
    if function.canThrow {
      lines.append("  var \(key)ThrowableError: (any Error)?")
      body += ["    if let \(key)ThrowableError {", "      throw \(key)ThrowableError", "    }"]
    }
    lines.append("  var \(key)Closure: \(function.closureType)")
    if let result = function.result {
      lines.append("  var \(key)ReturnValue: \(result == .maybe ? "Int?" : "\(result.rawValue)!")")
      body += [
        "    if \(key)Closure != nil {",
        "      return \(function.call)\(key)Closure!(\(function.names))",
        "    } else {", "      return \(key)ReturnValue", "    }",
      ]
    } else {
      body.append("    \(function.call)\(key)Closure?(\(function.names))")
    }
    return lines + ["  \(function.declaration) {"] + body + ["  }"]
  }
}
