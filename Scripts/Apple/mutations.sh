# Shows that the check finds what it is for: each mutation of a copy of the sources must fail, with the
# error that it is expected to cause. Read by Scripts/check-apple.sh.

# Copies the sources, to change them.
copy_sources() {
  rm -rf "$copy"
  mkdir -p "$copy/Tests"
  (cd "$here" && tar c --exclude='.build*' Sources Plugins Examples) | tar x -C "$copy"
  cp -r "$here/Tests/Apple" "$copy/Tests/"
}

# Prints a checksum of the copy.
state_of_copy() { find "$copy" -type f -print0 | LC_ALL=C sort -z | xargs -0 cksum | cksum; }

# Checks the copy for a target.
check_copy() {  # LOG JOB
  APPLE_ROOT=$copy APPLE_WORK=$cache/mutations/work "$here/Scripts/check-apple.sh" --target "$2" > "$1" 2>&1
}

# Checks a mutation, which is a command that runs in the copy.
mutate() {  # NAME JOB ERROR COMMAND...
  local name=$1 job=$2 error=$3 log="$cache/mutations/${1// /-}.log"
  shift 3
  copy_sources
  local before=$(state_of_copy)
  (cd "$copy" && "$@") || fail "the mutation '$name' cannot be made"
  # A changed tool is a mutation, too.
  [ "$before" != "$(state_of_copy)" ] || [ "$1" = true ] || fail "the mutation '$name' changes nothing"
  if check_copy "$log" "$job"; then
    echo "survived: $name"
    survived=1
  elif grep -qE "$error" "$log"; then
    echo "caught: $name: $(grep -m1 -oE "$error.*" "$log")"
  else
    echo "survived: $name fails for another reason: $log"
    survived=1
  fi
}

# Checks a mutation of the generated mocks: `sed` changes what the tool writes.
mutate_mocks() {  # NAME JOB ERROR EXPRESSION
  local tools=$cache/mutations/tools real=${APPLE_TOOLS:-$here/.build/debug}
  mkdir -p "$tools"
  ln -sfn "$real/UnderstudyMacrosPlugin-tool" "$tools/UnderstudyMacrosPlugin-tool"
  printf '#!/usr/bin/env bash\n%q "$@" && sed -i -E %q "${1%%.json}+GeneratedMocks.swift"\n' \
    "$real/UnderstudyTool" "$4" > "$tools/UnderstudyTool"
  chmod +x "$tools/UnderstudyTool"
  APPLE_TOOLS=$tools mutate "$1" "$2" "$3" true
}

check_mutations() {
  copy=$cache/mutations/copy survived=0
  mkdir -p "$cache/mutations"
  local mac=x86_64-apple-macosx10.15 log=$cache/mutations/unchanged.log
  copy_sources
  check_copy "$log" "$mac device c plugins generated headers" || { cat "$log"; fail "the sources do not pass unchanged"; }
  echo "passed: the sources without a mutation"

  mutate 'an @available less' "$mac device" "only available in macOS 13" \
    sed -i '/^ *@available(macOS 13/d' Sources/UnderstudyTime/ManualClock.swift
  mutate 'a function of macOS 26' "$mac device" "only available in macOS 26" \
    sed -i '$afunc usesNewSystem() { Task.immediate {} }' Sources/UnderstudyTime/ManualClock.swift
  mutate 'the branch for Xcode' "$mac plugins" "has no member 'displayTitle'" \
    sed -i 's/displayName/displayTitle/' Plugins/Shared/PluginRequest+Xcode.swift
  mutate 'a function of Linux in C' "$mac c" "pthread_getattr_np|'sys.uio.h' file not found" \
    sed -i 's/ifdef __linux__/ifdef __APPLE__/' Sources/UnderstudyBootstrap/ReturnAddresses.c
  mutate 'a signal stack on watches' 'arm64_32-apple-watchos6.0 c' "sigaltstack' is unavailable" \
    sed -i 's/^#define HAS_SIGNAL_STACKS 0/#define HAS_SIGNAL_STACKS 1/' Sources/UnderstudyBootstrap/UnreportedFailures.c
  mutate 'a stub less' "$mac device" "has no stub of 'Combine'" \
    rm Tests/Apple/Interfaces/Combine.swiftinterface

  mutate_mocks 'a generated requirement' "$mac device generated" \
    "does not conform to protocol|GeneratedMocks.swift.*error" \
    '0,/^  func [a-z]/s/^  func ([a-zA-Z]+)/  func \1Renamed/'

  # What headers declare, as mocks would be without each of the rules.
  mutate_mocks 'no members of categories' "$mac headers" "not mocked: CLLocationManager.startMonitoringVisits" \
    's/(func|__[a-zA-Z]*Of_)startMonitoringVisits/\1ignored/; s/override func startMonitoringVisits/func ignored/; s/func startMonitoringVisits/func ignored/'
  mutate_mocks 'factories are initializers' "$mac headers" "does not override a designated initializer" \
    's/^(final class MockCFNSession:.*)/\1\n  override init(configuration p0: CFNConfiguration) { super.init(configuration: p0) }/'
  mutate_mocks 'nothing is required' "$mac headers" "use the 'required' modifier" \
    's/^  required (init\?\(coder)/  override \1/'
  mutate_mocks 'no initializer of a protocol' "$mac headers" "must be provided by subclass" \
    's/^  required convenience init\?\(coder/  convenience init?(ignored/'
  mutate_mocks 'protocols in Swift' "$mac headers" "does not conform to protocol 'KitTableDataSource'" \
    's/^  func table\(/  @nonobjc func table(/'
  mutate_mocks 'asynchronous twins' "$mac headers" "conflicts with method" \
    's/^(final class MockCFNSession:.*)/\1\n  override func reset() async {}/'
  return $survived
}
