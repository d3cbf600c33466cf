import type { ProgramMedia } from '../../../../../generated/facts/features/programs'
import { readBytes } from '../../../../browser/readBytes'

/** The quality that is read: a preview needs no more, and decodes it in time. */
const mostHeight = 720

/** Where the bytes of a film are read whole, by ranges; undefined: there is nothing to read yet. */
export async function filmUrl(sources: ProgramMedia['sources']): Promise<string | undefined> {
  const direct = sources.find(({ kind }) => kind !== 'hls')
  const hls = sources.find(({ kind }) => kind === 'hls')
  if (!hls) return direct?.url
  const master = await readText(hls.url)
  const variant = variantIn(master)
  if (variant === undefined) return direct?.url
  const playlist = new URL(variant, new URL(hls.url, location.href))
  const file = fileIn(await readText(playlist.href))
  return file === undefined ? direct?.url : new URL(file, playlist).href
}

const readText = async (url: string) => new TextDecoder().decode(await readBytes(url))

/** The best one that is not better than needed, or else the least one. */
export function variantIn(master: string): string | undefined {
  const lines = master.split('\n')
  const found = lines.flatMap((line, at) => {
    const height = Number(/^#EXT-X-STREAM-INF:.*RESOLUTION=\d+x(\d+)/.exec(line)?.[1] ?? NaN)
    if (!line.startsWith('#EXT-X-STREAM-INF')) return []
    return [{ height: Number.isNaN(height) ? 0 : height, uri: lines[at + 1]?.trim() ?? '' }]
  })
  const fitting = found.filter(({ height }) => height <= mostHeight)
  const best = (fitting.length > 0 ? fitting : found).toSorted((a, b) =>
    fitting.length > 0 ? b.height - a.height : a.height - b.height,
  )
  return best[0]?.uri
}

/** All segments of a playlist stand in one file. */
export const fileIn = (playlist: string): string | undefined =>
  /#EXT-X-MAP:.*URI="([^"]+)"/.exec(playlist)?.[1] ??
  playlist.split('\n').find((line) => line.trim() !== '' && !line.startsWith('#'))
