// A program is made of the open storyboard, and built at once.
import { attach, combine, createEvent, createStore, sample } from 'effector'
import { href } from '../../../../generated/facts/routes'
import { navigateFx } from '../../../browser/location'
import { isToTell } from '../../../calls/failures'
import { noticeShown } from '../../../shell/notices/notices.model'
import { assembleProgramFx } from './calls'
import { $storyboardId, openStoryboard, storyboardList } from './open'
import { $scenes, $slots } from './outline.model'

interface Asked {
  /** Besides the one that is there. */
  readonly isAnew: boolean
  /** Shots without a place in it come in. */
  readonly isAdding?: boolean
  /** Whose look it has. */
  readonly templateId?: string
}

export const assembleAsked = createEvent<Asked>()
/** A template is chosen first. */
export const templateWanted = createEvent<{ isAnew: boolean }>()
export const templateDropped = createEvent()
export const assembledOpened = createEvent<string>()

const assembleFx = attach({
  source: $storyboardId,
  mapParams: (asked: Asked, storyboardId) => ({ storyboardId: storyboardId ?? '', ...asked }),
  effect: assembleProgramFx,
})
sample({ clock: assembleAsked, target: assembleFx })
export const $isAssembling = assembleFx.pending
/** null: nobody is asked for one. */
export const $templateFor = createStore<{ isAnew: boolean } | null>(null)
  .on(templateWanted, (_, wanted) => wanted)
  .reset(templateDropped, assembleFx.done, $storyboardId)

/** How many shots have no place in what was assembled, as long as it is a draft with some of them. */
export const $newShots = combine(openStoryboard.$row, $scenes, $slots, (row, scenes, slots) => {
  const programId = row?.program?.id
  const shots = scenes.flatMap((each) => each.shots)
  const placed = shots.filter(({ id }) => slots.get(id)?.program.id === programId).length
  return placed === 0 ? 0 : shots.length - placed
})

sample({
  clock: assembleFx.doneData,
  fn: ({ storyboard }) => [{ ...storyboard }],
  target: storyboardList.rows.rowsReceived,
})
sample({ clock: assembleFx.doneData, fn: ({ program }) => program.id, target: assembledOpened })
sample({
  clock: assembledOpened,
  fn: (programId) => ({ to: href('programs.edit', { programId }) }),
  target: navigateFx,
})
sample({
  clock: assembleFx.doneData,
  fn: ({ filled, empty }) => ({
    tone: 'ok' as const,
    text: {
      key: 'storyboards.assemble.done' as const,
      params: { filled: String(filled), count: filled + empty },
    },
  }),
  target: noticeShown,
})
sample({
  clock: assembleFx.failData.filterMap((failure) => (isToTell(failure) ? failure : undefined)),
  fn: (failure) => ({
    tone: 'danger' as const,
    text:
      failure.kind === 'refused' ? failure.text : { key: 'storyboards.assemble.failed' as const },
  }),
  target: noticeShown,
})
