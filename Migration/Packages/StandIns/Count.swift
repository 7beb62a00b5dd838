// The declarations are those of the library, which documents them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// How many times a call must be made.
public enum Count: ExpressibleByIntegerLiteral {
  case never, once, atLeastOnce
  case exactly(Int)
  case from(Int, to: Int)
  case less(than: Int)
  case lessOrEqual(to: Int)
  case more(than: Int)
  case moreOrEqual(to: Int)

  public init(integerLiteral: Int) { self = .exactly(integerLiteral) }

  func allows(_ count: Int) -> Bool {
    switch self {
    case .never: count == 0
    case .once: count == 1
    case .atLeastOnce: count >= 1
    case .exactly(let number): count == number
    case .from(let lower, let upper): count >= lower && count <= upper
    case .less(let number): count < number
    case .lessOrEqual(let number): count <= number
    case .more(let number): count > number
    case .moreOrEqual(let number): count >= number
    }
  }
}
