import type { SchemaEntry } from '../manifest'

/** What a field of a row is to lists and forms, whatever its schema says besides. */
export const fieldTypes = [
  'text',
  'email',
  'uri',
  'enum',
  'ref',
  'refs',
  'texts',
  'boolean',
  'integer',
  'number',
  'date',
  'moment',
  'flags',
  'other',
] as const

export type FieldType = (typeof fieldTypes)[number]

export const filterOps = ['is', 'has', 'from', 'to', 'none'] as const
export type FilterOp = (typeof filterOps)[number]

/** The entity by which rows name other rows: read with its name, written as its id. */
export const refEntity = 'Ref'

const formats: Readonly<Record<string, FieldType>> = {
  'date-time': 'moment',
  date: 'date',
  email: 'email',
  uri: 'uri',
}

export function fieldTypeOf(schema: SchemaEntry): FieldType {
  const { $ref, allFlags, type, items, enum: values, format = '' } = schema
  if ($ref !== undefined) return $ref === refEntity ? 'ref' : 'other'
  if (allFlags) return 'flags'
  if (values) return values.every((value) => typeof value === 'string') ? 'enum' : 'other'
  if (type === 'array')
    return items?.$ref === refEntity ? 'refs' : isTexts(items) ? 'texts' : 'other'
  if (type === 'boolean' || type === 'integer' || type === 'number') return type
  return type === 'string' ? (formats[format] ?? 'text') : 'other'
}

const isTexts = (items: SchemaEntry | undefined) => items?.type === 'string' && !items.enum

/** The conditions that a field of each type takes, without `none`, which every optional one takes. */
export const opsOfTypes: Readonly<Record<FieldType, readonly FilterOp[]>> = {
  text: ['has', 'is'],
  email: ['has', 'is'],
  uri: ['has', 'is'],
  enum: ['is'],
  ref: ['is'],
  refs: ['is'],
  texts: ['is'],
  boolean: ['is'],
  integer: ['from', 'to'],
  number: ['from', 'to'],
  date: ['from', 'to'],
  moment: ['from', 'to'],
  flags: ['is'],
  other: [],
}

/** What can be asked of a field; empty: it cannot be filtered. */
export const opsOf = (type: FieldType, isOptional: boolean): readonly FilterOp[] =>
  isOptional && opsOfTypes[type].length > 0 ? [...opsOfTypes[type], 'none'] : opsOfTypes[type]

const orderless: ReadonlySet<FieldType> = new Set(['refs', 'texts', 'flags', 'other'])

export const isSortable = (type: FieldType) => !orderless.has(type)
export const isSummable = (type: FieldType) => type === 'integer' || type === 'number'

/** Whether the field is an amount of money. */
export const isMoney = (schema: SchemaEntry) =>
  schema.currency !== undefined && isSummable(fieldTypeOf(schema))
