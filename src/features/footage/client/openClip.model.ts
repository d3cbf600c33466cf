// The open clip, named by the address: /clips/list?clip=01J… opens it from anywhere, Back closes
// it.
import { combine, createEvent, createStore, sample } from 'effector'
import { stepBackFx } from '../../../browser/location'
import { getClipFx } from './calls'
import { renewClips, noPages } from './clipPages'
import { $clips, clipsReceived } from './clips.model'
import { $footageQuery, $isHere, queryChanged, screenEntered } from './screen.model'
import type { Clip } from '../../../../generated/facts/features/footage'

export const clipOpened = createEvent<string>()
export const clipClosed = createEvent()
export const clipLookRepeated = createEvent()
/** Replaces the open clip by a neighbour, so that Back still leads to the list. */
export const neighbourOpened = createEvent<string>()

export const $openClipId = $footageQuery.map(({ clipId }) => clipId ?? null)
/**
 * The newest version of the open clip, which may have been opened from a link or may have left the
 * list.
 */
const $held = createStore<Clip | null>(null)
const $listed = combine(
  $openClipId,
  $clips,
  (clipId, clips) => clips.find((clip) => clip.clipId === clipId) ?? null,
)
export const $openClip = combine(
  { clipId: $openClipId, listed: $listed, held: $held },
  ({ clipId, listed, held }) => listed ?? (held?.clipId === clipId ? held : null),
)
export const $openClipState = createStore<'looking' | 'found' | 'missing' | 'failed'>('looking')
/** Whether Back leads to the list (true) or out of the application. */
const $wasOpenedHere = createStore(false)

export const $neighbours = combine($openClipId, $clips, (clipId, clips) => {
  const at = clips.findIndex((clip) => clip.clipId === clipId)
  return at < 0
    ? { previousId: undefined, nextId: undefined }
    : { previousId: clips[at - 1]?.clipId, nextId: clips[at + 1]?.clipId }
})

sample({ clock: clipOpened, fn: (clipId) => ({ clipId, isStep: true }), target: queryChanged })
sample({ clock: neighbourOpened, fn: (clipId) => ({ clipId }), target: queryChanged })
$wasOpenedHere.on(clipOpened, () => true).on(screenEntered, () => false)

sample({
  clock: clipClosed,
  source: $wasOpenedHere,
  filter: Boolean,
  fn: () => undefined,
  target: stepBackFx,
})
sample({
  clock: clipClosed,
  source: $wasOpenedHere,
  filter: (wasOpenedHere) => !wasOpenedHere,
  fn: () => ({ clipId: null }),
  target: queryChanged,
})

const $isUnlisted = $listed.map((listed) => listed === null)
sample({
  clock: [$openClipId, $isUnlisted, screenEntered, clipLookRepeated],
  source: { clipId: $openClipId, listed: $listed, isHere: $isHere },
  filter: ({ clipId, listed, isHere }) => isHere && clipId !== null && listed === null,
  fn: ({ clipId }) => ({ clipId: clipId ?? '' }),
  target: getClipFx,
})
sample({ clock: $listed, filter: Boolean, target: $held })
$held
  .on(getClipFx.doneData, (_, clip) => clip)
  .on(getClipFx.failData, (held, failure) => (failure.kind === 'refused' ? null : held))
  .on(
    clipsReceived,
    (held, heard) => held && (renewClips({ ...noPages, clips: [held] }, heard).clips[0] ?? held),
  )
$openClipState
  .on(getClipFx, () => 'looking')
  .on(getClipFx.doneData, () => 'found')
  .on(getClipFx.failData, (_, failure) => (failure.kind === 'refused' ? 'missing' : 'failed'))
