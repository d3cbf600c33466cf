import { createStore, sample } from 'effector'
import { isShownAsOutcome, previewFx, saveFx, stepFx, type ApiFailure } from '../api'
import { words } from '../words'
import { draftDiscarded, editDropped, edited } from './draft.model'

/** The result of the last save or check, shown until the next change. */
export interface Outcome {
  readonly tone: 'ok' | 'danger'
  readonly text: string
}

export const $outcome = createStore<Outcome | null>(null)
  .on(saveFx.done, () => done(words.changes.saved))
  .on(stepFx.done, (_, { params }) => done(words.changes.stepped[params.step]))
  .reset(edited, editDropped, draftDiscarded, saveFx, stepFx)

sample({
  clock: [previewFx.failData, saveFx.failData, stepFx.failData],
  filter: isShownAsOutcome,
  fn: (failure): Outcome => ({ tone: 'danger', text: reasonOf(failure) }),
  target: $outcome,
})

const done = (text: string): Outcome => ({ tone: 'ok', text })

function reasonOf({ message, problems }: ApiFailure): string {
  return problems[0]?.message ?? (message === '' ? words.changes.refused : message)
}
