# Type-checks and compiles the sources of the project for a target. Read by Scripts/check-apple.sh.

# What Package.swift sets for each target.
project=(-swift-version 6 -package-name understudy
  -enable-upcoming-feature ExistentialAny
  -enable-upcoming-feature InternalImportsByDefault
  -enable-upcoming-feature MemberImportVisibility)

# Adds files to what the last line counts. A declaration is a line that begins one.
count() {  # FILES
  xargs -d '\n' cat < "$1" | awk -v files="$(wc -l < "$1")" '
    /^ *((@[A-Za-z_]+(\([^)]*\))?|[a-z]+(\([a-z]+\))?) +)*(func|var|let|init|subscript|class|struct|enum|protocol|extension|typealias|actor|case|associatedtype|macro|deinit|operator)[ (<?{]/ { found += 1 }
    END { print found + 0, files }' >> "$work/counts"
}

# Prints the errors of a log, with paths from the checkout on, and remembers that there are some.
report() {  # LOG WHAT
  failed=1
  { grep ': error: ' "$1" || tail -5 "$1"; } | sed -E "s|^$root/||; s|^$here/||" | sort -u | head -200
  echo "error: $2 does not compile for $target: $1"
}

# Type-checks the files of a module, and writes the module for those that import it. That is written
# without checks of availability, so that the others can be checked even if this one has errors.
check_module() {  # MODULE FILES OPTION...
  local module=$1 files=$2
  shift 2
  [ -s "$files" ] || fail "there are no sources of $module"
  local log=$work/logs/$module options=(-module-name "$module" "${importing[@]}" -I "$work/modules" "${project[@]}" "$@")
  count "$files"
  swiftc -frontend -typecheck @"$files.quoted" "${options[@]}" > "$log" 2>&1 || report "$log" "$module"
  swiftc -frontend -emit-module -o "$work/modules/$module.swiftmodule" @"$files.quoted" "${options[@]}" \
    -disable-availability-checking -experimental-skip-non-inlinable-function-bodies \
    > "$log.module" 2>&1 || report "$log.module" "$module"
  echo "  $module: $(wc -l < "$files") files"
}

# Quotes paths for a file of arguments, because some contain spaces.
quoted() { sed 's/.*/"&"/'; }

# Writes the paths of a target's sources to a file, and prints its name.
sources_of() {  # FOLDER
  find -L "$root/$1" -name '*.swift' -not -path '*.docc/*' | LC_ALL=C sort \
    > "$work/$(basename "$1").files"
  quoted < "$work/$(basename "$1").files" > "$work/$(basename "$1").files.quoted"
  echo "$work/$(basename "$1").files"
}

# What runs on a device.
check_device() {
  mkdir -p "$work/bootstrap"
  cp "$root"/Sources/UnderstudyBootstrap/include/* "$work/bootstrap/"
  [ -e "$work/bootstrap/module.modulemap" ] \
    || echo 'module UnderstudyBootstrap { umbrella "." export * }' > "$work/bootstrap/module.modulemap"
  check_module UnderstudyValues "$(sources_of Sources/UnderstudyValues)" -parse-as-library
  check_module UnderstudyCore "$(sources_of Sources/UnderstudyCore)" -parse-as-library
  check_module UnderstudyMacros "$(sources_of Sources/UnderstudyMacros)" -parse-as-library
  check_module Understudy "$(sources_of Sources/Understudy)" -parse-as-library -I "$work/bootstrap"
  check_module UnderstudyContracts "$(sources_of Sources/UnderstudyContracts)" -parse-as-library
  check_module UnderstudyHandwritten "$(sources_of Sources/UnderstudyHandwritten)" -parse-as-library
  check_module UnderstudyTime "$(sources_of Sources/UnderstudyTime)" -parse-as-library
  check_module UnderstudyPublishers "$(sources_of Sources/UnderstudyPublishers)" -parse-as-library
}

# The C sources. Warnings about functions that an older system does not have are errors.
check_c() {
  local file log files=("$root"/Sources/UnderstudyBootstrap/*.c)
  for file in "${files[@]}"; do
    log=$work/logs/$(basename "$file")
    clang -target "$target" -c -O2 -o "$work/$(basename "$file").o" "$file" \
      -I "$root/Sources/UnderstudyBootstrap/include" -nostdlibinc \
      -isystem "$library/sdk/usr/include" -Wall -Werror=implicit-function-declaration \
      -Werror=unguarded-availability -Werror=int-conversion > "$log" 2>&1 \
      || report "$log" "$(basename "$file")"
  done
  awk '/^[a-z_].*[({]$|^(static|struct|enum) / { found += 1 } END { print found + 0, ARGC - 1 }' \
    "${files[@]}" >> "$work/counts"
  echo "  UnderstudyBootstrap: ${#files[@]} files of C, to objects"
}

# Objects of the runtime, in debug and in release, so that the later phases of the compiler run.
check_objects() {
  local module mode files log outputs
  for module in UnderstudyValues UnderstudyCore Understudy UnderstudyContracts UnderstudyTime; do
    files=$(sources_of "Sources/$module")
    for mode in debug release; do
      log=$work/logs/$module.$mode
      local options=(-module-name "$module" "${importing[@]}" -I "$work/modules" -I "$work/bootstrap"
        "${project[@]}" -parse-as-library)
      if [ $mode = debug ]; then options+=(-Onone -g -DDEBUG -enable-testing); else options+=(-O); fi
      swiftc -frontend -c @"$files.quoted" "${options[@]}" -o "$work/$module.$mode.o" > "$log" 2>&1 \
        || { report "$log" "$module in $mode"; continue; }
      # A file in the format that Apple's linkers read begins with one of these numbers.
      [[ $(od -An -tx4 -N4 "$work/$module.$mode.o" | tr -d ' ') = feedfac[ef] ]] \
        || { failed=1; echo "error: $work/$module.$mode.o is not a Mach-O object"; }
      echo "  $module: an object in $mode"
    done
  done
}
