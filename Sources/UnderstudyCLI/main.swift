internal import ArgumentParser
internal import UnderstudyCommands

UnderstudyCommand.main()
