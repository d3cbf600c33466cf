// Into the trash and out of it, each the undoing of the other.
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

// What plays is put away with the rest.
sample({
  clock: trashAsked,
  source: $openClipId,
  filter: (openId, ids) => openId !== null && ids.includes(openId),
  fn: () => undefined,
  target: clipClosed,
})

/** Opened from a link, a clip need not be on the page that is read. */
function withOpen<Clip extends { clipId: string }>(
  clips: readonly Clip[],
  open: Clip | null,
): Clip[] {
  const isListed = clips.some(({ clipId }) => clipId === open?.clipId)
  return open && !isListed ? [...clips, open] : [...clips]
}
