/** The values of conditions, which travel as text: `true`, `12`, `2026-01-31`, `-30d`. */
import type { FilterOp } from '../../generated/facts/screen'
import type { AskableField } from './question'

const maxLength = 200
const dayMs = 24 * 3_600_000

/** Days before or after today: `-30d`, `+7d`. It stays relative in addresses and saved searches. */
const relativeDay = /^[+-]\d{1,4}d$/
const day = /^\d{4}-\d\d-\d\d$/
const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,6})?)?(Z|[+-]\d\d:\d\d)$/

export function isFilterValue(
  { type, values }: Pick<AskableField, 'type' | 'values'>,
  op: FilterOp,
  text: string,
): boolean {
  switch (type) {
    case 'boolean':
      return text === 'true' || text === 'false'
    case 'integer':
    case 'number':
      return /^-?\d{1,15}(\.\d{1,6})?$/.test(text)
    case 'date':
      return relativeDay.test(text) || isDay(text)
    case 'moment':
      return relativeDay.test(text) || isDay(text) || isMoment(text)
    case 'enum':
      return isPlainText(text) && (!values || values.includes(text))
    default:
      return isPlainText(text) && (op !== 'has' || text.trim() !== '')
  }
}

export interface Bound {
  /** A moment, for a date its first one (UTC). */
  readonly at: Date
  /** Whether the moment itself still belongs to what is asked for. */
  readonly isIncluded: boolean
}

/** Where a `from` or `to` begins or ends. A day ends with its last moment: `to` includes all of it. */
export function boundOf(op: 'from' | 'to', text: string, now: Date): Bound {
  if (relativeDay.test(text)) {
    return { at: new Date(now.getTime() + Number.parseInt(text, 10) * dayMs), isIncluded: true }
  }
  const at = new Date(text)
  if (op === 'to' && day.test(text)) {
    return { at: new Date(at.getTime() + dayMs), isIncluded: false }
  }
  return { at, isIncluded: true }
}

/** The calendar day (UTC) of a `from` or `to` of a date, which it includes. */
export function dayOf(text: string, now: Date): string {
  return relativeDay.test(text) ? boundOf('from', text, now).at.toISOString().slice(0, 10) : text
}

/** The database stores no zero characters. */
const isPlainText = (text: string) =>
  text !== '' && text.length <= maxLength && !text.includes('\0')

/** JavaScript takes 31 February for 3 March; the database refuses it. */
export const isDay = (text: string) =>
  day.test(text) &&
  !text.startsWith('0000') &&
  isTime(text) &&
  new Date(text).toISOString().startsWith(text)

const isMoment = (text: string) => moment.test(text) && isDay(text.slice(0, 10)) && isTime(text)

const isTime = (text: string) => !Number.isNaN(Date.parse(text))
