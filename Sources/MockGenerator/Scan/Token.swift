/// A word in the bytes of a file.
struct Token {
  /// The first byte.
  let start: UnsafePointer<UInt8>

  /// The number of bytes.
  let count: Int

  /// The word as a text.
  var text: String {
    String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  }

  /// Returns a Boolean value that indicates whether the word begins with a prefix.
  func hasPrefix(_ prefix: StaticString) -> Bool {
    guard count >= prefix.utf8CodeUnitCount else { return false }
    var i = 0
    while i < prefix.utf8CodeUnitCount {
      if start[i] != prefix.utf8Start[i] { return false }
      i &+= 1
    }
    return true
  }

  /// Returns a Boolean value that indicates whether the word is another.
  private func equals(_ other: StaticString) -> Bool {
    count == other.utf8CodeUnitCount && hasPrefix(other)
  }

  /// A Boolean value that indicates whether the word is `Mock` with a capital after it, or starts
  /// with a capital and ends with `Mock`.
  var isMockName: Bool {
    guard count > 4, start[0] >= 0x41, start[0] <= 0x5A else { return false }
    if start[0] == UInt8(ascii: "M"), start[4] >= 0x41, start[4] <= 0x5A, hasPrefix("Mock") {
      return true
    }
    let end = start + (count &- 4)
    return end[0] == UInt8(ascii: "M") && Token(start: end, count: 4).hasPrefix("Mock")
  }

  /// The role of the next word if this word is a keyword.
  var lead: SourceScanner.Lead? {
    switch count {
    case 3: equals("var") || equals("let") ? .name : nil
    case 4:
      equals("enum")
        ? .type(.enum) : equals("func") ? .function : equals("case") ? .name : nil
    case 5: equals("class") ? .type(.class) : equals("actor") ? .type(.actor) : nil
    case 6: equals("struct") ? .type(.struct) : equals("import") ? .module : nil
    case 8: equals("protocol") ? .type(.protocol) : nil
    case 9: equals("typealias") ? .type(.typealias) : equals("extension") ? .extended : nil
    case 14: equals("associatedtype") ? .name : nil
    default: nil
    }
  }

  /// A Boolean value that indicates whether the word is a verb that takes call patterns.
  var isVerb: Bool {
    switch count {
    case 4: equals("stub")
    case 5: equals("calls") || equals("reset")
    case 6: equals("expect") || equals("reject") || equals("verify")
    case 13: equals("verifyInOrder")
    default: false
    }
  }

  /// A Boolean value that indicates whether the word is the name of a function that makes test data.
  var isDummy: Bool {
    switch count {
    case 5: equals("dummy")
    case 7: equals("dummies")
    default: false
    }
  }

  /// A Boolean value that indicates whether the word is the answer that calls a default
  /// implementation.
  var isCallsDefault: Bool { count == 12 && equals("callsDefault") }

  /// A Boolean value that indicates whether the word is the name of the function that compares
  /// implementations of a protocol.
  var isContract: Bool { count == 14 && equals("verifyContract") }

  /// A Boolean value that indicates whether the word is the keyword of an initializer or
  /// deinitializer.
  var isInitializer: Bool { equals("init") || equals("deinit") }

  /// A Boolean value that indicates whether the word is the keyword of a member without a name.
  var isUnnamedMember: Bool { isInitializer || equals("subscript") }

  /// A Boolean value that indicates whether the word is the attribute of a replacement.
  var isReplacement: Bool { count == 19 && equals("_dynamicReplacement") }

  /// A Boolean value that indicates whether the word hides a declaration from other files.
  var isPrivate: Bool { equals("private") || equals("fileprivate") }

  /// A Boolean value that indicates whether the word is the `@_spi` attribute.
  var isSPI: Bool { equals("_spi") }

  /// A Boolean value that indicates whether the word makes a declaration visible to other packages.
  var isPublic: Bool { equals("public") || equals("open") }

  /// A Boolean value that indicates whether the word is the attribute of a re-exporting `import`.
  var isExported: Bool { equals("_exported") }

  /// A Boolean value that indicates whether the word is a modifier of a generic parameter.
  var isGenericModifier: Bool { equals("each") || equals("let") }

  /// A Boolean value that indicates whether the word is the kind in an `import` of one declaration.
  var isKindOfImport: Bool {
    equals("struct") || equals("class") || equals("enum") || equals("protocol")
      || equals("typealias") || equals("func") || equals("var") || equals("let")
  }

  /// A Boolean value that indicates whether the word after `class` shows that `class` is a
  /// modifier.
  var isMemberKeyword: Bool {
    equals("func") || equals("var") || equals("let") || equals("subscript") || equals("override")
      || equals("final") || equals("public") || equals("internal") || equals("private")
      || equals("fileprivate") || equals("package") || equals("open") || equals("dynamic")
      || equals("nonisolated") || equals("async") || equals("in")
  }
}
