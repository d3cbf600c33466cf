import type { SchemaEntry } from '../manifest'
import { refEntity } from './fieldTypes'

export const object = (
  properties: Readonly<Record<string, SchemaEntry>>,
  required: readonly string[] = Object.keys(properties),
): SchemaEntry => ({ type: 'object', properties, required })

export const array = (items: SchemaEntry, maxItems?: number): SchemaEntry => ({
  type: 'array',
  items,
  ...(maxItems === undefined ? {} : { maxItems }),
})

export const oneOf = (names: readonly string[]): SchemaEntry => ({ type: 'string', enum: names })

export const idText: SchemaEntry = { type: 'string', minLength: 1, maxLength: 64 }
export const count: SchemaEntry = { type: 'integer', minimum: 0 }
export const flag: SchemaEntry = { type: 'boolean' }
export const moment: SchemaEntry = { type: 'string', format: 'date-time' }

/** The parts of an object that are there. */
export const present = (
  parts: Readonly<Record<string, SchemaEntry | false | undefined>>,
): Record<string, SchemaEntry> =>
  Object.fromEntries(Object.entries(parts).filter(([, part]) => part)) as Record<
    string,
    SchemaEntry
  >

const limits = ['minimum', 'maximum', 'minLength', 'maxLength', 'minItems', 'maxItems', 'pattern']

/** How a field is answered: without limits, so that a row from before them stays readable. */
export function asRead(schema: SchemaEntry): SchemaEntry {
  const { unused: _, ...rest } = schema
  const kept = Object.entries(rest).filter(
    ([key, value]) => !limits.includes(key) && !(key === 'format' && isLimit(value as string)),
  )
  const read = Object.fromEntries(kept) as SchemaEntry
  return schema.items ? { ...read, items: asRead(schema.items) } : read
}

const isLimit = (format: string) => format === 'email' || format === 'uri'

/** With three digits behind the point it is one of fifteen. */
const mostMoney = 999_999_999_999

/** How a field is asked for: what is read as a Ref is written as its id. */
export function asWritten(schema: SchemaEntry): SchemaEntry {
  if (schema.$ref === refEntity)
    return { ...idText, ...(schema.meaning === undefined ? {} : { meaning: schema.meaning }) }
  const { unused: _, ...rest } = schema
  if (schema.currency !== undefined) return { minimum: -mostMoney, maximum: mostMoney, ...rest }
  // What is shown as a link leads to a page and never runs.
  if (schema.format === 'uri') return { pattern: '^https?://', ...rest }
  return schema.items ? { maxItems: 200, ...rest, items: asWritten(schema.items) } : rest
}

export const orNull = (schema: SchemaEntry): SchemaEntry =>
  schema.type === undefined
    ? { anyOf: [schema, { type: 'null' }] }
    : { ...schema, type: [schema.type, 'null'].flat() }
