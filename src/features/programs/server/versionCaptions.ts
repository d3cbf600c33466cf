import { programs } from './programs'
import type {
  FilmCaptions,
  ListVersionCaptionsRequest,
  ListVersionCaptionsResponse,
  Timeline,
} from '../../../../generated/facts/features/programs'
import type { Context } from '../../../server/context'
import { notFound } from '../../../server/errors'
import { latestCues } from '../../captions/server'
import { captionsOf, isStill, msOf } from '../timeline'

import { mediaOf } from './programFacts'
import { factsOfAssets, saidIn, type Said, type Setting } from './programMedia'

/** What is corrected in a clip is right in every version that shows it. */
export async function listVersionCaptions(
  { programId, versionId }: ListVersionCaptionsRequest,
  context: Context,
): Promise<ListVersionCaptionsResponse> {
  await programs.shown(programId, context)
  const version = await context.db
    .selectFrom('programVersions')
    .select(['id', 'timeline'])
    .where('programId', '=', programId)
    .where('id', '=', versionId)
    .executeTakeFirst()
  if (!version) throw notFound()
  const { timeline } = version
  if (!timeline) return { captions: await captionsOfVersion(version, context), silentClips: [] }
  const said = await saidInFilm(timeline, context)
  return {
    captions: throughCut(timeline, said),
    silentClips: await clipsWithout(timeline, said, context),
  }
}

interface Version {
  readonly id: string
  /** null: it was made elsewhere. */
  readonly timeline: Timeline | null
}

/** What a version says, by language: its own, or that of its clips. Whoever asks was judged before. */
export async function captionsOfVersion(
  { id, timeline }: Version,
  setting: Setting,
): Promise<FilmCaptions[]> {
  if (timeline) return throughCut(timeline, await saidInFilm(timeline, setting))
  const own = await latestCues(setting.db, [id])
  return own.map(({ lang, cues }) => ({ lang, cues }))
}

/** Whether something that is heard in a version cannot be read. */
export async function lacksCaptions(versionId: string, context: Context): Promise<boolean> {
  const version = await context.db
    .selectFrom('programVersions')
    .select(['id', 'timeline'])
    .where('id', '=', versionId)
    .executeTakeFirstOrThrow()
  const { timeline } = version
  if (timeline?.burnIn !== undefined) return false
  if ((await latestCues(context.db, [versionId])).length > 0) return false
  if (!timeline) return true
  const said = await saidInFilm(timeline, context)
  return said.length === 0 || (await clipsWithout(timeline, said, context)).length > 0
}

const saidInFilm = (timeline: Timeline, setting: Setting) =>
  saidIn(
    mediaOf(timeline).map(({ assetId }) => assetId),
    setting,
  )

/** By language. */
function throughCut(timeline: Timeline, said: readonly Said[]): FilmCaptions[] {
  const languages = [...new Set(said.map(({ lang }) => lang))].toSorted()
  return languages.flatMap((lang) => {
    const cuesOf = (assetId: string) =>
      said.find((each) => each.assetId === assetId && each.lang === lang)?.cues ?? []
    const cues = captionsOf(timeline, cuesOf).map(({ from, to, text }) => ({
      fromMs: msOf(from, timeline),
      toMs: msOf(to, timeline),
      text,
    }))
    return cues.length > 0 ? [{ lang, cues }] : []
  })
}

async function clipsWithout(timeline: Timeline, said: readonly Said[], context: Context) {
  const heard = timeline.blocks.filter((block) => !isStill(block) && !block.muted)
  const silent = heard.flatMap(({ media }) => {
    const isSilent =
      media?.type === 'clip' && !said.some(({ assetId }) => assetId === media.assetId)
    return isSilent ? [media] : []
  })
  const known = await factsOfAssets(
    silent.map(({ assetId }) => assetId),
    context,
  )
  const named = silent.flatMap(({ id, assetId }) => {
    const facts = known[assetId]
    return facts?.hasSound ? [{ id, name: facts.title }] : []
  })
  return [...new Map(named.map((ref) => [ref.id, ref])).values()]
}
