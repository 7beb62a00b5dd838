import Testing
import Understudy

// Traits of tests.

// Row 61.
// error: 'verifyMocks' has been renamed to 'verifyingMocks'
// error: 'verifyMocks' has been renamed to 'verifyingMocks'
// cause: The trait has another name.
// write: @Test(.verifyingMocks) func f() {}
@Test(.verifyMocks) func f() {}
