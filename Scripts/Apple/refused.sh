# Compares the errors of Tests/Apple/Refused with its comments: uses of mocks on systems that lack the
# types of a member. Read by Scripts/check-apple.sh.

# Prints the first version in a comment that the target's platform needs. The comments have those of
# macOS, iOS, tvOS and watchOS; that of visionOS is the contemporary of iOS's.
first_version() {  # MACOS IOS TVOS WATCHOS
  case $target in
    *-macosx*) echo "$1" ;;
    *-xros*) echo $(($2 < 17 ? 1 : $2 - 16)) ;;
    *-tvos*) echo "$3" ;;
    *-watchos*) echo "$4" ;;
    *) echo "$2" ;;
  esac
}

check_refused() {
  local file=$root/Tests/Apple/Refused/AvailabilityUses.swift log=$work/logs/refused
  local version line text versions first
  version=$(sed -E 's/^.*-apple-[a-z]+([0-9]+).*/\1/' <<< "$target")
  swiftc -frontend -typecheck "$mocks/AppTests+GeneratedMocks.swift" "$file" -module-name AppTests \
    "${importing[@]}" -I "$work/modules" -I "$mocks" -I "$work/bootstrap" -DDEBUG -swift-version 6 \
    -parse-as-library > "$log" 2>&1 || true
  sed -nE "s|^$file:([0-9]+):[0-9]+: error: (.*)|\1 \2|p" "$log" > "$log.errors"
  sed -nE '/ \/\/ .* [0-9]+ [0-9]+ [0-9]+ [0-9]+$/ {=; s|.* // (.*) ([0-9]+ [0-9]+ [0-9]+ [0-9]+)$|\1\t\2|; p}' \
    "$file" | paste - - > "$log.expected"
  while IFS=$'\t' read -r line text versions; do
    # shellcheck disable=SC2086
    first=$(first_version $versions)
    if [ "$version" -ge "$first" ]; then
      ! grep -q "^$line " "$log.errors" || echo "error: $file:$line: refused for $target"
    else
      grep -qE "^$line .*$text is only available in .* $first(\.0)* or newer" "$log.errors" \
        || echo "error: $file:$line: $text is not refused for $target, which is older than $first"
    fi
  done < "$log.expected" > "$log.differences"
  [ ! -s "$log.differences" ] || { failed=1; cat "$log.differences"; }
  echo "  Refused: $(wc -l < "$log.expected") uses"
}
