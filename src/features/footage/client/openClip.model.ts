// The clip that plays, named by the address: /clips/list?clip=01J… opens it from anywhere, Back closes it.
import { combine, createEvent, createStore, sample } from 'effector'
import { stepBackFx } from '../../../browser/location'
import { getClipFx } from './calls'
import { renewClips, noPages } from './clipPages'
import { $clips, clipsHeard } from './clips.model'
import { $footageQuery, $isHere, queryChanged, screenEntered } from './screen.model'
import type { Clip } from '../../../../generated/facts/features/footage'

export const clipOpened = createEvent<string>()
export const clipClosed = createEvent()
export const clipLookRepeated = createEvent()
/** Another clip in the place of this one: Back still leads to the list. */
export const neighbourOpened = createEvent<string>()

export const $openClipId = $footageQuery.map(({ clipId }) => clipId ?? null)
/** Opened from a link, a clip need not be on the page that is read. */
const $fetched = createStore<Clip | null>(null)
export const $openClip = combine(
  { clipId: $openClipId, clips: $clips, fetched: $fetched },
  ({ clipId, clips, fetched }) =>
    clips.find((clip) => clip.clipId === clipId) ?? (fetched?.clipId === clipId ? fetched : null),
)
export const $openClipState = createStore<'looking' | 'found' | 'missing' | 'failed'>('looking')
/** Whether Back leads to the list, or out of the application. */
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

sample({
  clock: [$openClipId, screenEntered, clipLookRepeated],
  source: { clipId: $openClipId, clip: $openClip, isHere: $isHere },
  filter: ({ clipId, clip, isHere }) => isHere && clipId !== null && clip === null,
  fn: ({ clipId }) => ({ clipId: clipId ?? '' }),
  target: getClipFx,
})
$fetched
  .on(getClipFx.doneData, (_, clip) => clip)
  .on(
    clipsHeard,
    (held, heard) => held && (renewClips({ ...noPages, clips: [held] }, heard).clips[0] ?? held),
  )
$openClipState
  .on(getClipFx, () => 'looking')
  .on(getClipFx.doneData, () => 'found')
  .on(getClipFx.failData, (_, failure) => (failure.kind === 'refused' ? 'missing' : 'failed'))
