@_exported public import UnderstudyCore
