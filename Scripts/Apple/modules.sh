# The modules that sources import on an Apple platform: the toolchain's own, compiled from their
# textual interfaces, and the stubs of Tests/Apple. Read by Scripts/check-apple.sh.

# The toolchain's own modules, each after those that it imports.
library_modules=(Swift SwiftOnoneSupport _Concurrency _RegexParser _StringProcessing Synchronization
  Runtime Observation Testing)
# The stubs, each after those that it imports.
stub_modules=(Dispatch CoreGraphics Foundation Combine XCTest)

# Prints the target of the modules for a target: that of the oldest version, which every later one can
# import.
module_target() {
  case $1 in
    x86_64-apple-macosx*) echo x86_64-apple-macosx10.15 ;;
    *-apple-macosx*) echo "${1%%-*}-apple-macosx11.0" ;;
    *-apple-ios*-macabi) echo "${1%%-*}-apple-ios13.1-macabi" ;;
    *-apple-ios*-simulator) echo "${1%%-*}-apple-ios13.0-simulator" ;;
    *-apple-ios*) echo "${1%%-*}-apple-ios13.0" ;;
    *-apple-tvos*-simulator) echo "${1%%-*}-apple-tvos13.0-simulator" ;;
    *-apple-tvos*) echo "${1%%-*}-apple-tvos13.0" ;;
    *-apple-watchos*-simulator) echo "${1%%-*}-apple-watchos6.0-simulator" ;;
    *-apple-watchos*) echo "${1%%-*}-apple-watchos6.0" ;;
    *-apple-xros*-simulator) echo "${1%%-*}-apple-xros1.0-simulator" ;;
    *-apple-xros*) echo "${1%%-*}-apple-xros1.0" ;;
    *) fail "'$1' is not the target of an Apple platform" ;;
  esac
}

# Prints the interface of a module of the toolchain as it would be for an Apple platform. Each change
# is explained in Tests/Apple/README.md.
library_interface() {  # MODULE TARGET
  local file
  file=$(ls "$toolchain/lib/swift/linux/$1.swiftmodule/"*.swiftinterface 2> /dev/null \
    | grep -v private | head -1)
  [ -n "$file" ] || fail "the toolchain has no textual interface of the module '$1'"
  sed -E \
    -e "s/-target [a-z0-9_]+-unknown-linux-gnu/-target $2/" \
    -e 's/-disable-objc-interop //g' \
    -e 's/^ *@backDeployed\([^)]*\) *$//' \
    -e 's/@backDeployed\([^)]*\) ?//g' \
    -e 's/self = _stdlib_(remainderl\(self, other\)|squareRootl\(self\))/Builtin.unreachable()/' \
    -e 's/^((public |@_exported )*)import Glibc$/\1import Darwin/' \
    -e 's/_swift_stdlib_gettid\(\)/Swift.UInt32(0)/' \
    "$file"
  # What exists on Apple platforms only.
  [ ! -e "$stubs/Interfaces/$1.swiftinterface" ] || cat "$stubs/Interfaces/$1.swiftinterface"
}

# Prints the interface of a stub.
stub_interface() {  # MODULE TARGET
  [ -f "$stubs/Interfaces/$1.swiftinterface" ] || fail "Tests/Apple has no stub of '$1'"
  printf '// swift-interface-format-version: 1.0\n// swift-compiler-version: %s\n' "$compiler"
  printf -- '// swift-module-flags: -target %s -enable-library-evolution -swift-version 5 -module-name %s\n' \
    "$2" "$1"
  cat "$stubs/Interfaces/$1.swiftinterface"
}

# Compiles the interface of a module, unless its text is the one that was compiled before.
compile_interface() {  # MODULE WRITER OPTION...
  local module=$1 writer=$2
  shift 2
  local interface=$library/interfaces/$module.swiftinterface
  local out=$library/modules/$module.swiftmodule
  "$writer" "$module" "$library_target" > "$interface.new"
  if [ "$stale" = no ] && [ -e "$out" ] && cmp -s "$interface.new" "$interface"; then
    rm "$interface.new"
    return
  fi
  # What imports this module has to be compiled again.
  stale=yes
  rm -f "$out"
  mv "$interface.new" "$interface"
  # The availability of declarations is kept; what their inlinable bodies use is not checked.
  swiftc -frontend -compile-module-from-interface "$interface" -o "$out.new" -module-name "$module" \
    "${importing[@]}" -disable-objc-attr-requires-foundation-module -disable-availability-checking \
    "$@" > "$library/logs/$module" 2>&1 || {
    grep ': error: ' "$library/logs/$module" | head -20 >&2
    fail "the interface of $module does not compile for $library_target: $library/logs/$module"
  }
  mv "$out.new" "$out"
}

# Prepares the modules for a target, and sets `importing` to the options that import them.
prepare_modules() {  # TARGET
  local stale=no module
  library_target=$(module_target "$1")
  library=$cache/library/$library_target
  mkdir -p "$library"/{interfaces,modules,logs,resources,sdk}
  # Targets that share the modules are checked at the same time.
  exec 9> "$library/lock"
  flock 9
  ln -sfn "$toolchain/lib/swift/shims" "$library/resources/shims"
  ln -sfn "$toolchain/lib/swift/clang" "$library/resources/clang"
  importing=(-target "$library_target" -resource-dir "$library/resources" -sdk "$library/sdk"
    -plugin-path "$toolchain/lib/swift/host/plugins" -I "$library/modules"
    -module-cache-path "$library/clang-modules" -diagnostic-style llvm)
  for module in "${library_modules[@]}"; do
    case $module in
      Swift | Runtime) compile_interface "$module" library_interface -parse-stdlib ;;
      *) compile_interface "$module" library_interface ;;
    esac
    # The rest of the library imports the C part of Darwin.
    if [ "$module" = SwiftOnoneSupport ]; then
      if ! diff -rq "$stubs/Headers" "$library/sdk/usr/include" > /dev/null 2>&1; then
        stale=yes
        rm -rf "$library/sdk" "$library/clang-modules"
        mkdir -p "$library/sdk/usr"
        cp -r "$stubs/Headers" "$library/sdk/usr/include"
      fi
      # The compiler reads here which version of visionOS has what a version of iOS has.
      case $library_target in *-xros*) cp "$stubs/SDKSettings.json" "$library/sdk/" ;; esac
      for stub in ObjectiveC Darwin; do compile_interface "$stub" stub_interface; done
    fi
  done
  for module in "${stub_modules[@]}"; do compile_interface "$module" stub_interface; done
  case $library_target in
    *-macosx* | *-watchos*) rm -f "$library/modules/UIKit.swiftmodule" ;;
    *) [ ! -e "$stubs/Interfaces/UIKit.swiftinterface" ] || compile_interface UIKit stub_interface ;;
  esac
  importing[1]=$1
  flock -u 9
}
