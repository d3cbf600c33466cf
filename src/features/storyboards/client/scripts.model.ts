// What a script of the library says is copied into a shot (work.md 3): what becomes of either later changes nothing in the other.
import { attach, createEvent, createStore, sample } from 'effector'
import { listScripts } from '../../../../generated/facts/features/programs'
import { createCallFx } from '../../../calls/createCallFx'
import { withScript } from '../acts'
import { $storyboardId } from './open'
import { $scenes, outlineEdited } from './outline.model'

interface Insertion {
  readonly shotId: string
  readonly scriptId: string
}

export const scriptWanted = createEvent<{ shotId: string }>()
export const scriptDropped = createEvent()
export const scriptChosen = createEvent<Insertion>()

const readScriptFx = createCallFx(listScripts)
const insertFx = attach({
  effect: readScriptFx,
  mapParams: ({ scriptId }: Insertion) => ({ ids: [scriptId] }),
})
sample({ clock: scriptChosen, target: insertFx })

export const $isInserting = insertFx.pending
/** The shot that gets one. */
export const $scriptFor = createStore<string | null>(null)
  .on(scriptWanted, (_, { shotId }) => shotId)
  .reset(scriptDropped, insertFx.done, $storyboardId)
export const $isFailed = createStore(false)
  .on(insertFx.finally, (_, { status }) => status === 'fail')
  .reset(scriptWanted, scriptDropped)

const inserted = sample({
  clock: insertFx.done,
  source: $scenes,
  fn: (scenes, { params: { shotId }, result: { rows } }) =>
    withScript(scenes, shotId, rows[0]?.body ?? ''),
})
sample({
  clock: inserted,
  filter: (ops) => ops.length > 0,
  fn: (ops) => ({ ops }),
  target: outlineEdited,
})
