import MockGenerator
import Testing

@testable import UnderstudyFiles

@Suite("Module probes")
struct ModuleProbeTests {
  private let probe = ModuleProbe(
    "Kit",
    interface: SourceOutline(
      """
      import Base
      import Kernel
      import _Hidden
      /// Not this one: import Comment
      open class Lock : NSObject {
      }
      open class Latch {
          open class func make()
      }
      public protocol Key {
      }
      """))

  @Test("a probe has a file for each module, and the first one has subclasses")
  func files() {
    #expect(probe.files.keys.sorted() == ["Probe-0.swift", "Probe-1.swift", "Probe-2.swift"])
    #expect(
      probe.files["Probe-0.swift"] == """
        import Kit
        func seesKitIn0() { _ = Kit.self }
        func seesBaseIn0() { _ = Base.self }
        func seesKernelIn0() { _ = Kernel.self }
        func uses0(_: any Kit.Key) {}
        class Subclass0: Kit.Lock {}
        class Subclass1: Kit.Latch {}

        """)
    #expect(probe.files["Probe-2.swift"]?.hasPrefix("import Kernel\n") == true)
  }

  @Test(
    "a class whose members cannot be loaded cannot be subclassed, and a missing protocol is hidden")
  func sealed() {
    let facts = probe.facts(
      """
      Probe-0.swift:5:7: error: cannot inherit from class 'Lock' because it has overridable members \
      that could not be loaded
      Probe-0.swift:5:20: error: no type named 'Key' in module 'Kit'
      Probe-0.swift:6:1: error: 'required' initializer 'init()' must be provided by subclass
      """)
    #expect(
      facts
        == ModuleFacts(
          requiredImports: [], nonSubclassableClasses: ["Lock"], hiddenProtocols: ["Key"]))
  }

  @Test(
    "a module that no other one re-exports is imported",
    arguments: [
      ([], []),
      (["0 Base", "0 Kernel"], ["Base"]),
      (["0 Base", "0 Kernel", "1 Kernel"], ["Kernel"]),
      (["0 Base", "0 Kernel", "2 Base"], ["Base"]),
      (["0 Base", "0 Kernel", "1 Kernel", "2 Base"], ["Base", "Kernel"]),
      (["0 Kernel"], ["Kernel"]),
    ])
  func requiredImports(hidden: [String], expected: [String]) {
    let errors = hidden.map {
      "/tmp/Probe-\($0.prefix(1)).swift:2:9: error: cannot find '\($0.dropFirst(2))' in scope"
    }
    #expect(probe.facts(errors.joined(separator: "\n")).requiredImports == expected)
  }

  @Test("with Objective-C, the probe finds the classes of headers and the protocols for them")
  func importedTypes() {
    let probe = ModuleProbe(
      "Kit",
      interface: SourceOutline(
        "open class Lock {\n}\nopen class View {\n}\npublic protocol Key {\n}\n"
          + "public protocol Delegate {\n}"), hasObjectiveC: true)
    #expect(
      probe.files["Probe-0.swift"]?.contains("@objc protocol Refining0: Kit.Key {}\n") == true)
    #expect(
      probe.files["Probe-0.swift"]?.contains("@objc @implementation extension Kit.Lock {}\n")
        == true)
    let facts = probe.facts(
      """
      Probe-0.swift:6:8: error: '@objc @implementation' cannot be used to extend class 'Lock' because \
      it was defined by a Swift 'class' declaration, not an imported Objective-C '@interface' declaration
      Probe-0.swift:8:23: error: extension for main class interface does not provide all required \
      implementations
      Probe-0.swift:2:16: error: '@objc' protocol 'Refining0' cannot refine non-'@objc' protocol 'Key'
      """)
    #expect(facts.importedTypes == ["View", "Delegate"])
    #expect(self.probe.facts("").importedTypes == nil)
  }

  @Test("a class that can be subclassed with another import is not refused")
  func subclassImports() {
    var facts = ModuleFacts(
      requiredImports: [], nonSubclassableClasses: ["Lock", "Latch"], hiddenProtocols: [])
    let probe = SubclassProbe(of: ["Lock", "Latch"], in: "Kit", importing: "func Core.load")
    #expect(
      probe.files == [
        "Probe.swift": """
        import Kit
        import func Core.load
        class Subclass0: Kit.Lock {}
        class Subclass1: Kit.Latch {}

        """
      ])
    probe.add(to: &facts, "Probe.swift:2:13: error: no such module 'Core'")
    #expect(facts.nonSubclassableClasses == ["Lock", "Latch"])
    probe.add(
      to: &facts,
      "Probe.swift:4:7: error: cannot inherit from class 'Latch' because it has overridable members "
        + "that could not be loaded")
    #expect(facts.nonSubclassableClasses == ["Latch"])
    #expect(facts.subclassImports == ["Lock": "func Core.load"])
  }

  @Test("a missing module is skipped")
  func missing() {
    let found = ModuleProbe.missingModules(
      in: "Probe-1.swift:1:8: error: no such module 'Base'\nimport Base\n       ^")
    #expect(found == ["Base"])
    #expect(
      ModuleProbe("Kit", interface: SourceOutline("import Base"), missing: found).files.count == 1)
  }

  @Test("the toolchain has facts about Foundation, and about a module with a missing import")
  func toolchain() throws {
    let toolchain = try Toolchain(programs: nil)
    let text = SourceOutline("import Dispatch\nimport Nowhere\nopen class FileManager {}")
    let facts = try toolchain.facts(of: "Foundation", interface: text, cache: nil)
    #expect(
      facts == ModuleFacts(requiredImports: [], nonSubclassableClasses: [], hiddenProtocols: []))
    #if os(Linux)
      let locks = try toolchain.facts(
        of: "Foundation", interface: SourceOutline("open class NSLock {}"), cache: nil)
      #expect(locks.nonSubclassableClasses == [])
      #expect(locks.subclassImports == ["NSLock": "func CoreFoundation.CFGetTypeID"])
    #endif
  }
}
