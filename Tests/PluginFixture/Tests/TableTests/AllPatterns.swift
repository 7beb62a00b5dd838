// The checked-in mocks have the patterns for all later tests. So that the plug-in makes the same mocks:
// understudy:patterns
