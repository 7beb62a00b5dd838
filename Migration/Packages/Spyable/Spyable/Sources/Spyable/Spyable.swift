/// Writes a spy for a protocol. Here, `Expansions.swift` contains what it writes.
@attached(peer)
public macro Spyable() = #externalMacro(module: "SpyableMacros", type: "SpyableMacro")
