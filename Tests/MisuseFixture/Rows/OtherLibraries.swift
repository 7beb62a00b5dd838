import UnderstudyMacros

// Spellings of other libraries.

func mockito(_ gateway: MockGateway) {
  // Row 47.
  // error: write the call inside the parentheses: verify(mock.member(...), count)
  // warning: result of call to 'rate(of:)' is unused
  // cause: The call is the argument of the verb.
  // write: verify(gateway.rate(of: "USD"))
  verify(gateway, .once).rate(of: "USD")

  // Row 48.
  // error: write stub(mock.member(...)).returns(value)
  // error: 'thenReturn' has been renamed to 'returns'
  // cause: The verb of a stub is `stub`.
  // write: stub(gateway.rate(of: "USD")).returns(1.25)
  when(gateway.rate(of: "USD")).thenReturn(1.25)

  // Row 49.
  // error: 'thenReturn' has been renamed to 'returns'
  // cause: The answer has another name here.
  // write: stub(gateway.rate(of: "USD")).returns(1.25)
  stub(gateway.rate(of: "USD")).thenReturn(1.25)

  // Row 50.
  // error: write the call inside the parentheses: verify(mock.member(...), count)
  // error: the count belongs to the verb: verify(call, 2)
  verify(gateway).rate(of: .any).called(.once)

  // Row 51.
  // error: write stub(mock.member(...)).returns(value)
  every { gateway.rate(of: "USD") }.returns(1.25)

  // Row 52.
  // error: write the call itself, not a closure: stub(mock.member(...))
  // cause: Verbs take patterns, not closures.
  // write: stub(gateway.rate(of: "USD")).returns(1.25)
  stub { gateway.rate(of: "USD") }.returns(1.25)
}

func others(_ gateway: MockGateway, _ captor: Captor<String>) {
  // MockK.
  // error: write stub(mock.member(...)).returns(value)
  every { gateway.rate(of: .any) }.returns(1.25)

  // MockK.
  // error: write the call itself, not a closure: verify(mock.member(...)); an assignment is written
  //   verify(mock.name.set(value))
  // cause: Verbs take patterns, not closures.
  // write: verify(gateway.rate(of: "USD"))
  verify { gateway.rate(of: "USD") }

  // MockK.
  // error: write the calls as arguments: verifyInOrder(mock.a(), mock.b())
  verifyOrder { gateway.rate(of: .any) }

  // MockK.
  // error: 'confirmVerified' has been renamed to 'verifyNoMoreInteractions'
  // cause: The verb has another name here.
  // write: verifyNoMoreInteractions(gateway)
  confirmVerified(gateway)

  // Mockable.
  // error: write stub(mock.member(...)).returns(value)
  // error: write stub(mock.member(...)).returns(value)
  given(gateway).rate(of: .any).willReturn(1.25)

  // Mockable.
  // error: write the call inside the parentheses: verify(mock.member(...), count)
  // error: the count belongs to the verb: verify(call, 2)
  verify(gateway).rate(of: .any).called(1)

  // Mockable.
  // error: 'willProduce' has been renamed to 'answers'
  // cause: The answer has another name here.
  // write: stub(gateway.rate(of: .any)).answers { _ in 1 }
  stub(gateway.rate(of: .any)).willProduce { _ in 1 }

  // Mockingbird.
  // error: write stub(mock.member(...)).returns(value)
  // error: 'willReturn' has been renamed to 'returns'
  // cause: The answer has another name here.
  // write: stub(gateway.rate(of: "USD")).returns(1.25)
  given(gateway.rate(of: "USD")).willReturn(1.25)

  // Mockingbird.
  // error: once is the default: write verify(call)
  // cause: The count belongs to the verb.
  // write: verify(gateway.rate(of: "USD"))
  verify(gateway.rate(of: "USD")).wasCalled()

  // Mockingbird.
  // error: the count belongs to the verb: verify(call, .never)
  // cause: The count belongs to the verb.
  // write: verify(gateway.rate(of: "USD"), .never)
  verify(gateway.rate(of: "USD")).wasNeverCalled()

  // Mockingbird.
  // error: write reset(mock, .calls)
  // cause: The verb has another name here.
  // write: reset(gateway, .calls)
  clearInvocations(on: gateway)

  // Mockito.
  // error: write stub(mock.member(...)).returns(value)
  // warning: result of call to 'rate(of:)' is unused
  doReturn(1.25).when(gateway).rate(of: "USD")

  // Mockito.
  // error: write the call inside the parentheses: verify(mock.member(...), count)
  // error: write the number itself: verify(call, 2)
  // warning: result of call to 'rate(of:)' is unused
  // cause: A number is a count.
  // write: verify(gateway.rate(of: "USD"), 2)
  verify(gateway, times(2)).rate(of: "USD")

  // Mockito.
  // error: write .any
  // cause: Matchers are members.
  // write: stub(gateway.rate(of: .any)).returns(1)
  stub(gateway.rate(of: any())).returns(1)

  // Mockito.
  // error: write the value itself; it needs no matcher
  stub(gateway.rate(of: eq("USD"))).returns(1)

  // Mockito.
  // error: write .captured(by: captor)
  stub(gateway.rate(of: capture(captor))).returns(1)

  // Mockito.
  // error: 'thenThrow' has been renamed to 'throws'
  // cause: The answer has another name here.
  // write: stub(gateway.charge(.any, currency: .any)).throws(Unknown())
  stub(gateway.charge(.any, currency: .any)).thenThrow(Unknown())

  // Cuckoo.
  // error: write 1... or .atLeast(1)
  verify(gateway.rate(of: .any), atLeastOnce())

  // SwiftyMocky.
  // error: write 2... or .atLeast(2)
  // cause: There is no such count.
  // write: verify(gateway.rate(of: .any), 2...)
  verify(gateway.rate(of: .any), .moreOrEqual(to: 2))

  // GoogleMock.
  // error: write expect(mock.member(...), count)
  // error: the count belongs to the verb: expect(call, 2)
  // cause: The verb of an expectation is `expect`.
  // write: expect(gateway.rate(of: "USD"), 2)
  EXPECT_CALL(gateway.rate(of: "USD")).Times(2)

  // GoogleMock.
  // error: write stub(mock.member(...)).returns(value)
  // cause: The verb of a stub is `stub`.
  // write: stub(gateway.rate(of: "USD")).returns(1.25)
  ON_CALL(gateway.rate(of: "USD"))

  // Mockingbird.
  // error: write stub(mock.member(...)).returns(value)
  // error: write stub(mock.member(...)).returns(value)
  given(gateway.rate(of: "USD")) ~> 1.25

  // Cuckoo.
  // error: write stub(mock.member(...)).returns(value) for each call
  // cause: A stub takes one call, not a block.
  // write: stub(gateway.rate(of: "USD")).returns(1.25)
  stub(gateway) { gateway in _ = gateway }
}

