import Foundation
import Testing
import Understudy
import UnderstudyCore

/// The caller of a mock on systems that cannot look up lines.
@Suite struct NamedStackTests {
  private static let engine = [
    "$s10Understudy22TestFrameworkReporterV16captureCallStack",
    "$s14UnderstudyCore16FailureReportingO16captureCallStack0A09CallStack_pSgyFZ",
    "$s14UnderstudyCore0B4CoreC6record",
  ]

  private static let requirement = "$s9ShopTests11MockGatewayC6chargeyySiF"

  private static let sell = "$s4Shop4TillC4sell_2inSbSi_SStKF"

  private func frames(_ names: [String?]) -> [StackFrame] {
    names.map { StackFrame(name: $0, file: "/app/Shop") }
  }

  @Test(
    "the caller is the function outside of the engine and the mock",
    arguments: [
      ([requirement, sell, "main"], "Till.sell(_:in:) in Shop"),
      // Thunks of the requirement, and of the caller's partial application.
      ([requirement, requirement + "TW", sell + "TA", sell], "Till.sell(_:in:) in Shop"),
      // A closure in the requirement.
      ([requirement + "yyXEfU_", requirement, sell], "Till.sell(_:in:) in Shop"),
      // A function without a name.
      ([requirement, nil, sell], "Till.sell(_:in:) in Shop"),
      ([requirement], nil),
      ([], nil),
    ] as [([String?], String?)])
  func caller(outer: [String?], caller: String?) {
    #expect(NamedStack.caller(in: frames(Self.engine + outer)) == caller)
  }

  @Test("a stack without the engine has no caller")
  func otherStack() {
    #expect(NamedStack.caller(in: frames([Self.requirement, Self.sell])) == nil)
  }

  @Test("a stack has the return addresses of its thread, and no line")
  func capture() throws {
    let stack = NamedStack(CallStacks.returnAddresses())
    #expect(stack.returnAddresses.count > 2)
    #expect(stack.callSite() == nil)
    let files = stack.returnAddresses.compactMap { LoadedSymbol(at: $0)?.file }
    #expect(files.contains { $0.contains("Tests") })
  }
}
