// Uses of mocks on systems that lack the types of a member. The comment on each such line says what the
// compiler must call unavailable, and the first versions of macOS, iOS, tvOS and watchOS that have it.

import Understudy

@testable import App

func setsUpWhatOldSystemsLack() {
  let handlers = MockThrowingFunctions()
  stub(handlers.escaping(.any)).performs { _ in }  // 'escaping' 15 18 18 11
  verify(handlers.nonEscaping(.any), .never)  // 'nonEscaping' 15 18 18 11
  stub(handlers[1]).returns({ _ in })  // typed throws function types 15 18 18 11

  let existentials = MockConstrainedExistentials()
  verify(existentials.parameter(.any), .never)  // 'parameter' 13 16 16 9

  let dated = MockDated()
  verify(dated.longForm(.any), .never)  // 'longForm' 15 18 18 11

  _ = MockTimer<Int>()  // 'MockTimer' 13 16 16 9
  _ = MockModern<Int>()  // 'MockModern' 15 18 18 11
}
