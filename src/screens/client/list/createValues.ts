// The values that a list's filters offer.
import { combine, createEvent, sample } from 'effector'
import type { Call } from '../../../../generated/facts/call'
import type { Screen } from '../../../../generated/facts/screen'
import { createFieldValues, questionFor, unnamedField, withNamesIn } from './createFieldValues'
import type { Place } from './createPlace'
import type { Rows } from './createRows'

export function createValues(screen: Screen, call: Call, place: Place, { $rows }: Rows) {
  const valuesAsked = createEvent<string>()
  const { $offered, $names, valuesFx } = createFieldValues(call)
  $names.on($rows, (all, rows) => withNamesIn(screen, all, rows))
  sample({
    clock: valuesAsked,
    source: place.$question,
    fn: (question, field) => questionFor(field, question),
    target: valuesFx,
  })

  // Filters that came with the address have no names yet.
  const $unnamed = combine(
    place.$question,
    $names,
    $offered,
    ({ filters = [] }, names, offered) => unnamedField(screen, filters, names, offered) ?? '',
  )
  sample({
    clock: [$unnamed, place.entered],
    source: { field: $unnamed, isHere: place.$isHere },
    filter: ({ field, isHere }) => isHere && field !== '',
    fn: ({ field }) => field,
    target: valuesAsked,
  })

  return { $offered, $names, valuesAsked }
}

export type Values = ReturnType<typeof createValues>
