import Cuckoo
import XCTest

class GardenerTests: XCTestCase {
    func testWatch() {
        stub(pump) { stub in
            when(stub.watch("moss", onDry: anyClosure())).then { _, onDry in
                onDry(10)
                onDry(11)
            }
            when(stub.water(any(), liters: any()))
                .thenReturn(95)
                .thenThrow(TankIsEmpty())
        }
        if isDry {
            stub(pump) { when($0.stop()).thenDoNothing() }
        }
    }
}
