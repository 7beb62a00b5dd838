import Understudy
import Cuckoo
import XCTest

class UtilTests: MockingTestCase {
	var calendar: MockCalendarUtil!

	override func setUp() {
		calendar = .init(.strict)
		stub(calendar.reset(at: .any))
		for sample in samples {
			stub(calendar.start(of: unit, in: sample.endDate)).returns(sample.endDate)
		}
		if isDry { stub(calendar.stop()) }
	}

	func testLeft() {
		#warning("understudy: write stub(calendar.call()) outside a closure, for each call")
		stub(calendar) { stub in
			let copy = stub
			when(stub.stop()).thenDoNothing()
		}
	}
}
