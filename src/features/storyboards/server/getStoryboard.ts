// A storyboard is read here, with what it looks like.
import type {
  GetStoryboardRequest,
  GetStoryboardResponse,
  OutlinePicture,
  ShotThread,
} from '../../../../generated/facts/features/storyboards'
import type { Context } from '../../../server/context'
import { seenFiles } from '../../files/server'
import { clipRows } from '../../footage/server'
import { addressesOf } from '../../media/server'
import { shotsOf, type Outline } from '../outline'
import { guestsOf } from './askGuests'
import { shotSlots } from './assembled'
import { readOutline } from './outlines'
import { storyboards } from './storyboards'
import { threadsOf } from './threads'

export async function getStoryboard(
  { storyboardId }: GetStoryboardRequest,
  context: Context,
): Promise<GetStoryboardResponse> {
  const storyboard = await storyboards.shown(storyboardId, context)
  const { outline } = await readOutline(context.db, storyboardId)
  const { outlineRev } = await context.db
    .selectFrom('storyboards')
    .select('outlineRev')
    .where('id', '=', storyboardId)
    .executeTakeFirstOrThrow()
  const shotIds = shotsOf(outline).map(({ id }) => id)
  const threads = await threadsOf(shotIds, context)
  return {
    storyboard,
    outlineRev,
    scenes: outline.scenes.filter(({ isRemoved }) => !isRemoved),
    shots: outline.shots.filter(({ isRemoved }) => !isRemoved),
    threads,
    guests: await guestsOf(shotIds, context),
    slots: await shotSlots(shotIds, context),
    pictures: await picturesOf(outline, threads, context),
  }
}

/** Of those clips and files that the person sees. */
async function picturesOf(
  outline: Outline,
  threads: readonly ShotThread[],
  context: Context,
): Promise<OutlinePicture[]> {
  const { db, member } = context
  const values = shotsOf(outline).map((shot) => shot.values)
  const clipIds = [
    ...values.flatMap(({ exampleClip }) => (exampleClip ? [exampleClip.id] : [])),
    ...threads.flatMap(({ clipId }) => clipId ?? []),
  ]
  const fileIds = values.flatMap(({ references = [] }) => references.map(({ id }) => id))
  const clips = await among(clipIds, (ids) =>
    clipRows(db, member)
      .select(['clip.id', 'media.renditions', 'media.addressRev'])
      .where('clip.id', 'in', ids)
      .execute(),
  )
  const files = await among(fileIds, (ids) =>
    seenFiles(context)
      .select(['file.id', 'media.renditions', 'media.addressRev'])
      .where('file.id', 'in', ids)
      .execute(),
  )
  return [...clips, ...files].flatMap(({ id, renditions, addressRev }) => {
    const poster = renditions.find(({ kind }) => kind === 'poster')
    return poster ? [{ id, url: addressesOf({ addressRev }, context)(poster.key) }] : []
  })
}

async function among<Row>(ids: readonly string[], find: (ids: string[]) => Promise<Row[]>) {
  return ids.length === 0 ? [] : find([...new Set(ids)])
}