func mocksAsArguments(_ gateway: MockGateway) {
  // error: write the call inside the parentheses: expect(mock.member(...), count)
  // warning: result of call to 'rate(of:)' is unused
  // cause: The verb takes the call, not the mock.
  // write: expect(gateway.rate(of: "USD"))
  expect(gateway).rate(of: "USD")

  // error: write the call inside the parentheses: reject(mock.member(...))
  // warning: result of call to 'rate(of:)' is unused
  // cause: The verb takes the call, not the mock.
  // write: reject(gateway.rate(of: "USD"))
  reject(gateway).rate(of: "USD")

  // error: write the call inside the parentheses: stub(mock.member(...))
  // error: write stub(mock.member(...)).returns(value)
  // cause: The verb takes the call, not the mock.
  // write: stub(gateway.rate(of: .any)).returns(1.25)
  stub(gateway).rate(of: .any).returns(1.25)
}

func swiftyMocky(_ gateway: MockGateway) {
  // SwiftyMocky.
  // error: cannot find 'Given' in scope
  // error: cannot infer contextual base in reference to member 'rate'
  // cause: The verb of a stub is `stub`.
  // write: stub(gateway.rate(of: "USD")).returns(1.25)
  Given(gateway, .rate(of: "USD", willReturn: 1.25))

  // SwiftyMocky.
  // error: cannot find 'Verify' in scope
  // error: cannot infer contextual base in reference to member 'rate'
  // cause: Verbs begin with a small letter, and the count follows the call.
  // write: verify(gateway.rate(of: "USD"), 2)
  Verify(gateway, 2, .rate(of: "USD"))

  // SwiftyMocky.
  // error: cannot find 'Perform' in scope
  // error: cannot infer contextual base in reference to member 'rate'
  // cause: A side effect belongs to a stub or an expectation.
  // write: stub(gateway.rate(of: "USD")).performs { _ in print("called") }
  Perform(gateway, .rate(of: "USD", perform: { print("called") }))
}
