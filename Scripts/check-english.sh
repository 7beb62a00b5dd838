#!/usr/bin/env bash
# Finds words and spellings that do not belong in this project, in everything that a person reads.
#
#   Scripts/check-english.sh [FILE | FOLDER]...
#
# Without arguments, checks the sources, the golden failures, the misuse fixtures, the documentation
# and the examples. Prints `file:line: word -> replacement (reason)`. Fails if it finds anything.
#
# The list contains only words that are always wrong here, so there are no exceptions. Words that are
# wrong only in some sentences, such as "where" for "if", need a reader.
set -euo pipefail
cd "$(dirname "$0")/.."

# Perl regular expression; replacement; reason. Matches whole words in any case. The expression for
# "beside" excludes argument labels.
words='
beside(?!:|\s\w+:) ; next to, besides, with ; plain connective
for good ; permanently ; plain connective
hand-written ; handwritten ; one word for one concept
need not ; does not have to ; "must not" forbids, "does not have to" permits
needs not ; does not have to ; "must not" forbids, "does not have to" permits
outside of ; outside ; spelling
inside of ; inside ; spelling
of its own accord ; by itself ; idiom
further ado ; immediately, default value ; glossary
just now ; currently ; idiom
(put|puts|putting) into words ; describe ; a description is text made of a value or call
told of ; reported ; code is not a person
tells? of ; report ; code is not a person
let(s|ting)? go of ; release ; memory is retained and released
giv(e|es|en|ing) back ; release, return, restore ; locks are released, values are returned
gave back ; release, return, restore ; locks are released, values are returned
giv(e|es|en|ing) (the|its|a) [a-z]+ back ; release, return, restore ; locks are released, values are returned
hand(s|ed|ing)? over ; pass, reassign, transfer ; values are passed
part(s|ed)? with it ; release ; memory is retained and released
living objects? ; real object ; glossary: partial mock
canned things? ; stub ; glossary
place to say ; setup ; glossary
what must come ; expectation ; glossary
wish(es|ed)? ; request ; glossary
collectors? ; captor ; glossary
keepers? ; captor ; glossary
passing mocks? ; spy ; glossary
changed objects? ; partial mock ; glossary
seams? ; replacement, hook ; glossary
heirs? ; refining protocol ; glossary
ancestors? ; inherited protocol, enclosing scope ; glossary
heritage ; inherited protocols, inheritance ; glossary
mockery ; scope ; glossary
mockeries ; scopes ; glossary
set-ups? ; setup (noun, adjective), set up (verb) ; spelling
unsaturated ; not used up ; glossary
saturated ; used up ; glossary
surplus ; excess ; glossary
behaviours? ; behavior ; spelling
initialis(e|es|ed|er|ers|ing|ation) ; initialize ; spelling
serialis(e|es|ed|er|ing|ation) ; serialize ; spelling
optimis(e|es|ed|er|ing|ation|ations) ; optimize ; spelling
specialis(e|es|ed|ing|ation) ; specialize ; spelling
recognis(e|es|ed|ing) ; recognize ; spelling
organis(e|es|ed|ing|ation) ; organize ; spelling
synchronis(e|es|ed|ing|ation) ; synchronize ; spelling
generalis(e|es|ed|ing|ation) ; generalize ; spelling
neighbours? ; neighbor ; spelling
capitalis(e|es|ed|ing|ation) ; capitalize ; spelling
customis(e|es|ed|ing|ation) ; customize ; spelling
normalis(e|es|ed|ing|ation) ; normalize ; spelling
minimis(e|es|ed|ing|ation) ; minimize ; spelling
maximis(e|es|ed|ing|ation) ; maximize ; spelling
finalis(e|es|ed|ing|ation) ; finalize ; spelling
localis(e|es|ed|ing|ation) ; localize ; spelling
parameteris(e|es|ed|ing|ation) ; parameterize ; spelling
summaris(e|es|ed|ing) ; summarize ; spelling
analys(e|es|ed|ing) ; analyze ; spelling
labell(ed|ing) ; labeled, labeling ; spelling
modell(ed|ing) ; modeled, modeling ; spelling
signall(ed|ing) ; signaled, signaling ; spelling
catalogues? ; catalog ; spelling
centres? ; center ; spelling
afterwards ; afterward, later ; spelling
towards ; toward ; spelling
learnt ; learned ; spelling
colours? ; color ; spelling
favours? ; favor ; spelling
fulfils? ; fulfill ; spelling
judgement ; judgment ; spelling
canceled ; cancelled ; spelling, as in the API of Swift
whilst ; while ; spelling
amongst ; among ; spelling
'

if [ $# -eq 0 ]; then
  set -- Sources Migration/Sources Tests/FailureShapes/Golden Tests/MisuseFixture README.md Documentation CHANGELOG.md \
    CONTRIBUTING.md Examples
fi
mapfile -t files < <(git ls-files --cached --others --exclude-standard -- "$@" | sort -u)
[ ${#files[@]} -gt 0 ] || { echo "check-english.sh: no files in '$*'" >&2; exit 64; }

found=$(
  while read -r line; do
    [ -n "$line" ] || continue
    word=${line%% ; *}
    advice=${line#* ; }
    { grep -HnIoiwP -e "$word" -- "${files[@]}" || true; } \
      | while IFS=: read -r file number match; do
        echo "$file:$number: $match -> ${advice% ; *} (${advice##* ; })"
      done
  done <<< "$words" | sort -t: -k1,1 -k2,2n
)
[ -n "$found" ] || exit 0
echo "$found"
echo "$(wc -l <<< "$found") words to replace" >&2
exit 1
