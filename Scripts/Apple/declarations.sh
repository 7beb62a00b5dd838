# Type-checks mocks of declarations that only Apple platforms have, and tests that use them. Read by
# Scripts/check-apple.sh.
#
# Tests/Apple/Declarations is the module of an application, Uses and Refused are test targets. The mocks
# are made as the build plug-in makes them, and by the attribute: in a copy, each comment
# `// @Mockable` is the attribute. Each use in Refused has a comment with its error.

# The position of a platform's version in the comments of Refused.
version_position() {
  case $target in *-macosx*) echo 1 ;; *-tvos*) echo 3 ;; *-watchos*) echo 4 ;; *) echo 2 ;; esac
}

check_declarations() {
  local apple=$root/Tests/Apple binaries=$here/.build/debug folder=$work/declarations way
  local tool=$binaries/understudy-cli plugin=$binaries/UnderstudyMacrosPlugin-tool
  [ -x "$tool" ] && [ -x "$plugin" ] || fail "there is no tool in $binaries: run 'swift build' first"
  rm -rf "$folder"
  mkdir -p "$folder"/{plugin,attribute}/{App,Mocks}
  local options=("${importing[@]}" -I "$work/modules" "${project[@]}" -parse-as-library -DDEBUG)
  cp "$apple"/Declarations/*.swift "$folder/plugin/App/"
  "$tool" generate "$folder/plugin/App" --module App --used-in "$apple/Uses" \
    --output "$folder/plugin/Mocks" > "$work/logs/declarations" 2>&1 \
    || { report "$work/logs/declarations" "the generation of mocks"; return 0; }
  local file
  for file in "$apple"/Declarations/*.swift; do
    { echo "import UnderstudyMacros"; sed -E 's|^( *)// @Mockable|\1@Mockable|' "$file"; } \
      > "$folder/attribute/App/${file##*/}"
  done
  for way in plugin attribute; do
    local log=$work/logs/declarations.$way app=$folder/$way mocks=()
    [ "$way" = attribute ] || mocks=("$app"/Mocks/*.swift)
    # All bodies first: the module is written without them.
    swiftc -frontend -typecheck "$app"/App/*.swift -module-name App "${options[@]}" \
      -load-plugin-executable "$plugin#UnderstudyMacrosPlugin" > "$log" 2>&1 \
      || report "$log" "the application with the $way"
    swiftc -frontend -emit-module -o "$app/App.swiftmodule" "$app"/App/*.swift -module-name App \
      "${options[@]}" -enable-testing -experimental-skip-non-inlinable-function-bodies \
      -load-plugin-executable "$plugin#UnderstudyMacrosPlugin" > "$log.module" 2>&1 \
      || report "$log.module" "the module of the application with the $way"
    swiftc -frontend -typecheck "${mocks[@]}" "$apple"/Uses/*.swift -module-name AppTests -I "$app" \
      "${options[@]}" > "$log.uses" 2>&1 || report "$log.uses" "a use of mocks by the $way"
    if grep -hE 'warning: ' "$log" "$log.uses"; then
      failed=1
      echo "error: mocks by the $way have warnings for $target: $log.uses"
    fi
    check_refused "$app" "${mocks[@]}"
    find "$app/App" "$app/Mocks" "$apple/Uses" -name '*.swift' > "$folder/files"
    count "$folder/files"
    echo "  Declarations by the $way: $(wc -l < "$folder/files") files"
  done
}

# Compares the errors of Refused with its comments. Targets that are new enough have none.
check_refused() {  # FOLDER MOCKS...
  local app=$1 log=$1/refused file=$root/Tests/Apple/Refused/AvailabilityUses.swift
  shift
  swiftc -frontend -typecheck "$@" "$file" -module-name AppTests -I "$app" "${options[@]}" \
    > "$log" 2>&1 || true
  sed -nE "s|^$file:([0-9]+):[0-9]+: error: (.*)|\1 \2|p" "$log" > "$log.errors"
  local version=${target#*-apple-}
  version=$(sed -E 's/^[a-z]+([0-9]+).*/\1/' <<< "$version")
  local line text versions first
  sed -nE '/ \/\/ .* [0-9]+ [0-9]+ [0-9]+ [0-9]+$/ {=; s|.* // (.*) ([0-9]+ [0-9]+ [0-9]+ [0-9]+)$|\1\t\2|; p}' \
    "$file" | paste - - | while IFS=$'\t' read -r line text versions; do
    first=$(cut -d' ' -f"$(version_position)" <<< "$versions")
    if [ "$version" -ge "$first" ]; then
      ! grep -q "^$line " "$log.errors" || echo "error: $file:$line: refused for $target"
    else
      grep -qE "^$line .*$text is only available in [A-Za-z]+ $first(\.0)* or newer" "$log.errors" \
        || echo "error: $file:$line: $text is not refused for $target, which is older than $first"
    fi
  done > "$log.differences"
  [ ! -s "$log.differences" ] || { failed=1; cat "$log.differences"; }
}
