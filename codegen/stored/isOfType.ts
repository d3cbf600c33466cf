import type { StoredColumn } from './storedEntities'

/** Whether a column can have the value. */
export function isOfType(
  value: string | number | boolean,
  { type, schema }: StoredColumn,
): boolean {
  if (type === 'enum') return schema.enum?.includes(value as string) ?? false
  if (type === 'integer') return Number.isInteger(value)
  if (type === 'number') return typeof value === 'number'
  if (type === 'boolean') return typeof value === 'boolean'
  return type === 'text' && typeof value === 'string'
}
