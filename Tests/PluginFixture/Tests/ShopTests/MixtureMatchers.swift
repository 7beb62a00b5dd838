import Shop
import Understudy

extension Matcher where Value == Int {
  static var odd: Matcher { .where { $0 % 2 == 1 } }
}

extension Matcher where Value == RecorderKind {
  static var grown: Matcher {
    .where { if case .adult(18...) = $0 { true } else { false } }
  }
}

func anyOdd() -> Matcher<Int> { .odd }
