// What an action asks before it is done: values for the rows, and whether it is meant.
import { combine, createEvent, createStore, sample } from 'effector'
import type { Screen } from '../../../../generated/facts/screen'
import { faultText } from '../../../calls/refusalText'
import { inputsIn, isShown, newDraft, packed, type Draft } from '../form/draft'
import {
  isEmpty,
  sentValue,
  valueOf,
  type FormInput,
  type FormValue,
  type Values,
} from '../form/values'
import type { Actions } from './createActions'
import type { Deed } from './deed'

export function createAsking({ fields }: Screen, { $asked, confirmed }: Actions) {
  const typed = createEvent<{ field: string; value: FormValue }>()
  const fieldLeft = createEvent<string>()
  const submitted = createEvent()

  const $inputs = $asked.map((deed) => inputsOf(deed, fields))
  const $edits = createStore<Values>({}, { serialize: 'ignore' }).on(
    typed,
    (edits, { field, value }) => ({ ...edits, [field]: value }),
  )
  const $wasTried = createStore(false)
    .on(submitted, () => true)
    .reset($asked)
  sample({
    clock: $asked,
    filter: Boolean,
    fn: (deed) => beginning(deed, inputsOf(deed, fields)),
    target: $edits,
  })
  /** What stands in the inputs, in the form that they know. */
  const $draft = combine($inputs, $edits, $wasTried, (inputs, edits, wasTried): Draft => {
    const draft = newDraft('ask', null, edits)
    return wasTried ? { ...draft, faults: faultsOf(inputs, draft) } : draft
  })

  sample({
    clock: submitted,
    source: { inputs: $inputs, draft: $draft },
    filter: ({ inputs, draft }) => Object.keys(faultsOf(inputs, draft)).length === 0,
    fn: ({ inputs, draft }) =>
      inputs.length === 0
        ? undefined
        : packed(
            inputs
              .filter((input) => isShown(input, inputs, draft))
              .map((input) => [input.field, sentValue(input, valueIn(draft, input))] as const),
          ),
    target: confirmed,
  })

  return { $inputs, $draft, typed, fieldLeft, submitted }
}

export type Asking = ReturnType<typeof createAsking>

const inputsOf = (deed: Deed | null, fields: Screen['fields']): readonly FormInput[] =>
  deed?.action.ask ? inputsIn({ inputs: deed.action.ask }, fields) : []

/** Of one row, what it has; of several, nothing. */
function beginning({ rows, count }: Deed, inputs: readonly FormInput[]): Values {
  const [row = null] = count === 1 ? rows : []
  return Object.fromEntries(inputs.map((input) => [input.field, valueOf(input, row)]))
}

const valueIn = ({ edits }: Draft, input: FormInput): FormValue =>
  edits[input.field] ?? valueOf(input, null)

function faultsOf(inputs: readonly FormInput[], draft: Draft): Draft['faults'] {
  const missing = inputs.filter(
    (input) =>
      input.isNeeded && isShown(input, inputs, draft) && isEmpty(input, valueIn(draft, input)),
  )
  return Object.fromEntries(
    missing.map(({ field }) => [field, faultText({ field, code: 'required' })]),
  )
}
