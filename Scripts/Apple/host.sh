# Type-checks what runs on a Mac: the generator, the tools and the plug-ins. Read by
# Scripts/check-apple.sh.

# The modules of the packages that the host's sources import, each after those that it imports.
syntax_modules=(SwiftSyntax509 SwiftSyntax510 SwiftSyntax600 SwiftSyntax601 SwiftSyntax602
  SwiftSyntax603 SwiftSyntax SwiftBasicFormat SwiftDiagnostics SwiftParser SwiftParserDiagnostics
  SwiftOperators SwiftSyntaxBuilder SwiftIfConfig SwiftSyntaxMacros
  SwiftSyntaxMacroExpansion SwiftCompilerPluginMessageHandling SwiftCompilerPlugin)
argument_modules=(ArgumentParserToolInfo ArgumentParser)

# Compiles a module of a package once for each version of the package.
package_module() {  # MODULE FOLDER OPTION...
  local module=$1 folder=$2 out=$packages/$1.swiftmodule
  shift 2
  [ -d "$folder" ] || fail "there are no sources of $module: $folder"
  [ ! -e "$out" ] || return 0
  find "$folder" -name '*.swift' -not -path '*.docc/*' | quoted > "$packages/$module.files"
  swiftc -frontend -emit-module -o "$out.new" @"$packages/$module.files" -module-name "$module" \
    "${importing[@]}" -I "$packages" "$@" -swift-version 5 -parse-as-library \
    -disable-availability-checking -experimental-skip-non-inlinable-function-bodies \
    > "$packages/$module.log" 2>&1 || {
    grep ': error: ' "$packages/$module.log" | head -20 >&2
    fail "$module does not compile for $library_target: $packages/$module.log"
  }
  mv "$out.new" "$out"
}

# Prepares swift-syntax and swift-argument-parser, from the checkouts of the last build.
prepare_packages() {
  local checkouts=$here/.build/checkouts module version folder
  [ -d "$checkouts/swift-syntax" ] && [ -d "$checkouts/swift-argument-parser" ] \
    || fail "there are no checkouts of swift-syntax and swift-argument-parser: run 'swift build' first"
  version=$(git -C "$checkouts/swift-syntax" rev-parse --short HEAD)-$(git -C "$checkouts/swift-argument-parser" rev-parse --short HEAD)
  packages=$library/packages-$version
  flock 9
  mkdir -p "$packages"
  importing[1]=$library_target
  local shims=$checkouts/swift-syntax/Sources/_SwiftSyntaxCShims/include
  for module in "${syntax_modules[@]}"; do
    folder=$checkouts/swift-syntax/Sources/$module
    [[ $module != SwiftSyntax[0-9]* ]] || folder=$checkouts/swift-syntax/Sources/VersionMarkerModules/$module
    # Each version has a marker more.
    [[ $module != SwiftSyntax[0-9]* || -d $folder ]] || continue
    package_module "$module" "$folder" -I "$shims" -package-name swift-syntax
  done
  for module in "${argument_modules[@]}"; do
    package_module "$module" "$checkouts/swift-argument-parser/Sources/$module" \
      -package-name swift-argument-parser
  done
  flock -u 9
  importing[1]=$target
  host=(-I "$packages" -I "$shims")
}

# Prepares the modules of plug-ins. That of Xcode makes the compiler read the branch for Xcode.
prepare_plugin_modules() {
  local stale=no module
  importing[1]=$library_target
  flock 9
  for module in PackagePlugin XcodeProjectPlugin; do
    compile_interface "$module" stub_interface
  done
  flock -u 9
  importing[1]=$target
}

# The package manager compiles plug-ins for the oldest macOS that its own library of plug-ins supports,
# whatever the platforms of the package are: macOS 13, since Swift 6.
check_plugins() {
  local plugin
  prepare_plugin_modules
  importing[1]=${target%%-*}-apple-macosx13.0
  for plugin in UnderstudyPlugin GenerateMocks; do
    local files=$(sources_of "Plugins/$plugin") log=$work/logs/$plugin
    count "$files"
    swiftc -frontend -typecheck @"$files.quoted" -module-name "$plugin" "${importing[@]}" -swift-version 6 \
      -parse-as-library > "$log" 2>&1 || report "$log" "$plugin"
    echo "  $plugin: $(wc -l < "$files") files"
  done
  importing[1]=$target
}

# What runs on a Mac.
check_host() {
  prepare_packages
  check_module MockEmitter "$(sources_of Sources/MockEmitter)" -parse-as-library "${host[@]}"
  check_module MockGenerator "$(sources_of Sources/MockGenerator)" -parse-as-library "${host[@]}"
  check_module UnderstudyMacrosPlugin "$(sources_of Sources/UnderstudyMacrosPlugin)" \
    -parse-as-library "${host[@]}"
  check_module UnderstudyFiles "$(sources_of Sources/UnderstudyFiles)" -parse-as-library "${host[@]}"
  check_module UnderstudyTool "$(sources_of Sources/UnderstudyTool)" "${host[@]}"
  check_module UnderstudyCommands "$(sources_of Sources/UnderstudyCommands)" -parse-as-library \
    "${host[@]}"
  check_module UnderstudyCLI "$(sources_of Sources/UnderstudyCLI)" "${host[@]}"
}
