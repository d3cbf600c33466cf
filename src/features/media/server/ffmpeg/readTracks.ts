// Reads the tracks that carry a language: what is heard, and what is read below the picture.

/** One stream of a file, as ffprobe reports it. */
export interface Stream {
  index: number
  codec_type?: string
  codec_name?: string
  profile?: string
  pix_fmt?: string
  width?: number
  height?: number
  channels?: number
  duration?: string
  start_time?: string
  avg_frame_rate?: string
  has_b_frames?: number
  color_space?: string
  color_transfer?: string
  color_primaries?: string
  field_order?: string
  sample_aspect_ratio?: string
  disposition?: { attached_pic?: number; default?: number }
  tags?: Record<string, string>
  side_data_list?: Array<{ rotation?: number }>
}

export interface AudioStream {
  index: number
  codec: string
  channels: number
  lang: string
  title?: string | undefined
  /** The microphones of a camera, each a track of its own. */
  mixed?: readonly number[]
  /** An edit list leaves sound out, more than encoders put before it. */
  isCut?: boolean
}

export interface SubtitleStream {
  index: number
  lang: string
  title?: string
}

export interface Sounds {
  audio?: AudioStream
  /** Other languages, a commentary: what can be heard instead. */
  otherSounds: AudioStream[]
}

/** Limits of what is taken over from a file: tracks, and letters of their names. */
const mostTracks = 32
const mostOtherSounds = 7
const mostLetters = 200
const mostLettersOfLanguage = 35
const textCodecs = new Set(['mov_text', 'subrip', 'srt', 'ass', 'ssa', 'webvtt', 'text'])

/** The track that is meant to be heard, of a camera's microphones all, and what can be heard instead. */
export function readSounds(all: readonly Stream[]): Sounds {
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
  // Tracks of one name count once, since nobody could choose between them.
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
