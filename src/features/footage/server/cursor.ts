import { malformedRequest } from '../../../server/errors'
import type { ClipSort } from '../clip'

/** Where a page ended: the sort's own value of its last clip, and its id where that value is shared. */
export interface ClipCursor {
  value: string | number
  id: string
}

export function writeCursor(sort: ClipSort, { value, id }: ClipCursor): string {
  return Buffer.from(JSON.stringify([sort, value, id])).toString('base64url')
}

export function readCursor(text: string, wanted: ClipSort): ClipCursor {
  const [sort, value, id] = parse(text)
  if (sort === wanted && isValueOf(wanted, value) && isText(id)) return { value, id }
  throw malformedRequest('`after` is no place in this list.')
}

function isValueOf(sort: ClipSort, value: unknown): value is string | number {
  // A whole number of 32 bits, as the column.
  if (sort === 'duration') return typeof value === 'number' && (value | 0) === value
  if (sort === 'name') return isText(value)
  return typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value) && isMoment(value)
}

/** As writeCursor writes it: what JavaScript reads more widely, the database refuses. */
function isMoment(text: string): boolean {
  const date = new Date(text)
  return !Number.isNaN(date.getTime()) && date.toISOString() === text
}

/** A text the database can hold. */
function isText(value: unknown): value is string {
  return typeof value === 'string' && !value.includes('\0')
}

function parse(text: string): unknown[] {
  try {
    const parts: unknown = JSON.parse(Buffer.from(text, 'base64url').toString())
    return Array.isArray(parts) ? parts : []
  } catch {
    return []
  }
}
