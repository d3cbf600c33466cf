// What rows say already in a field of short texts, to be chosen instead of typed another way.
import { createEvent, createStore, sample } from 'effector'
import type { Screen } from '../../../../generated/facts/screen'
import { switched } from '../../../session/client'
import { createFieldValues } from '../list/createFieldValues'

type ByField = Readonly<Record<string, readonly string[]>>

export function createSuggestions({ filters, calls }: Screen) {
  /** Somebody is about to type into this field. */
  const suggestionsAsked = createEvent<string>()
  const { valuesFx } = createFieldValues(calls.list)

  sample({
    clock: suggestionsAsked,
    // A list tells the values of what it can be filtered by, the most frequent first.
    filter: (field) => filters.includes(field),
    fn: (field) => ({ field, question: {} }),
    target: valuesFx,
  })
  const $suggested = createStore<ByField>({}, { serialize: 'ignore' })
    .on(valuesFx.done, (all, { params: { field }, result: { values = [] } }) => ({
      ...all,
      [field]: values.map(({ value }) => value).filter((value) => value !== ''),
    }))
    .reset(switched)
  return { suggestionsAsked, $suggested }
}
