// What each row of a file would become, and what is wrong with it, before the server is asked.
import type { Words } from '../../../browser/text/words'
import { faultText } from '../../../calls/refusalText'
import { faultOf, type Issue, type WriteSchema } from '../form/check'
import { packed } from '../form/draft'
import type { FormInput } from '../form/values'
import type { Mapping } from './mapping'
import { readCell, type Vocabulary } from './readCell'

export type Values = Readonly<Record<string, unknown>>

export interface JudgedRow {
  readonly values: Values
  /** Names the values: rows of the same values get the same verdict. */
  readonly signature: string
  readonly faults: Readonly<Record<string, Words>>
  /** Every row lacks a column: told once, above them. */
  readonly isWaiting: boolean
}

export interface Rules {
  readonly inputs: readonly FormInput[]
  readonly mapping: Mapping
  readonly vocabularies: Readonly<Record<string, Vocabulary>>
  /** One value for all rows, where no column has the field. */
  readonly constants: Values
  /** The schema of the import call. */
  readonly schema: WriteSchema
  /** The field by which rows are found that are there already. */
  readonly match: string | undefined
}

type Judge = (cells: readonly string[]) => JudgedRow

/** Judges each row once, as long as the rules are the same. */
export function createJudge(rules: Rules): Judge {
  const known = new WeakMap<readonly string[], JudgedRow>()
  return (cells) => {
    const judged = known.get(cells) ?? judgeRow(cells, rules)
    known.set(cells, judged)
    return judged
  }
}

function judgeRow(cells: readonly string[], rules: Rules): JudgedRow {
  const { inputs, mapping, vocabularies, constants } = rules
  const read = mapping.flatMap((field, column) => {
    const input = inputs.find((each) => each.field === field)
    const words = field === null ? undefined : vocabularies[field]
    return input && words
      ? [[input.field, readCell(input, cells[column] ?? '', words)] as const]
      : []
  })
  const unread = read.flatMap(([field, cell]) =>
    'fault' in cell ? [[field, cellText(cell.fault)] as const] : [],
  )
  const sent = read.flatMap(([field, cell]) =>
    'value' in cell && cell.value !== undefined ? [[field, cell.value] as const] : [],
  )
  const values = packed([...Object.entries(constants), ...sent])
  const missing = inputs.filter(({ field, isNeeded }) => isNeeded && !isGiven(field, rules))
  const told = Object.entries(schemaFaults(values, rules)).filter(
    ([field]) => !missing.some((input) => input.field === field),
  )
  return {
    values,
    signature: JSON.stringify(values),
    faults: Object.fromEntries([...told, ...unread]),
    isWaiting: missing.length > 0,
  }
}

const isGiven = (field: string, { mapping, constants }: Rules) =>
  mapping.includes(field) || field in constants

function schemaFaults(values: Values, { schema, inputs }: Rules): Record<string, Words> {
  const request = { importId: 'check', dryRun: true, mode: 'fill', rows: [values] }
  const judged = schema.safeParse(request)
  if (judged.success) return {}
  const { issues } = judged.error as { issues: readonly Issue[] }
  const faults = issues.flatMap((issue) => {
    const [, , ...path] = issue.path
    const fault = faultOf({ ...issue, path: ['values', ...path] })
    const isMissing = issue.code === 'invalid_type' && !(fault.field in values)
    return [[fault.field, faultText(isMissing ? { ...fault, code: 'required' } : fault)] as const]
  })
  // What no column has is wrong with the whole row, and told at its first field.
  const [first] = inputs
  return Object.fromEntries(
    faults
      .toReversed()
      .map(([field, words]) =>
        inputs.some((input) => input.field === field)
          ? [field, words]
          : [first?.field ?? '', words],
      ),
  )
}

const cellText = (fault: 'format' | 'unknownValue'): Words =>
  fault === 'format'
    ? faultText({ field: '', code: 'format' })
    : { key: 'screens.import.unknownValue' }

/** Of rows with the same match, all but the first: by the row, the first one. */
export function doublesIn(rows: readonly JudgedRow[], match: string | undefined) {
  const first = new Map<string, number>()
  const doubles = new Map<number, number>()
  if (match === undefined) return doubles
  for (const [at, { values }] of rows.entries()) {
    const value = values[match]
    if (typeof value !== 'string' || value === '') continue
    const key = value.toLowerCase()
    const before = first.get(key)
    if (before === undefined) first.set(key, at)
    else doubles.set(at, before)
  }
  return doubles
}
