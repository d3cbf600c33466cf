/** Fields that a customer made itself, of rows such as all customers have. Used by both wings. */
import type { FieldType } from '../../generated/facts/screen'
import { isDay } from './filterValue'

export interface OwnField {
  readonly id: string
  readonly name: string
  readonly kind: OwnFieldKind
  /** Of the kinds `select` and `multi`. */
  readonly choices: readonly string[]
}

export type OwnFieldKind = keyof typeof ownFieldTypes

export type OwnValue = string | number | readonly string[]

/** By the ids of the fields. */
export type OwnValues = Readonly<Record<string, OwnValue>>

export const ownFieldTypes = {
  text: 'text',
  longText: 'text',
  number: 'number',
  date: 'date',
  select: 'enum',
  multi: 'texts',
} as const satisfies Readonly<Record<string, FieldType>>

const prefix = 'extra.'

/** What questions, columns and forms call it: `extra.01J…`. */
export const ownFieldName = (id: string) => `${prefix}${id}`

/** The id of an own field; undefined for the fields of the entity. */
export const ownFieldId = (name: string): string | undefined =>
  name.startsWith(prefix) ? name.slice(prefix.length) : undefined

type Values = Readonly<Record<string, unknown>>

/** Puts the own fields below `extra`, as requests have them. */
export function packOwn(values: Values): Record<string, unknown> {
  const own: Record<string, unknown> = {}
  const packed: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(values)) {
    const id = ownFieldId(name)
    if (id === undefined) packed[name] = value
    else own[id] = value
  }
  return Object.keys(own).length > 0 ? { ...packed, extra: own } : packed
}

/** Each own field of a request or a row by its name. */
export function unpackOwn({ extra, ...values }: Values): Values {
  const own = Object.entries((extra ?? {}) as Values)
  return { ...values, ...Object.fromEntries(own.map(([id, value]) => [ownFieldName(id), value])) }
}

/** The keyword of JSON Schema that a value violates. */
export interface OwnFault {
  readonly code: 'minLength' | 'maxLength' | 'format' | 'enum' | 'uniqueItems'
  readonly limit?: number
}

const longest = { text: 200, longText: 2000 } as const
const largest = 1e15

/** What is wrong with a value; a choice that is offered no more may stay where it is. */
export function faultOfOwn(
  { kind, choices }: Pick<OwnField, 'kind' | 'choices'>,
  value: unknown,
  before?: OwnValue,
): OwnFault | undefined {
  switch (kind) {
    case 'number':
      return typeof value === 'number' && Math.abs(value) < largest ? undefined : { code: 'format' }
    case 'date':
      return typeof value === 'string' && isDay(value) ? undefined : { code: 'format' }
    case 'select':
      return typeof value === 'string' && (choices.includes(value) || value === before)
        ? undefined
        : { code: 'enum' }
    case 'multi':
      return faultOfSeveral(value, [...choices, ...(Array.isArray(before) ? before : [])])
    default:
      return faultOfText(value, longest[kind])
  }
}

function faultOfSeveral(value: unknown, allowed: readonly string[]): OwnFault | undefined {
  if (!Array.isArray(value) || !value.every((each) => allowed.includes(each))) {
    return { code: 'enum' }
  }
  return new Set(value).size < value.length ? { code: 'uniqueItems' } : undefined
}

function faultOfText(value: unknown, limit: number): OwnFault | undefined {
  if (typeof value !== 'string' || value.includes('\0')) return { code: 'format' }
  if (value.trim() === '') return { code: 'minLength', limit: 1 }
  return value.length > limit ? { code: 'maxLength', limit } : undefined
}
