import Testing
import Understudy

@testable import Bookshop

/// The samples of comments on matchers of collections.
@Suite(.verifyingMocks) struct CommentsMatchersCollections {
  @Test func isEmpty() {
    let list = MockNumberList()
    list.show([])

    verify(list.show(.isEmpty))
  }

  @Test func hasCount() {
    let list = MockNumberList()
    list.show([1, 2, 3])

    verify(list.show(.hasCount(3)))
  }

  @Test func hasMatchingCount() {
    let list = MockNumberList()
    list.show([1, 2, 3])

    verify(list.show(.hasCount(.atLeast(2))))
  }

  @Test func each() {
    let list = MockNumberList()
    list.show([1, 2])

    verify(list.show(.each(.greaterThan(0))))
  }

  @Test func contains() {
    let list = MockNumberList()
    list.show([3, 4])

    verify(list.show(.contains(3)))
    verify(list.show(.contains(.greaterThan(3))))
  }

  @Test func first() {
    let list = MockNumberList()
    list.show([3, 4])

    verify(list.show(.first(3)))
  }

  @Test func last() {
    let list = MockNumberList()
    list.show([4, 3])

    verify(list.show(.last(3)))
  }

  @Test func elements() {
    let list = MockNumberList()
    list.show([1, 2, 3])

    verify(list.show(.elements(1, .greaterThan(1), .any)))
  }

  @Test func arrayLiteral() {
    let list = MockNumberList()
    list.show([1, 2])

    verify(list.show([1, .any]))
  }

  @Test func elementsInAnyOrder() {
    let list = MockNumberList()
    list.show([1, 2])

    verify(list.show(.elements(inAnyOrder: .any, 1)))
  }

  @Test func hasKey() {
    let settings = MockThemeSettings()
    settings.apply(["theme": "dark"])

    verify(settings.apply(.hasKey("theme")))
  }

  @Test func hasMatchingKey() {
    let settings = MockThemeSettings()
    settings.apply(["color of links": "blue"])

    verify(settings.apply(.hasKey(.hasPrefix("color"))))
  }

  @Test func hasValue() {
    let settings = MockThemeSettings()
    settings.apply(["theme": "dark"])

    verify(settings.apply(.hasValue("dark")))
  }

  @Test func hasEntry() {
    let settings = MockThemeSettings()
    settings.apply(["theme": "dark blue"])

    verify(settings.apply(.hasEntry("theme", .hasPrefix("dark"))))
  }
}
