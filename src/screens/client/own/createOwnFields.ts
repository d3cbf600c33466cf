// The customer's own fields of a screen's rows, which a list call answers instead of the manifest.
import { createEvent, createStore, sample } from 'effector'
import type { Call } from '../../../../generated/facts/call'
import { epochBegan } from '../../../calls/epoch.model'
import { ownFieldTypes, type OwnField } from '../../ownField'
import { asRef } from '../form/createOptionList'
import { createListFx } from '../list/screenCalls'
import type { Row } from '../row'

const mostRows = 200

export function createOwnFields(call: Call | undefined) {
  /** Reads them, also if they are known: somebody may have changed them. */
  const asked = createEvent()
  /** Null: not known yet. */
  const $known = createStore<readonly OwnField[] | null>(call ? null : [], {
    serialize: 'ignore',
  }).reset(epochBegan)
  if (call) {
    const readFx = createListFx({ ...call, background: true })
    sample({
      clock: asked,
      source: readFx.pending,
      filter: (isReading) => !isReading,
      fn: () => ({ limit: mostRows }),
      target: readFx,
    })
    $known.on(readFx.doneData, (_, { rows }) => rows.map(ownFieldOf))
  }
  return {
    asked,
    $fields: $known.map((known) => known ?? none),
    $areKnown: $known.map((known) => known !== null),
  }
}

export type OwnFields = ReturnType<typeof createOwnFields>

/** One for all, so that nothing is drawn anew. */
const none: readonly OwnField[] = []

/** Of a row that says `name`, `kind` and, for those to choose from, `choices`. */
export function ownFieldOf(row: Row): OwnField {
  const { kind, choices } = row as { kind?: string; choices?: readonly string[] }
  const { id, name } = asRef(row)
  return { id, name, kind: isKind(kind) ? kind : 'text', choices: choices ?? [] }
}

const isKind = (kind = ''): kind is OwnField['kind'] => Object.hasOwn(ownFieldTypes, kind)
