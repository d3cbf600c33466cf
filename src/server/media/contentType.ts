// Only files this server produced itself, and only types that cannot run code, are shown inline.
const typesByEnding: Record<string, string> = {
  jpg: 'image/jpeg',
  json: 'application/json',
  m3u8: 'application/vnd.apple.mpegurl',
  mp4: 'video/mp4',
  vtt: 'text/vtt; charset=utf-8',
  webm: 'video/webm',
  webp: 'image/webp',
}

/** The type with which to show the file inline; undefined: it is sent as a download. */
export function inlineTypeOf(key: string): string | undefined {
  const ending = /\.([a-z0-9]+)$/.exec(key)?.[1]
  return ending === undefined ? undefined : typesByEnding[ending]
}
