import { createEvent, createStore, sample } from 'effector'
import type { ShownLetter } from '../../../../generated/facts/features/session'
import { createLateCallFx } from '../../../calls/createCallFx'
import { loadSessionCalls } from '../tokens/sessionCalls'

/** The letters of a demo that has no mail server: nobody's mailbox gets them, so they stand here. */
export const lettersAsked = createEvent()

export const listShownLettersFx = createLateCallFx(
  'listShownLetters',
  async () => (await loadSessionCalls()).listShownLetters,
)

/** Null until they were asked for. */
export const $shownLetters = createStore<readonly ShownLetter[] | null>(null).on(
  listShownLettersFx.doneData,
  (_, letters) => letters,
)

sample({
  clock: lettersAsked,
  source: listShownLettersFx.pending,
  filter: (isAsking) => !isAsking,
  fn: () => ({}),
  target: listShownLettersFx,
})
