// Moves clips into the trash and out of it; each move undoes the other.
import { createEvent, sample } from 'effector'
import { restoreClipsFx, trashClipsFx } from './calls'
import { $clips } from './clips.model'
import { createMove } from './createMove'
import { $openClip, $openClipId, clipClosed } from './openClip.model'
import { $footageQuery } from './screen.model'

const trash = createMove('trash', trashClipsFx)
const restore = createMove('restore', restoreClipsFx)

export const trashAsked = createEvent<readonly string[]>()
export const restoreAsked = createEvent<readonly string[]>()

const source = { clips: $clips, openClip: $openClip, query: $footageQuery }

sample({
  clock: trashAsked,
  source,
  filter: ({ query }) => !query.isTrash,
  fn: ({ clips, openClip }, ids) =>
    withOpen(clips, openClip).filter((clip) => clip.mayEdit && ids.includes(clip.clipId)),
  target: trash.asked,
})
sample({
  clock: restoreAsked,
  source,
  fn: ({ clips, openClip }, ids) =>
    withOpen(clips, openClip).filter((clip) => clip.mayEdit && ids.includes(clip.clipId)),
  target: restore.asked,
})
sample({ clock: trash.undone, target: restore.asked })
sample({ clock: restore.undone, target: trash.asked })

// The open clip can be moved to the trash too.
sample({
  clock: trashAsked,
  source: $openClipId,
  filter: (openId, ids) => openId !== null && ids.includes(openId),
  fn: () => undefined,
  target: clipClosed,
})

/** A clip opened from a link need not be among the rows read so far. */
function withOpen<Clip extends { clipId: string }>(
  clips: readonly Clip[],
  open: Clip | null,
): Clip[] {
  const isListed = clips.some(({ clipId }) => clipId === open?.clipId)
  return open && !isListed ? [...clips, open] : [...clips]
}
