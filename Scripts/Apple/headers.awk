# Counts the members that headers declare, and those that mocks implement, as a table of the
# documentation. The arguments are the printed interfaces, and then the generated mocks.

# The name of a member without its attributes, modifiers and parameters.
function name_of(line) {
  sub(/.*(func|var) `?/, "", line)
  match(line, /^[A-Za-z0-9_]+/)
  return substr(line, 1, RLENGTH)
}
function declare(kind, key) {
  declared[kind]++
  if (key != "") wanted[key] = wanted[key] " " kind
}

FILENAME ~ /\.interface$/ && /^([^ }].* )?(open class|public protocol|extension) [A-Za-z]/ {
  block = $0
  sub(/.*(open class|public protocol|extension) /, "", block)
  generic = block ~ /^[A-Za-z]+</
  match(block, /^[A-Za-z]+/)
  type = substr(block, 1, RLENGTH)
  owner = /open class/ ? "class" : /public protocol/ ? "protocol" : "category"
}
FILENAME ~ /\.interface$/ && /^}/ { type = "" }
FILENAME ~ /\.interface$/ && type != "" && /^    .*(func|var|init[?(])/ {
  if (generic) { declare("generic"); next }
  if (/\/\*not inherited\*\//) declare("factory")
  else if (/(^| )init[?(]/ && owner != "protocol") declare("init")
  else if (/ async/) declare("twin", "")
  else if (/(^| )init[?(]/) next
  else if (owner == "protocol") declare(/optional / ? "optional" : "required", type "." name_of($0))
  else if (owner == "category") declare("category", type "." name_of($0))
  else declare(/ class (func|var) / ? "class" : "instance", type "." name_of($0))
}

FILENAME !~ /\.interface$/ && /^[a-z@].*class Mock[A-Za-z]+:/ {
  match($0, /Mock[A-Za-z]+:/)
  mock = substr($0, RSTART + 4, RLENGTH - 5)
}
FILENAME !~ /\.interface$/ && /^}/ { mock = "" }
FILENAME !~ /\.interface$/ && mock != "" && /^  .*(func|var) / && !/CallPattern|__TypeOf|__patternOf/ {
  made[mock "." name_of($0)]++
}

function row(kind, title, mocked, reason) {
  printf "| %s | %d | %d | %s |\n", title, declared[kind], mocked, reason
}
END {
  for (key in wanted) {
    count = split(wanted[key], kinds, " ")
    for (position = 1; position <= count; position++)
      if (position <= made[key]) mocked[kinds[position]]++
      else print "not mocked: " key > "/dev/stderr"
  }
  print "| member in a header | declared | mocked | others |"
  print "| --- | --- | --- | --- |"
  row("instance", "of a class", mocked["instance"], "")
  row("category", "of a category", mocked["category"], "")
  row("class", "`class` method or property", mocked["class"], "")
  row("init", "initializer", declared["init"], "overridden or inherited")
  row("factory", "class method that is an initializer in Swift", 0, "not inherited by subclasses")
  row("twin", "`async` form of a method with a completion handler", 0, "stub the method: `.invokes()`")
  row("required", "requirement", mocked["required"], "")
  row("optional", "optional requirement", mocked["optional"], "")
  row("generic", "of a generic class", 0, "mock a subclass with concrete types")
}
