// MARK: - Mocks generated from file: Sources/Garden/Pump.swift at 2020-01-01 00:00:00 +0000

import Cuckoo
@testable import Garden

public class MockPump: Pump, Cuckoo.ProtocolMock {
}
