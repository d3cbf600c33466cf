// The customer's own fields of a row: inputs that a list call answers instead of the manifest.
import { createStore, sample, type Store } from 'effector'
import type { Call } from '../../../../generated/facts/call'
import type { FieldType, InputKind } from '../../../../generated/facts/screen'
import { epochBegan } from '../../../calls/epoch.model'
import { createListFx } from '../list/screenCalls'
import type { Ref, Row } from '../row'
import { asRef } from './createOptionList'
import type { FormInput } from './values'

/** One of them, with the words its customer gave it. */
export interface OwnInput extends FormInput {
  readonly name: string
  readonly choices: readonly string[]
}

export function createOwnInputs(call: Call | undefined, $isWanted: Store<boolean>) {
  const $own = createStore<readonly OwnInput[] | null>(null, { serialize: 'ignore' }).reset(
    epochBegan,
  )
  if (call) {
    const readFx = createListFx(call)
    sample({
      clock: $isWanted,
      source: { own: $own, isReading: readFx.pending },
      filter: ({ own, isReading }, isWanted) => isWanted && own === null && !isReading,
      fn: () => ({ limit: 200 }),
      target: readFx,
    })
    $own.on(readFx.doneData, (_, { rows }) => rows.map(ownInput))
  }
  return $own.map((own) => own ?? [])
}

const kinds: Readonly<Record<string, readonly [InputKind, FieldType]>> = {
  text: ['text', 'text'],
  longText: ['textArea', 'text'],
  number: ['number', 'number'],
  date: ['date', 'date'],
  select: ['select', 'text'],
  multi: ['texts', 'texts'],
}

/** Of a row that says `name`, `kind` and, for those to choose from, `choices`. */
export function ownInput(row: Row): OwnInput {
  const {
    kind = 'text',
    choices = [],
    isNeeded = false,
  } = row as {
    kind?: string
    choices?: readonly string[]
    isNeeded?: boolean
  }
  const { id, name }: Ref = asRef(row)
  const [input, type] = kinds[kind] ?? ['text', 'text']
  return { field: `extra.${id}`, kind: input, type, isNeeded, name, choices }
}
