import Understudy
import XCTest

class GardenerTests: MockingTestCase {
    func testWatch() {
        stub(pump.watch("moss", onDry: .any)).answers { _, onDry in
            onDry(10)
            onDry(11)
        }
        stub(pump.water(.any, liters: .any))
            .returns(95)
            .then.throws(TankIsEmpty())
        if isDry {
            stub(pump.stop())
        }
    }
}
