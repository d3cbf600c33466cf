import type { MediaFacts } from '../asset'

/** As people call them, where that is not their name in capital letters. */
const names: Readonly<Record<string, string>> = {
  mov: 'MP4',
  matroska: 'Matroska',
  mpegts: 'MPEG-TS',
  h264: 'H.264',
  mpeg2video: 'MPEG-2',
  mpeg4: 'MPEG-4',
  prores: 'ProRes',
  opus: 'Opus',
  vorbis: 'Vorbis',
}

const nameOf = (name: string) =>
  names[name] ?? (name.startsWith('pcm_') ? 'PCM' : name.toUpperCase())

/** Container and codecs of an original, such as `MP4 · H.264 · AAC`; undefined before it is probed. */
export function formatOf(facts: Partial<MediaFacts> | null) {
  const { container, videoCodec, audioCodec, framesPerSecond } = facts ?? {}
  if (!container) return {}
  const parts = [container, videoCodec, audioCodec].flatMap((name) => (name ? [nameOf(name)] : []))
  return { format: [...new Set(parts)].join(' · '), framesPerSecond }
}
