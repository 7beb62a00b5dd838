@_exported public import UnderstudyCore

#if Macros
  @_exported public import UnderstudyMacros
#endif
