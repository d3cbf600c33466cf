// Only what this server made itself, and only kinds that cannot run, is shown in place.
const typesByEnding: Record<string, string> = {
  jpg: 'image/jpeg',
  m3u8: 'application/vnd.apple.mpegurl',
  mp4: 'video/mp4',
  vtt: 'text/vtt; charset=utf-8',
  webm: 'video/webm',
}

/** The type to show it as; without one it is a download. */
export function inlineTypeOf(key: string): string | undefined {
  const ending = /\.([a-z0-9]+)$/.exec(key)?.[1]
  return ending === undefined ? undefined : typesByEnding[ending]
}
