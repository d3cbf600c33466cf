// The master playlist is written by us: its qualities come from separate runs, some of them later.
export interface Variant {
  uri: string
  peakBitsPerSecond: number
  averageBitsPerSecond: number
  codecs: string[]
  width?: number
  height?: number
}

/** #EXTINF:4.000000, then #EXT-X-BYTERANGE:4056335@1374 */
export function measurePlaylist(text: string): {
  peakBitsPerSecond: number
  averageBitsPerSecond: number
  longestSeconds: number
  durationMs: number
} {
  const seconds = [...text.matchAll(/^#EXTINF:([\d.]+)/gm)].map(([, value]) => Number(value))
  const bytes = [...text.matchAll(/^#EXT-X-BYTERANGE:(\d+)/gm)].map(([, value]) => Number(value))
  const total = seconds.reduce((sum, each) => sum + each, 0)
  // A last segment of a few frames says nothing about the rate.
  const rates = seconds.map((each, index) => ((bytes[index] ?? 0) * 8) / Math.max(each, 0.5))
  return {
    peakBitsPerSecond: Math.ceil(Math.max(1, ...rates)),
    averageBitsPerSecond: Math.ceil(
      (bytes.reduce((sum, each) => sum + each, 0) * 8) / Math.max(total, 0.5),
    ),
    longestSeconds: Math.max(0, ...seconds),
    durationMs: Math.round(total * 1000),
  }
}

/** Qualities end at slightly different pictures; all are to be as long as the film. */
const mostAddedMs = 500

/** The playlist, its last segment as long as it has to be for all of them to last so long. */
export function lasting(text: string, ms: number): string {
  const missingMs = ms - measurePlaylist(text).durationMs
  if (Math.abs(missingMs) > mostAddedMs) return text
  const at = text.lastIndexOf('#EXTINF:')
  const last = text
    .slice(at)
    .replace(/[\d.]+/, (length) => Math.max(0.001, Number(length) + missingMs / 1000).toFixed(6))
  return text.slice(0, Math.max(0, at)) + last
}

/** RFC 6381 names, read from the header of the file itself. */
export function codecsOf(header: Buffer): string[] {
  const codecs: string[] = []
  const avcC = header.indexOf('avcC')
  if (avcC > 0) codecs.push(`avc1.${header.subarray(avcC + 5, avcC + 8).toString('hex')}`)
  if (header.includes('mp4a')) codecs.push('mp4a.40.2')
  if (header.includes('dOps')) codecs.push('opus')
  return codecs
}

export function writeMaster(variants: readonly Variant[]): string {
  const entries = variants.map(({ uri, width, height, ...variant }) => {
    const attributes = [
      `BANDWIDTH=${variant.peakBitsPerSecond}`,
      `AVERAGE-BANDWIDTH=${variant.averageBitsPerSecond}`,
      ...(variant.codecs.length > 0 ? [`CODECS="${variant.codecs.join(',')}"`] : []),
      ...(width && height ? [`RESOLUTION=${width}x${height}`] : []),
    ]
    return `#EXT-X-STREAM-INF:${attributes.join(',')}\n${uri}\n`
  })
  return `#EXTM3U\n#EXT-X-VERSION:7\n#EXT-X-INDEPENDENT-SEGMENTS\n${entries.join('')}`
}
