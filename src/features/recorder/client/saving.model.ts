// Makes a clip of the take that was chosen.
import { combine, createEvent, createStore, sample } from 'effector'
import { isCallFailure } from '../../../calls/failures'
import { navigateFx } from '../../../browser/location'
import { formatMoment } from '../../../browser/text/format'
import { $language, $translate } from '../../../browser/text/text.model'
import { noticeShown } from '../../../shell/notices/notices.model'
import type { RecorderEvent } from '../stage'
import type { SaveForm, TakeId } from '../take'
import { $flags } from './level.model'
import type { Flag } from './quality'
import { $sitting } from './recording.model'
import { $chosen, $lengthMs } from './review.model'
import { due, happened, reached } from './stage.model'
import { $backTo, $task } from './task.model'
import { keepTakeFx, saveTakeFx, type LocalTake, type Saving } from './takes'

export const longestTitle = 300
export const longestDescription = 4000

export const formChanged = createEvent<Partial<SaveForm>>()
export const savePressed = createEvent()

const $typed = createStore<Partial<SaveForm>>({})
  .on(formChanged, (form, changed) => ({ ...form, ...changed }))
  .reset(due('readSettings'))
const $byTime = combine($chosen, $translate, $language, (take, translate, language) =>
  take
    ? translate(`recorder.take.${take.source}`, {
        moment: formatMoment(new Date(take.openedAt).toISOString(), language, 'medium'),
      })
    : '',
)
const $suggested = combine(
  $task,
  $chosen,
  $byTime,
  (task, take, byTime) => task?.title ?? take?.taskTitle ?? byTime,
)
/** Until somebody has named it, a take is named after its task, or its time. */
export const $form = combine($typed, $suggested, (typed, title): SaveForm => ({ title, ...typed }))
export const $mayBeSaved = $form.map(({ title }) => title.trim() !== '')
export const $isSaving = saveTakeFx.pending

const $flagsOf = createStore<Readonly<Record<TakeId, readonly Flag[]>>>({})
sample({
  clock: reached('stopping'),
  source: { flagsOf: $flagsOf, flags: $flags, sitting: $sitting },
  fn: ({ flagsOf, flags, sitting }) => ({ ...flagsOf, [sitting.at(-1) ?? '']: flags }),
  target: $flagsOf,
})
/** What was noticed while the chosen take was recorded. */
export const $flagsOfChosen = combine($flagsOf, $chosen, (flagsOf, take) =>
  take ? (flagsOf[take.takeId] ?? []) : [],
)

sample({
  clock: savePressed,
  source: { mayBeSaved: $mayBeSaved, take: $chosen },
  filter: ({ mayBeSaved, take }) => mayBeSaved && take !== null,
  fn: (): RecorderEvent => ({ is: 'savePressed' }),
  target: happened,
})
const saving = { take: $chosen, form: $form, flags: $flagsOfChosen, lengthMs: $lengthMs }
/** By the time it is kept for later, the recorder may show no take any more. */
const $underway = createStore<Saving | null>(null)
sample({ clock: due('saveTake'), source: saving, fn: savingOf, target: [$underway, saveTakeFx] })
sample({ clock: due('keepForLater'), source: $underway, filter: Boolean, target: keepTakeFx })
const isRefused = (failure: unknown) => isCallFailure(failure) && failure.kind === 'refused'
sample({ clock: saveTakeFx.done, fn: (): RecorderEvent => ({ is: 'saved' }), target: happened })
sample({
  clock: saveTakeFx.failData,
  fn: (failure): RecorderEvent => ({
    is: isRefused(failure) ? 'saveRefused' : 'serverUnreachable',
  }),
  target: happened,
})
sample({
  clock: saveTakeFx.done,
  fn: ({ params }) => ({
    tone: 'ok' as const,
    text: { key: 'recorder.tray.saved' as const, params: { title: params.form.title } },
  }),
  target: noticeShown,
})
sample({
  clock: saveTakeFx.failData.filterMap((failure: unknown) =>
    isCallFailure(failure) && failure.kind === 'refused' ? failure.text : undefined,
  ),
  fn: (text) => ({ tone: 'danger' as const, text }),
  target: noticeShown,
})

sample({
  clock: [due('keepForLater'), saveTakeFx.done],
  source: $backTo,
  fn: (to) => ({ to }),
  target: navigateFx,
})

function savingOf(known: {
  take: LocalTake | null
  form: SaveForm
  flags: readonly Flag[]
  lengthMs: number
}): Saving {
  const { take, form, flags, lengthMs } = known
  return {
    takeId: take?.takeId ?? '',
    form: { ...form, title: form.title.trim() },
    quality: flags,
    durationMs: lengthMs,
  }
}
