import UnderstudyCore

/// Uses a mock of this library's copy of the runtime.
@_cdecl("use_mock") public func useMock(_ isMet: Bool) {
  let ping = MockClosure("ping", of: (() -> Void).self)
  expect(ping())
  if isMet { ping.function() }
}
