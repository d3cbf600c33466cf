import { fieldTypeOf } from '../../read/forms/fieldTypes'
import type { SchemaEntry } from '../../read/manifest'
import { fieldEntry, type ColumnEntry } from '../../read/screenEntry'
import { inputsIn } from '../../read/withScreenCalls'
import { propertiesOfRows, type ScreenParts } from './screenParts'

/**
 * The fields a screen has to do with, with their schemas: all of its rows but the key and what is
 * only looked at. By what is hidden rows may still be sorted and filtered, and views ask for it.
 */
export function fieldsOf(screen: ScreenParts): [name: string, schema: SchemaEntry][] {
  const { block, list } = screen
  const pictures = new Set([
    block.card?.picture,
    ...columnsIn(screen).map(({ picture }) => picture),
    ...(block.hides ?? []),
  ])
  const named = new Set([
    ...columnsIn(screen).map(({ field }) => field),
    ...inputsIn(block).map(({ field }) => field),
    ...[...(list?.form.sort ?? []), ...(block.filters ?? [])].filter((name) =>
      block.hides?.includes(name),
    ),
    ...(block.views ?? []).flatMap(({ where }) => Object.keys(where)),
  ])
  return Object.entries(propertiesOfRows(screen)).filter(
    ([name, schema]) =>
      named.has(name) ||
      (name !== list?.form.key && !pictures.has(name) && fieldTypeOf(schema) !== 'other'),
  )
}

export const columnsIn = ({ block }: ScreenParts): ColumnEntry[] =>
  (block.columns ?? []).map(fieldEntry<ColumnEntry>)

/** What an enum or a set of flags may hold. */
export function valuesOf(schema: SchemaEntry): readonly string[] {
  const type = fieldTypeOf(schema)
  if (type === 'enum') return schema.enum as readonly string[]
  return type === 'flags' ? Object.keys(schema.properties ?? {}) : []
}
