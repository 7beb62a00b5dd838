#if RUNTIME_ALONE
  import ResilientTypes
  import StrippedTypes
  import Testing
  import UnderstudyCore

  /// The default values of types in modules that are compiled with other settings.
  @Suite struct CompiledTypeDefaultTests {
    let vault = MockVault("vault")

    /// A type of this module with parts of both modules.
    private struct Order {
      var envelope: Envelope<[Size]>
      var kind: Kind?
      var secret: Secret?
      var point: Point
    }

    private struct Leak {
      var count: Int
      var secret: Secret
    }

    @Test("types of a module with library evolution have default values")
    func resilient() {
      #expect(vault.value(Address.self).isEmpty)
      #expect(vault.value(Point.self) == Point(x: 0, y: 0))
      #expect(vault.value(Payment.self) == .cash)
      #expect(vault.value(Size.self) == .small)
      #expect(vault.value(Load.self) == .text(""))
      let envelope = vault.value(Envelope<Envelope<Payment>>.self)
      #expect(envelope.address.isEmpty && envelope.content.address.isEmpty)
      #expect(envelope.content.content == .cash && envelope.payment == nil)
      #expect(vault.value(Observed.self).count == 0)
    }

    @Test("a type consists of parts of any module")
    func parts() {
      let order = vault.value(Order.self)
      #expect(order.envelope.content == [] && order.envelope.address.isEmpty)
      #expect(order.kind == nil && order.point == Point(x: 0, y: 0))
      if case .some = order.secret { Issue.record("an optional has a value") }
    }

    @Test("what needs no reflection metadata has a default value without it")
    func stripped() {
      _ = vault.value(Nothing.self)
    }

    @Test(
      "a type whose parts are unknown has no default value",
      arguments: [
        Secret.self, Wrapper<Int>.self, Payload.self, Leak.self, Envelope<Secret>.self,
        // Their first case could have a payload without values.
        Kind.self, Message.self,
      ] as [Any.Type])
    func unknown(type: Any.Type) {
      func open<Value>(_ type: Value.Type) {
        let log = FailureLog.of {
          #expect(throws: UnansweredCall.self) { try vault.attempt(type) }
        }
        #expect(log.reports == [.noValue("attempt(_:)")])
      }
      _openExistential(type, do: open)
    }
  }
#endif
