import { malformedRequest } from '../../../server/errors'
import type { ClipSort } from '../clip'

/**
 * Where a page ended: the sort value of its last clip, and the clip's id to tell equal values
 * apart.
 */
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
  // The column holds a 32-bit integer.
  if (sort === 'duration') return typeof value === 'number' && (value | 0) === value
  if (sort === 'name') return isText(value)
  return typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value) && isMoment(value)
}

/**
 * Only dates exactly as writeCursor writes them: JavaScript parses more forms than the database
 * accepts.
 */
function isMoment(text: string): boolean {
  const date = new Date(text)
  return !Number.isNaN(date.getTime()) && date.toISOString() === text
}

/** A string without the characters that the database cannot store. */
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
