import FlagShared

/// The code under test, isolated as the module's default says.
struct Clerks {
  let store: any Store

  func total(of items: [Item]) -> Int {
    items.reduce(0) { $0 + (store.load($1) == nil ? 0 : store.add($1)) }
  }

}

/// More of it.
func begin(_ service: any Service) async throws {
  if service.start(Money(cents: 1)) { try await service.stop(Item(name: "last")) }
}
