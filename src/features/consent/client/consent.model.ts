// The consent that stands open: the words that were agreed to, where its clips are used, and the end of each use.
import { createEvent, createStore, sample } from 'effector'
import {
  getConsent,
  takeDownConsent,
  type ConsentUse,
} from '../../../../generated/facts/features/consent'
import { screen } from '../../../../generated/facts/screens/consents'
import { saveFileFx } from '../../../browser/saveFile'
import { createCallFx } from '../../../calls/createCallFx'
import { createRowDetail, modelsOf } from '../../../screens/client'

const { form, list } = modelsOf(screen)

export const caseDetail = createRowDetail({
  $row: form.$row,
  effect: createCallFx(getConsent),
  paramsOf: ({ consentId }) => ({ consentId }),
})
sample({ clock: form.$row.updates, filter: Boolean, fn: () => {}, target: caseDetail.opened })

export const oneEnded = createEvent<ConsentUse>()
export const allEnded = createEvent()
export const allAsked = createEvent()
export const allKept = createEvent()
export const copySaved = createEvent()

/** Whether it is asked to end all of them. */
export const $isAsking = createStore(false)
  .on(allAsked, () => true)
  .reset(allKept, allEnded, form.rows.$openId)

const endFx = createCallFx(takeDownConsent)
export const $isEnding = endFx.pending
/** Of which use it waits; null: of all. */
export const $ending = createStore<string | null>(null)
  .on(oneEnded, (_, use) => keyOf(use))
  .reset(endFx.finally)

export const keyOf = ({ kind, id, programId }: ConsentUse) => `${kind} ${id} ${programId ?? ''}`

sample({
  clock: oneEnded,
  source: caseDetail.$reply,
  filter: Boolean,
  fn: (known, { kind, id }) => ({ consentId: known!.consentId, uses: [{ kind, id }] }),
  target: endFx,
})
sample({
  clock: allEnded,
  source: caseDetail.$reply,
  filter: Boolean,
  fn: (known) => ({ consentId: known!.consentId }),
  target: endFx,
})
sample({
  clock: endFx.finally,
  fn: () => undefined,
  target: [caseDetail.readAgain, list.reading.again],
})
sample({
  clock: copySaved,
  source: { known: caseDetail.$reply, row: form.$row },
  filter: ({ known }) => known !== null,
  fn: ({ known, row }) => ({
    name: `${row?.name ?? ''}.txt`,
    type: 'text/plain;charset=utf-8',
    parts: [known!.copy],
  }),
  target: saveFileFx,
})
