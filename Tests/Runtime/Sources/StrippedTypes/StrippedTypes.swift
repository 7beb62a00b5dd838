// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Types of a module without reflection metadata.

public struct Secret {
  public var text: String
  public var number: Int
}

public struct Nothing {
  public init() {}
}

public struct Wrapper<Value> {
  public var value: Value
}

public enum Kind: Equatable {
  case first, second
}

public enum Message: Equatable {
  case text(String)
  case none
}

public enum Payload {
  case text(String)
  case number(Int)
}
