// Reads the tracks that carry a language: what is heard, and what is read below the picture.
import type { AudioStream, Probe, Stream, SubtitleStream } from './readProbe'

/** Of what a film says of itself. */
const mostTracks = 32
const mostOtherSounds = 7
const mostLetters = 200
const mostLettersOfLanguage = 35
const textCodecs = new Set(['mov_text', 'subrip', 'srt', 'ass', 'ssa', 'webvtt', 'text'])

/** The track that is meant to be heard, of a camera's microphones all, and what can be heard instead. */
export function readSounds(all: readonly Stream[]): Pick<Probe, 'audio' | 'otherSounds'> {
  const streams = all.filter(({ codec_type, codec_name }) => codec_type === 'audio' && codec_name)
  const stream = streams.find(({ disposition }) => disposition?.default === 1) ?? streams[0]
  if (!stream) return { otherSounds: [] }
  const tracks = streams.map(readSound)
  const audio = readSound(stream)
  const isMono = tracks.every(({ channels }) => channels === 1)
  const isOneLanguage = new Set(tracks.map(({ lang }) => lang)).size === 1
  if (tracks.length > 1 && isMono && isOneLanguage) {
    const mixed = tracks.slice(0, mostTracks).map(({ index }) => index)
    return { audio: { ...audio, mixed }, otherSounds: [] }
  }
  // Nobody could choose between tracks of one name.
  const others = new Map(tracks.map((track) => [nameOf(track), track]))
  for (const name of [nameOf(audio), nameOf({ lang: 'und' })]) others.delete(name)
  return { audio, otherSounds: [...others.values()].slice(0, mostOtherSounds) }
}

const readSound = ({ index, codec_name = '', channels = 0, tags }: Stream): AudioStream => ({
  index,
  codec: codec_name,
  channels,
  ...namedBy(tags),
})

const nameOf = ({ lang, title = '' }: Pick<AudioStream, 'lang' | 'title'>) => `${lang} ${title}`

export function readSubtitles(all: readonly Stream[]): SubtitleStream[] {
  return all
    .filter(isTextTrack)
    .slice(0, mostTracks)
    .map(({ index, tags }) => ({ index, ...namedBy(tags) }))
}

function isTextTrack({ codec_type, codec_name }: Stream): boolean {
  return codec_type === 'subtitle' && textCodecs.has(codec_name ?? '')
}

const namedBy = (tags: Stream['tags']) => ({
  lang: languageOf(tags?.['language']),
  title: tags?.['title']?.slice(0, mostLetters),
})

/** Containers say `ger` or `deu`; the web says `de`. */
function languageOf(tag: string | undefined): string {
  if (tag !== undefined && tag.length > mostLettersOfLanguage) return 'und'
  try {
    return Intl.getCanonicalLocales(tag ?? 'und')[0] ?? 'und'
  } catch {
    return 'und'
  }
}
