#!/usr/bin/env bash
# Checks that SwiftPM uses its prebuilt swift-syntax for packages that depend on Understudy: with
# `@Mockable`, and with `@Mockable` and the plug-in of a release. Makes the prebuilt library from the
# debug build in `.build`, signs its manifest with a certificate of its own, and offers both to SwiftPM.
#
#   Documentation/Decisions/Experiments/check-prebuilts.sh          # builds and tests both packages
#   Documentation/Decisions/Experiments/check-prebuilts.sh source   # shows that the plug-in from source turns the prebuilt off
#
# Linux only, because the names of the prebuilts contain the distribution. Needs openssl. Checks the last
# commit. Takes minutes, because each package compiles the runtime. Fails if swift-syntax is compiled.
set -euo pipefail
cd "$(dirname "$0")/../../.."
source Benchmarks/consumer-package.sh
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
case ${1:-} in '' | source) ;; *) echo "error: unknown choice '$1'; write source or nothing" >&2; exit 2 ;; esac

swift build --product understudy-cli --scratch-path .build
swift build --product UnderstudyTool --scratch-path .build
swift build --target UnderstudyMacrosPlugin --scratch-path .build
build=$(swift build --scratch-path .build --show-bin-path)
unset UNDERSTUDY_WARNINGS_AS_ERRORS
version=$(grep -A6 '"swift-syntax"' Package.resolved | sed -n 's/.*"version" : "\(.*\)".*/\1/p')

# The library: every module of swift-syntax that was compiled for the host, as SwiftPM packs them.
mkdir -p "$work/library/lib" "$work/library/Modules" "$work/objects"
products=()
for module in .build/checkouts/swift-syntax/Sources/{,VersionMarkerModules/}*Swift*; do
  module=$(basename "$module")
  [ -d "$build/$module-tool.build" ] || continue
  for object in "$build/$module-tool.build"/*.o; do
    cp "$object" "$work/objects/$module-$(basename "$object")"
  done
  [ -e "$build/Modules-tool/$module.swiftmodule" ] || continue
  cp "$build/Modules-tool/$module".swift{module,doc} "$work/library/Modules/"
  products+=("$module")
done
find "$work/objects" -name '*.o' -print0 | xargs -0 ar rcs "$work/library/lib/libMacroSupport.a"

# The place of the download, and the names of its files.
compiler=$(swiftc --version 2>&1 | sed -n 's/.*(\(swift-[^)]*\)).*/\1/p')
host=$(. /etc/os-release && echo "${ID}_${VERSION_CODENAME}")
[[ $host != debian_* ]] || host=debian_$(. /etc/os-release && echo "$VERSION_ID")
name=${compiler}-${host}_$(uname -m)
download=$work/download/swift-syntax/$version
mkdir -p "$download"
archive=$download/$name-MacroSupport.tar.gz
tar -C "$work/library" -czf "$archive" lib Modules

# The manifest, formatted as SwiftPM encodes it, because the signature is for those bytes.
{
  printf '{\n  "libraries" : [\n    {\n      "checksum" : "%s",\n' "$(sha256sum "$archive" | cut -d' ' -f1)"
  printf '      "includePath" : [\n        "Sources/_SwiftSyntaxCShims/include"\n      ],\n'
  printf '      "name" : "MacroSupport",\n      "products" : [\n'
  printf '        "%s"\n' "${products[@]}" | sed '$!s/$/,/'
  printf '      ]\n    }\n  ]\n}'
} > "$work/manifest.json"

# A root certificate, and a certificate that may sign code.
certificate() { openssl x509 -in "$work/$1.pem" -outform DER; }
openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -subj "/CN=Root" -days 2 \
  -keyout "$work/root.key" -out "$work/root.pem" \
  -addext "keyUsage=critical,keyCertSign,cRLSign" 2> /dev/null
openssl req -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -subj "/CN=Signer" \
  -keyout "$work/signer.key" -out "$work/signer.csr" 2> /dev/null
printf '%s\n' "basicConstraints=critical,CA:FALSE" "keyUsage=critical,digitalSignature" \
  "extendedKeyUsage=codeSigning" > "$work/extensions"
openssl x509 -req -in "$work/signer.csr" -CA "$work/root.pem" -CAkey "$work/root.key" -days 1 \
  -CAcreateserial -extfile "$work/extensions" -out "$work/signer.pem" 2> /dev/null
certificate root > "$work/root.cer"

# The signature: a JSON Web Signature, whose two integers have 32 bytes each.
url64() { openssl base64 -A | tr '+/' '-_' | tr -d '='; }
header=$(printf '{"alg":"ES256","x5c":["%s","%s"]}' \
  "$(certificate signer | openssl base64 -A)" "$(certificate root | openssl base64 -A)" | url64)
message=$header.$(url64 < "$work/manifest.json")
integers=$(printf %s "$message" | openssl dgst -sha256 -sign "$work/signer.key" |
  openssl asn1parse -inform DER | sed -n 's/.*INTEGER *://p' |
  while read -r integer; do printf '%64s' "$integer" | tr ' ' 0; done)
signature=$message.$(printf %b "$(tr -d '\n' <<< "$integers" | sed 's/../\\x&/g')" | url64)
printf '{"manifest": %s, "signature": {"signature": "%s", "certificate": {
  "subject": {"commonName": "Signer"}, "issuer": {"commonName": "Root"}}}}' \
  "$(cat "$work/manifest.json")" "$signature" > "$download/$name.json"

make_repository "$work" "$build"

# Builds and tests a package with `@Mockable`: title, tag, and the plug-in of its tests or nothing. Prints
# the number of modules of swift-syntax that were compiled, and the CPU time. Fails if there are any.
check() {
  local folder=$work/consumer modules
  write_consumer "$folder" "$work/understudy.git" "exact: \"$2\"" Understudy "$macros" "${3:-}" @Mockable "$mockTest"
  local TIMEFORMAT='%U %S'
  { time swift test --package-path "$folder" --cache-path "$work/cache" --manifest-cache none \
    --experimental-prebuilts-download-url "file://$work/download" \
    --experimental-prebuilts-root-cert "$work/root.cer" > "$folder.log" 2>&1; } 2> "$folder.time" ||
    { tail -40 "$folder.log" >&2; exit 1; }
  local pattern='(Compiling|Emitting module) _?Swift(Syntax|Parser|Diagnostics)[A-Za-z0-9]*'
  modules=$({ grep -oE "$pattern" "$folder.log" || true; } |
    awk '{ print $NF }' | sort -u | wc -l)
  echo "$1: $modules modules of swift-syntax compiled, $(awk '{ printf "%.0f", $1 + $2 }' "$folder.time") CPU seconds"
  rm -rf "$folder"
  [ "$modules" = 0 ]
}

if [ "${1:-}" = source ]; then
  check "@Mockable and the plug-in from source" 0.0.1 UnderstudyPlugin || true
else
  check "@Mockable" 0.0.1
  check "@Mockable and the plug-in of a release" 0.0.2 UnderstudyPlugin
fi
