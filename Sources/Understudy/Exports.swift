@_exported public import UnderstudyMacros
