internal import Foundation
import UnderstudyValues

/// The name of a function as its source spells it, from the name that the linker uses.
///
/// Relies on `swift_demangle`, a function of the Swift runtime, and on the text that it returns.
package struct FunctionName: Equatable, CustomStringConvertible {
  /// The type and the function with its labels: `Till.sell(_:in:)`.
  package let function: String

  /// The module.
  package let module: String

  /// The function and the module: `Till.sell(_:in:) in Shop`.
  package var description: String { "\(function) in \(module)" }

  private typealias Demangle =
    @convention(c) (
      UnsafePointer<CChar>, Int, UnsafeMutablePointer<CChar>?, UnsafeMutablePointer<Int>?, UInt32
    ) -> UnsafeMutablePointer<CChar>?

  private static let demangle = dlsym(dlopen(nil, RTLD_NOW), "swift_demangle").map {
    unsafeBitCast($0, to: Demangle.self)
  }

  /// Creates the name of a function.
  ///
  /// - Parameters:
  ///   - symbol: The name that the linker uses.
  ///   - file: The path of the program or the library with the function. It stands for the module of a
  ///     function that is not written in Swift.
  package init(_ symbol: String, in file: String) {
    let module = Self.module(of: symbol) ?? String(file.split(separator: "/").last ?? "")
    self.module = module
    function = Self.demangled(symbol).map { Self.shortened($0, module: module) } ?? symbol
  }

  private static func demangled(_ symbol: String) -> String? {
    guard symbol.hasPrefix("$s"), let text = demangle?(symbol, symbol.utf8.count, nil, nil, 0)
    else {
      return nil
    }
    defer { free(text) }
    return String(cString: text)
  }

  /// Returns the module, which a mangled name begins with: `$s4Shop…`.
  private static func module(of symbol: String) -> String? {
    guard symbol.hasPrefix("$s") else { return nil }
    let digits = symbol.dropFirst(2).prefix { ("0"..."9").contains($0) }
    guard let length = Int(digits), length > 0 else { return nil }
    return String(symbol[digits.endIndex...].prefix(length))
  }

  /// Returns a name without types, and without the module.
  private static func shortened(_ demangled: String, module: String) -> String {
    let function = withoutFiles(demangled).components(separatedBy: " partial function for ").last
    // A closure or a local function is followed by the function that it is in.
    var parts = (function ?? "").components(separatedBy: " in ")[...]
    while parts.count > 1, isNumbered(parts[parts.startIndex]) { parts.removeFirst() }
    var text = parts.joined(separator: " in ")[...]
    if text.hasPrefix("static ") { text = text.dropFirst("static ".count) }
    if text.hasPrefix("(extension in "), let end = text.firstIndex(of: ":") {
      text = text[end...].dropFirst()
    }
    return signature(of: text.hasPrefix(module + ".") ? text.dropFirst(module.count + 1) : text)
  }

  /// Returns a name without the files of private functions: `(sell in _0A1B)` becomes `sell`.
  private static func withoutFiles(_ name: String) -> String {
    let parts = name.components(separatedBy: "(")
    return parts.dropFirst().reduce(parts[0]) { result, part in
      let ends = part.split(separator: ")", maxSplits: 1, omittingEmptySubsequences: false)
      let words = ends[0].components(separatedBy: " in _")
      let isPrivate =
        ends.count == 2 && words.count == 2 && !words[0].includes(" ")
        && words[1].allSatisfy(\.isHexDigit)
      return result + (isPrivate ? words[0] + ends[1] : "(" + part)
    }
  }

  /// Returns a Boolean value that indicates whether a name is that of a closure or of a local function,
  /// such as `closure #1 (Swift.Int) -> ()`.
  private static func isNumbered(_ name: String) -> Bool {
    name.prefix { $0 != "(" }.components(separatedBy: "#").dropFirst().contains { part in
      let rest = part.drop(while: \.isNumber)
      return rest.startIndex > part.startIndex && rest.hasPrefix(" ")
    }
  }

  /// Returns the name and the labels of a function, or the name of an accessor.
  private static func signature(of text: Substring) -> String {
    var result = ""
    var label = ""
    var (angles, parentheses) = (0, 0)
    var previous: Character = " "
    for character in text {
      defer { previous = character }
      switch character {
      case "<": angles += 1
      case ">" where previous != "-": angles -= 1
      case "(":
        parentheses += 1
        if parentheses == 1 { result.append("(") }
      case ")":
        parentheses -= 1
        if parentheses > 0 { continue }
        if previous != "(" { result += label.contains(":") ? label : "_:" }
        return result + ")"
      case " " where parentheses == 0 && angles == 0: return result
      case _ where angles > 0 || parentheses > 1: continue
      case "," where parentheses == 1:
        result += label.contains(":") ? label : "_:"
        label = ""
      case _ where parentheses == 1:
        if !label.contains(":"), character != " " { label.append(character) }
      default: result.append(character)
      }
    }
    return result
  }
}
