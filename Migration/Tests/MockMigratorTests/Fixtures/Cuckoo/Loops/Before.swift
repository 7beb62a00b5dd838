import Cuckoo
import XCTest

class UtilTests: XCTestCase {
	var calendar: MockCalendarUtil!

	override func setUp() {
		calendar = .init()
		calendar.getStubbingProxy().reset(at: any()).thenDoNothing()
		stub(calendar) { stub in
			for sample in samples {
				when(stub.start(of: equal(to: unit), in: equal(to: sample.endDate))).thenReturn(sample.endDate)
			}
			if isDry { when(stub.stop()).thenDoNothing() }
		}
	}

	func testLeft() {
		stub(calendar) { stub in
			let copy = stub
			when(stub.stop()).thenDoNothing()
		}
	}
}
