// Prints the table. `--check` makes it fail where a goal is missed.

#if DEBUG
  let configuration = "debug"
#else
  let configuration = "release"
#endif

let rows = memory() + singleCalls() + manyStubs() + growth() + lookingBack() + threads()

print("### \(configuration)\n")
print("| what | Understudy | against | ratio | goal | reached |")
print("| --- | ---: | ---: | ---: | ---: | --- |")
for row in rows { print(row.markdown) }

if CommandLine.arguments.contains("--check"),
  rows.contains(where: { row in row.goal.map { row.ratio > $0 } ?? false })
{
  fatalError("a goal was missed")
}
