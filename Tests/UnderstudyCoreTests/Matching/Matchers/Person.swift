/// A value with properties for matchers.
struct Person: Equatable, CustomStringConvertible {
  var name = "Joe"
  var age = 42
  var nickname: String?
  var isAdult: Bool { age >= 18 }
  var description: String { "<\(name)>" }
}
