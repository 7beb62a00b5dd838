import Foundation
import Testing

@testable import UnderstudyFiles

@Suite("Textual interfaces")
struct TextualInterfaceTests {
  @Test(
    "what the printer of interfaces leaves out is left out",
    arguments: [
      "// swift-interface-format-version: 1.0", "import Swift", "import SwiftShims",
      "import _Concurrency", "public protocol _Key {\n  func turn()\n}",
      "@available(macOS 14.0, *)\n@frozen public struct _Key {\n}",
      "@usableFromInline\ninternal class Key {\n  var a: String { \"}\" }\n}",
      "extension Kit._Key {\n  public func turn()\n}", "public func turn(_key key: Swift.Int)",
      "public init(_ _key: Swift.Int)", "public func _turn()", "private var key: Swift.Int",
      "@inlinable public func _turn() {\n  if true { print(\"{\") }\n}",
      "#if compiler(>=5.3) && !$Feature\npublic func old()\n#endif",
      "#if compiler(>=5.3) && hasFeature(Feature)\npublic func new()\n#endif",
      "#if $Embedded\npublic func embedded()\n#endif",
    ])
  func omitted(text: String) {
    #expect(TextualInterface(text).text == "")
    #expect(
      TextualInterface("public func a()\n\(text)\npublic func b()\n").text
        == "public func a()\npublic func b()\n")
  }

  @Test(
    "what has a meaning in other modules stays",
    arguments: [
      ("@_exported import UIKit", nil), ("public func turn(_ key: Swift.Int)", nil),
      ("open class Key {\n  @objc open func turn()\n}", nil),
      ("public class func make(at: (_ x: Swift.Int) -> Swift.Void)", nil),
      ("@_borrowed public subscript(i: Swift.Int) -> T", "public subscript(i: Swift.Int) -> T"),
      (
        "@_disfavoredOverload @_alwaysEmitIntoClient @available(iOS 17, *) public func a()",
        "@available(iOS 17, *) public func a()"
      ),
      (
        "#if compiler(>=5.3) && $Feature\npublic func new()\n#else\npublic func old()\n#endif",
        "public func new()"
      ),
      ("#if !$Embedded\npublic func a()\n#endif", "public func a()"),
      ("#if os(iOS)\npublic func a()\n#else\npublic func b()\n#endif", nil),
      (
        "extension _Concurrency.Task {\n  public func a(_: some _Concurrency.Actor)\n}",
        "extension Task {\n  public func a(_: some Actor)\n}"
      ),
      (
        "public protocol P {\n  @available(iOS 17, *)\n  func a()\n  func _b()\n}",
        "public protocol P {\n  @available(iOS 17, *)\n  func a()\n}"
      ),
    ] as [(String, String?)])
  func kept(text: String, result: String?) {
    #expect(TextualInterface(text).text == (result ?? text) + "\n")
  }
}
