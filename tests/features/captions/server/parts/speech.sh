#!/bin/sh
# Stands in for whisper.cpp's `whisper-cli`: the language says what becomes of it.
while [ $# -gt 0 ]; do
  case "$1" in
    -l) lang=$2; shift ;;
    -f) wav=$2; shift ;;
    -m) model=$2; shift ;;
    -of) place=$2; shift ;;
  esac
  shift
done
number() { od -An -tu"$2" -j"$1" -N"$2" "$wav" | tr -d ' '; }
said() { printf 'WEBVTT\n\n00:00.000 --> 00:01.000\n%s\n' "$1"; }
case "$lang" in
  en) said "$(number 22 2) channel, $(number 24 4) Hz${model:+, $model}" ;;
  de) echo 'progress =  40%' >&2; said 'In a file' > "$place.vtt"; echo 'not this' ;;
  fr) said 'Good'; printf '\n99 --> bad\nlost\n' ;;
  fi) said 'Too early'; exit 1 ;;
  sv) echo 'I heard nothing but birds.' ;;
  da) printf 'WEBVTT\n\nbirds --> more birds\nchirp\n' ;;
  nb) printf 'WEBVTT\n' ;;
  it) exec sleep 600 ;;
esac
