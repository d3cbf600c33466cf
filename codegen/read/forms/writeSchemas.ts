import type { SchemaEntry } from '../manifest'
import type { ChangeForm, FieldsForm, ListForm } from './callForms'
import { extraValues, fieldName, ids, order, whichRows } from './listSchemas'
import { array, asWritten, count, flag, idText, object, oneOf, orNull, present } from './schemas'

/** A list call together with the entity of its rows. */
export interface List {
  readonly id: string
  readonly form: ListForm
  readonly entity: SchemaEntry
}

/** What is written of a row. */
type Written = Pick<FieldsForm, 'fields' | 'need'>

const writtenFields = ({ entity }: List, names: readonly string[]): Record<string, SchemaEntry> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const field = entity.properties?.[name]
      return field ? [[name, asWritten(field)]] : []
    }),
  )

export function newValues(list: List, { fields, need = [] }: Written): SchemaEntry {
  const written = writtenFields(list, fields)
  const extra = list.form.extra !== undefined && extraValues
  return object(
    { ...written, ...present({ extra }) },
    need.filter((name) => name in written),
  )
}

/** An absent field stays as it is; null empties one that rows may lack. */
export function changedValues(list: List, { fields, need = [] }: Written): SchemaEntry {
  const kept = new Set([...need, ...(list.entity.required ?? [])])
  const written = Object.entries(writtenFields(list, fields))
  const extra = list.form.extra !== undefined && {
    ...extraValues,
    additionalProperties: orNull(extraValues.additionalProperties!),
  }
  return object(
    {
      ...Object.fromEntries(
        written.map(([name, field]) => [name, kept.has(name) ? field : orNull(field)]),
      ),
      ...present({ extra }),
    },
    [],
  )
}

export const updateOf = (list: List, written: Written): SchemaEntry =>
  object({
    [list.form.key]: idText,
    rev: { type: 'integer', minimum: 1 },
    values: changedValues(list, written),
  })

/** Rows one by one, or all that a question finds but these; `expected` is how many the person was told. */
export function changeOf(list: List, form: ChangeForm): SchemaEntry {
  const { fields = [], empty = [], insist } = form
  const values = Object.entries(writtenFields(list, fields)).map(
    ([name, field]) => [name, empty.includes(name) ? orNull(field) : field] as const,
  )
  const all = object({ all: object(whichRows(list.form), []), except: ids, expected: count })
  const selection = { anyOf: [object({ ids }), all] }
  const written = fields.length > 0 && object(Object.fromEntries(values))
  const insists = insist && array(oneOf(insist), insist.length)
  return object(present({ selection, values: written, insists }), [
    'selection',
    ...(written ? ['values'] : []),
  ])
}

export const changeReply = object({
  changed: array({ type: 'string' }),
  refused: array(
    object(
      {
        id: { type: 'string' },
        code: { type: 'string' },
        params: { type: 'object', additionalProperties: { type: 'string' } },
      },
      ['id', 'code'],
    ),
  ),
})

export function exported({ form, entity }: List): SchemaEntry {
  const names = Object.keys(entity.properties ?? {}).filter((name) => name !== form.key)
  const column = fieldName(names, form.extra !== undefined)
  return object(
    {
      ...whichRows(form),
      ...order(form),
      ids,
      columns: { ...array(column, 200), minItems: 1 },
    },
    ['columns'],
  )
}

export const imported = (list: List, written: Written): SchemaEntry =>
  object(
    {
      importId: idText,
      dryRun: flag,
      mode: oneOf(['fill', 'overwrite', 'skip']),
      isQuiet: flag,
      rows: array(newValues(list, written), 500),
    },
    ['importId', 'dryRun', 'mode', 'rows'],
  )

const verdicts = ['new', 'changed', 'same', 'skipped', 'refused']

export const importReply = object(
  {
    rows: array(
      object(
        {
          verdict: oneOf(verdicts),
          id: { type: 'string' },
          faults: array(object({ field: { type: 'string' }, code: { type: 'string' } })),
        },
        ['verdict', 'faults'],
      ),
    ),
    places: object({ free: count, whole: count }),
    invites: flag,
  },
  ['rows'],
)
