import Testing

@Suite("Tests without mocks")
struct PlainTests {
  @Test("they build with the plug-in")
  func builds() { #expect(Bool(true)) }
}
