/**
 * Where a page ended: the sort value of its last row as the database writes it, which keeps all of
 * its digits, and the row's id to tell equal values apart.
 */
import { malformedRequest } from '../../server/errors'
import type { Sort } from '../question'

export interface Place {
  /** Null: rows without a value come last. */
  readonly value: string | null
  readonly id: string
}

export const writeCursor = ({ field, desc }: Sort, { value, id }: Place): string =>
  Buffer.from(JSON.stringify([field, desc, value, id])).toString('base64url')

export function readCursor(text: string, { field, desc }: Sort): Place {
  const [sortField, isDesc, value, id] = parse(text)
  if (sortField === field && isDesc === desc && (value === null || isText(value)) && isText(id)) {
    return { value, id }
  }
  throw misplaced()
}

export const misplaced = () => malformedRequest('`after` is no place in this list.')

/** The database stores no zero characters. */
const isText = (value: unknown): value is string =>
  typeof value === 'string' && !value.includes('\0')

function parse(text: string): unknown[] {
  try {
    const parts: unknown = JSON.parse(Buffer.from(text, 'base64url').toString())
    return Array.isArray(parts) ? parts : []
  } catch {
    return []
  }
}
