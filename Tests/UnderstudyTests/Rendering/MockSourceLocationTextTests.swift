import Testing
import Understudy
import UnderstudyCore

/// The descriptions of lines in the code under test.
@Suite struct MockSourceLocationTextTests {
  @Test("a source location describes its file and line, and an unknown column is 1")
  func columns() {
    let sites = [0, 7].map { MockSourceLocation(path: "/shop/Till.swift", line: 3, column: $0) }
    #expect(sites.map(\.column) == [1, 7])
    #expect(sites.map(\.description) == ["Till.swift:3", "Till.swift:3"])
  }

  @Test("a failure shows the path of a file in the working directory, which terminals link")
  func links() {
    let site = MockSourceLocation(path: "/shop/Sources/Shop/Till.swift", line: 3, column: 7)
    let links = ["/shop", "/shop/", "/sho", "/", "/other"].map { site.link(from: $0) }
    let path = "Sources/Shop/Till.swift:3"
    #expect(links == [path, path, "Till.swift:3", "Till.swift:3", "Till.swift:3"])
  }
}
