import UnderstudyCore

#if canImport(ObjectiveC)
  import ObjectiveC
#endif

/// A class whose generated mock is handwritten.
class Gate {
  var width = 80
  private(set) var closings = 0

  init() { note("made") }

  func note(_ text: String) {}
  func close() -> Int {
    closings += 1
    return closings
  }
  func open(_ hours: Int) -> Box? { Box(hours) }

  deinit { note("gone") }
}

enum __MembersOfGate {
  static let all = __Members("Gate", ["note(_:)", "close()", "open(_:)"])
}

final class MockGate: Gate, Mockable {
  nonisolated var mock: Mock { Mock.__of(self, "MockGate") }

  @_disfavoredOverload override init() { super.init() }

  init(
    _ name: String? = nil, _ strictness: Strictness = .nice,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  ) {
    super.init()
    Mock.__begin(self, "MockGate", name, strictness, fileID, filePath, line, column)
  }

  deinit { Mock.__end(self) }

  override func note(_ p0: String) {
    return self.mock.__call(__MembersOfGate.all, 0, p0, Never.self) { super.note(p0) }
  }
  @_disfavoredOverload nonisolated func note(_ p0: Matcher<String>) -> CallPattern<
    String, Void, Never
  > {
    self.mock.__pattern(__MembersOfGate.all, 0, p0)
  }

  override func close() -> Int {
    return self.mock.__call(__MembersOfGate.all, 1, (), Never.self) { super.close() }
  }
  @_disfavoredOverload nonisolated func close() -> CallPattern<Void, Int, Never> {
    self.mock.__pattern(__MembersOfGate.all, 1)
  }

  override func open(_ p0: Int) -> Box? {
    return self.mock.__call(__MembersOfGate.all, 2, p0, Never.self) { super.open(p0) }
  }
  @_disfavoredOverload nonisolated func open(_ p0: Matcher<Int>) -> CallPattern<Int, Box?, Never> {
    self.mock.__pattern(__MembersOfGate.all, 2, p0)
  }
}

/// Returns the size of an instance of a class in bytes.
func instanceSize(of type: AnyClass) -> Int {
  #if canImport(ObjectiveC)
    class_getInstanceSize(type)
  #else
    // In the class metadata, kind, superclass, flags and address point precede the size.
    Int(unsafeBitCast(type, to: UnsafeRawPointer.self).load(fromByteOffset: 24, as: UInt32.self))
  #endif
}
