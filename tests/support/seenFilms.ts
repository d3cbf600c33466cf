// What a browser gets of an uploaded film: its qualities as files, and what they show.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import type { ListClipsRow } from '../../generated/facts/features/footage'
import { fetchMedia, follow, sendFile, settled, type MediaApp, type Person } from './mediaApp'
import { written } from './videos'

export interface Quality {
  /** Such as `copy` or `360`. */
  readonly name: string
  /** As its playlist says. */
  readonly lengthMs: number
  readonly path: string
}

export interface Seen {
  readonly clip: ListClipsRow
  readonly qualities: readonly Quality[]
  readonly poster: string
  readonly sprite: string
}

/** Uploads a film, and follows it until all of it is made. */
export async function seen(app: MediaApp, person: Person, path: string): Promise<Seen> {
  const begun = await sendFile(app, person, path)
  const clip = await follow(app, person, begun.clip.clipId, settled)
  return {
    clip,
    qualities: await qualitiesOf(app, person, clip.sources),
    poster: await fetched(app, person, clip.posterUrl, 'jpg'),
    sprite: await fetched(app, person, clip.spriteUrl, 'jpg'),
  }
}

/** Returns where it is kept. */
async function fetched(app: MediaApp, person: Person, url = '/none', ending: string) {
  const answer = await fetchMedia(app, person, url)
  const bytes = Buffer.from(await answer.arrayBuffer())
  const name = createHash('sha256').update(bytes).digest('hex').slice(0, 16)
  return written(`seen-${name}.${ending}`, bytes)
}

/** Of whatever a player is given. */
export async function qualitiesOf(
  app: MediaApp,
  person: Person,
  sources: ListClipsRow['sources'],
): Promise<Quality[]> {
  const read = async (url: string) => (await fetchMedia(app, person, url)).text()
  const master = sources.find(({ kind }) => kind === 'hls')?.url ?? ''
  const text = await read(master)
  const qualities = (text.match(/^[^#\n].*$/gm) ?? []).map(async (name) => {
    const url = master.replace(/[^/]+$/, name)
    const playlist = await read(url)
    const seconds = [...playlist.matchAll(/^#EXTINF:([\d.]+)/gm)].map(([, each]) => Number(each))
    return {
      name: name.replace('.m3u8', ''),
      lengthMs: Math.round(seconds.reduce((sum, each) => sum + each, 0) * 1000),
      path: await fetched(app, person, url.replace('.m3u8', '.mp4'), 'mp4'),
    }
  })
  return Promise.all(qualities)
}

const raw = (args: string): Buffer =>
  spawnSync('ffmpeg', ['-v', 'error', '-nostdin', ...args.split(' ')]).stdout

/** The colours of a picture at a moment, 16 x 9 of them, from top left. */
export const picture = (path: string, atS = 0, filter = 'null'): Buffer =>
  raw(
    `-i ${path} -vf select=gte(t\\,${atS}),${filter},scale=16:9:flags=area -frames:v 1 -pix_fmt rgb24 -f rawvideo -`,
  )

/** The first one of a strip. */
export const tile = (sprite: string): Buffer => picture(sprite, 0, 'crop=160:90:0:0')

/** By how much two pictures differ on average, of 255. */
export const difference = (one: Buffer, other: Buffer): number =>
  one.length === other.length && one.length > 0
    ? one.reduce((sum, each, at) => sum + Math.abs(each - (other[at] ?? 0)), 0) / one.length
    : 255

/** How loud the first channel is, in decibels. */
export function loudness(path: string, filter = 'anull'): number {
  const { stderr } = spawnSync(
    'ffmpeg',
    [
      '-hide_banner',
      '-nostdin',
      '-i',
      path,
      '-af',
      `${filter},pan=mono|c0=c0,volumedetect`,
      '-vn',
      '-f',
      'null',
      '-',
    ],
    { encoding: 'utf8' },
  )
  return Number(/mean_volume: (-?[\d.]+)/.exec(stderr)?.[1])
}

/** What a stream says of itself. */
export const told = (path: string, entries: string, stream = 'v:0'): string =>
  spawnSync(
    'ffprobe',
    [
      '-v',
      'error',
      '-select_streams',
      stream,
      '-show_entries',
      `stream=${entries}`,
      '-of',
      'csv=p=0',
      path,
    ],
    { encoding: 'utf8' },
  ).stdout.trim()
