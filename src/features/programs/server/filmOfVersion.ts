// A version as it is watched: its film, what is said in it, and its chapters.
import type {
  FilmCaptions,
  ProgramMedia,
  Timeline,
} from '../../../../generated/facts/features/programs'
import { msOf, startsOf } from '../timeline'
import { slotsOf } from './programFacts'
import { factsOfAssets, type Setting } from './programMedia'
import { captionsOfVersion } from './versionCaptions'

interface Version {
  readonly versionId: string
  readonly assetId: string | null
  readonly timeline: Timeline | null
}

export interface VersionFilm {
  /** Undefined until it is there. */
  readonly film: ProgramMedia | undefined
  readonly captions: FilmCaptions[]
  readonly chapters: { fromMs: number; title: string }[]
}

export async function filmOfVersion(
  { versionId, assetId, timeline }: Version,
  setting: Setting,
): Promise<VersionFilm> {
  const film = assetId === null ? undefined : (await factsOfAssets([assetId], setting))[assetId]
  return {
    film,
    captions: await captionsOfVersion({ id: versionId, timeline }, setting),
    chapters: timeline ? await chaptersOf(timeline, setting) : [],
  }
}

/** Titles, and places of the template that have a name. */
async function chaptersOf(timeline: Timeline, setting: Setting) {
  const slots = await slotsOf(timeline, setting)
  const starts = startsOf(timeline)
  const named = timeline.blocks.flatMap((block, at) => {
    const label = block.slotId === undefined ? undefined : slots[block.slotId]?.label
    const title = block.kind === 'title' ? firstWords(block.text?.fields) : label
    return title ? [{ fromMs: msOf(starts[at]!, timeline), title }] : []
  })
  // A place that is filled several times is one chapter.
  return named.filter(({ title }, at) => title !== named[at - 1]?.title)
}

const firstWords = (fields: Readonly<Record<string, string>> = {}) =>
  Object.values(fields)
    .map((text) => text.trim())
    .find((text) => text !== '')
