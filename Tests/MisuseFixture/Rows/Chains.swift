import UnderstudyMacros

// Chains of calls, and arguments that are not recorded.

func chains(_ department: MockDepartment, _ real: any Department) {
  // Compiles.
  stub(department.parent.section(named: "tea").name).returns("tea")

  // Row 86.
  // error: a chain takes values, not matchers: stub the call with a 'MockDepartment' of your own,
  //   and write the calls on that
  // cause: Each child mock belongs to equal arguments, so a matcher would mean several.
  // write: let section = MockDepartment(); stub(department.section(named: .any)).returns(section)
  stub(department.section(named: .any).name).returns("tea")

  // Row 87.
  // error: a chain takes values, not matchers: stub the call with a 'MockDepartment' of your own,
  //   and write the calls on that
  verify(department.section(named: .hasPrefix("t")).section(named: "mugs"))

  // Row 88.
  // error: only a mock has call patterns: declare the variable as 'MockGateway', not 'any Gateway'
  // cause: @Mockable cannot see that the other protocol has a mock. The plug-in can.
  // write: let till = MockGateway(); stub(department.till).returns(till)
  stub(department.till.rate(of: "USD")).returns(1)

  // Row 89.
  // error: only a mock has call patterns: declare the variable as 'MockDepartment', not
  //   'any Department'
  stub(real.section(named: "tea").section(named: "mugs")).returns(department)

  // Row 90.
  // error: value of optional type '(any Department)?' must be unwrapped to refer to member 'name'
  // cause: The call returns nil by default, so it has no child mock.
  // write: let deputy = MockDepartment(); stub(department.deputy).returns(deputy)
  stub(department.deputy.name).returns("tea")
}

func unrecorded(_ kiosk: MockKiosk) {
  // Compiles.
  stub(kiosk.inspect(.where("code is A-1") { $0.code == "A-1" })).returns(true)

  // Row 91.
  // error: 'voucher' is not recorded, because it is noncopyable or nonescapable: write .any, or
  //   .where { ... } in stub, expect and reject
  // cause: A noncopyable value cannot be compared with a copy.
  // write: stub(kiosk.inspect(.where { $0.code == "A-1" })).returns(true)
  stub(kiosk.inspect(Voucher(code: "A-1"))).returns(true)

  // Row 92.
  // error: 'voucher' is not recorded, because it is noncopyable or nonescapable: write .any, or
  //   .where { ... } in stub, expect and reject
  verify(kiosk.redeem(Voucher(), at: .any))

  // Row 93.
  // error: cannot convert value of type 'Voucher' to expected argument type 'Unrecordable<Voucher>'
  stub(kiosk.inspect(.equal(Voucher()))).returns(true)

  var voucher = Voucher()
  // Row 94.
  // error: 'voucher' is not recorded, because it is noncopyable or nonescapable: write .any, or
  //   .where { ... } in stub, expect and reject
  verify(kiosk.stamp(&voucher))
}
