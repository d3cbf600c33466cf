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
  if (sort === wanted && isValueOf(wanted, value) && typeof id === 'string') return { value, id }
  throw malformedRequest('`after` is no place in this list.')
}

function isValueOf(sort: ClipSort, value: unknown): value is string | number {
  if (sort === 'duration') return Number.isInteger(value)
  if (typeof value !== 'string' || value.includes('\0')) return false
  return sort === 'name' || !Number.isNaN(Date.parse(value))
}

function parse(text: string): unknown[] {
  try {
    const parts: unknown = JSON.parse(Buffer.from(text, 'base64url').toString())
    return Array.isArray(parts) ? parts : []
  } catch {
    return []
  }
}
