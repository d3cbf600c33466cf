// The files that a film is made from, by what recipes call them.
import { readFile } from 'node:fs/promises'
import type { ProgramFacts, Timeline } from '../../../../../generated/facts/features/programs'
import type { JobSetting } from '../../../../server/jobs/job'
import { originalPath, probe, Unusable } from '../../../media/server'
import { msOf, startsOf } from '../../timeline'
import { filesOf, mediaOf } from '../programFacts'
import type { Drawing } from './drawChunk'
import type { SourceFile } from './graph'
import { RenderFailed } from './renderFailed'

export interface Wanted {
  readonly customerId: string
  readonly timeline: Timeline
  readonly facts: ProgramFacts
  readonly signal: AbortSignal
}

type Sources = Pick<Drawing, 'sources' | 'readFont'>

/** Provides them as files while `use` runs. */
export async function withSources<Result>(
  wanted: Wanted,
  setting: Pick<JobSetting, 'database' | 'services'>,
  use: (sources: Sources) => Promise<Result>,
): Promise<Result> {
  const { storage, programs } = setting.services.media
  const keys = await keysOf(wanted, setting)
  const paths = new Map<string, string>()
  const open = async (rest: ReadonlyArray<readonly [string, Key]>): Promise<Result> => {
    const [next, ...others] = rest
    if (!next) return use(await described(paths, keys, wanted, programs))
    const [name, { key }] = next
    if (!(await storage.find(key))) throw new RenderFailed('mediaGone')
    return storage.withFile(key, (path) => {
      paths.set(name, path)
      return open(others)
    })
  }
  return open([...keys])
}

interface Key {
  readonly key: string
  readonly isFilm: boolean
  readonly isInterlaced?: boolean
}

/** Pictures in the form that browsers show: ffmpeg reads all of those. */
async function keysOf(
  { customerId, timeline, facts }: Wanted,
  { database: { db } }: Pick<JobSetting, 'database'>,
): Promise<ReadonlyMap<string, Key>> {
  const keys = new Map<string, Key>()
  const media = mediaOf(timeline).map(({ assetId }) => assetId)
  const files = filesOf(timeline)
  const rows = await db
    .selectFrom('mediaAssets as asset')
    .leftJoin('files as file', 'file.assetId', 'asset.id')
    .select(['asset.id', 'asset.renditions', 'asset.facts', 'file.id as fileId'])
    .where('asset.customerId', '=', customerId)
    .where((row) =>
      row.or([row('asset.id', 'in', [...media, '']), row('file.id', 'in', [...files, ''])]),
    )
    .execute()
  for (const { id, renditions, facts: learned, fileId } of rows) {
    const picture = renditions.find(({ kind }) => kind === 'picture')
    const original = originalPath({ customerId, id })
    const known = facts.media[id]
    if (known)
      keys.set(known.sha256, {
        key: (known.isImage && picture?.key) || original,
        isFilm: !known.isImage,
        isInterlaced:
          learned !== null && 'isInterlaced' in learned && learned.isInterlaced === true,
      })
    const file = fileId === null ? undefined : facts.files[fileId]
    if (file) keys.set(file.sha256, { key: picture?.key ?? original, isFilm: false })
  }
  return keys
}

async function described(
  paths: ReadonlyMap<string, string>,
  keys: ReadonlyMap<string, Key>,
  wanted: Wanted,
  programs: Drawing['programs'],
): Promise<Sources> {
  const sources = new Map<string, SourceFile>()
  for (const [name, path] of paths) {
    if (!keys.get(name)?.isFilm) sources.set(name, { path, startS: 0 })
    else {
      const { startS, container, durationMs, video, audio } = await probe(
        path,
        programs,
        wanted.signal,
      ).catch((fault: unknown) => {
        throw fault instanceof Unusable ? unreadable(name, wanted) : fault
      })
      const isSeekable = container !== 'mpegts' && durationMs !== undefined
      const isInterlaced = video?.isInterlaced || keys.get(name)?.isInterlaced
      sources.set(name, {
        path,
        startS,
        isSeekable,
        video: video && { ...video, isInterlaced },
        audio,
      })
    }
  }
  return {
    sources,
    readFont: (sha256) => readFile(paths.get(sha256) ?? ''),
  }
}

/** Told by its title, where it is seen or heard first. */
function unreadable(sha256: string, { facts, timeline }: Wanted): RenderFailed {
  const [assetId, shown] =
    Object.entries(facts.media).find(([, known]) => known.sha256 === sha256) ?? []
  const place = timeline.blocks.findIndex(({ media }) => media?.assetId === assetId)
  const ms = msOf(startsOf(timeline)[place] ?? 0, timeline)
  return new RenderFailed('unreadable', { title: shown?.title, ms })
}
