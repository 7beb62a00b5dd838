# Type-checks the branches for older compilers, which this compiler never reads. Read by
# Scripts/check-apple.sh.

# Rewrites the conditions that ask for Swift 6.2 or later, as an older compiler decides them.
rewrite_conditions() {  # FILE...
  sed -i -E '/^ *#(if|elseif) /s/(compiler|swift)\(>= *(6\.[2-9]|[7-9])[0-9.]*\)/false/g' "$@"
}

# A copy of the sources with the conditions rewritten, for the target and for Linux, and the mocks that
# are generated. Expansions of the attribute cannot be rewritten.
check_older() {
  local copy=$work/older found
  rm -rf "$copy"
  mkdir -p "$copy"/{Tests,work}/logs "$copy/work/modules"
  cp -r "$root/Sources" "$root/Plugins" "$root/Examples" "$copy/"
  cp -r "$root/Tests/Apple" "$copy/Tests/"
  found=$(grep -rlE '^ *#(if|elseif) .*(compiler|swift)\(>= *6\.[2-9]' "$copy/Sources" --include='*.swift' | wc -l)
  [ "$found" -gt 0 ] || fail "no source has a condition for older compilers: the check finds nothing"
  while IFS= read -r -d '' file; do rewrite_conditions "$file"; done \
    < <(grep -rlZE '^ *#(if|elseif) .*(compiler|swift)\(>=' "$copy/Sources" "$copy/Tests" --include='*.swift')
  older_branches() { rewrite_conditions "$1"; }
  echo "  older compilers, $found files with conditions:"
  local counted=$work/counts root=$copy work=$copy/work
  : > "$work/counts"
  check_device
  check_host
  check_generated
  # The same for Linux.
  local target=x86_64-unknown-linux-gnu
  local importing=(-target "$target" -plugin-path "$toolchain/lib/swift/host/plugins" -diagnostic-style llvm)
  work=$copy/linux
  mkdir -p "$work"/{logs,modules}
  : > "$work/counts"
  check_device
  cat "$copy/work/counts" "$work/counts" >> "$counted"
  older_branches() { :; }
}
