// Prints the table. With `--check`, fails if a goal is missed.

import Foundation

if repeatCalls(CommandLine.arguments) { exit(0) }

#if DEBUG
  let configuration = "debug"
#else
  let configuration = "release"
#endif

let rows = memory() + singleCalls() + manyStubs() + growth() + lookingBack() + threads()

print("### \(configuration)\n")
print("| benchmark | Understudy | reference | ratio | goal | reached |")
print("| --- | ---: | ---: | ---: | ---: | --- |")
for row in rows { print(row.markdown) }

if CommandLine.arguments.contains("--check"),
  rows.contains(where: { row in row.goal.map { row.ratio > $0 } ?? false })
{
  fatalError("a goal was missed")
}
