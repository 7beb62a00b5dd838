import Foundation
import Testing

// Array literals inside '#expect'.

// error: ambiguous use of operator '=='
// cause: The file imports Foundation, so array literals of numbers can be an `IndexSet` too. This also
//   happens without a mock.
// write: #expect([number, 2] as [Int] == [3, 2])
@Test(arguments: [3]) func f(number: Int) { #expect([number, 2] == [3, 2]) }
