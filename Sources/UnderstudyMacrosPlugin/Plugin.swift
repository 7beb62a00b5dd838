internal import SwiftCompilerPlugin
internal import SwiftSyntaxMacros

/// The compiler plug-in.
@main
struct UnderstudyMacrosPlugin: CompilerPlugin {
  /// The macros that the plug-in expands.
  let providingMacros: [any Macro.Type] = [
    MockableMacro.self, MockedMacro.self, MockedPropertyMacro.self,
  ]
}
