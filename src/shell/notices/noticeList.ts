import { undoMs } from '../../../generated/facts/constants'
import type { TextKey } from '../../../generated/facts/text'
import type { OwnWords, Words } from '../../browser/text/words'
import type { NewNotice } from './notices.model'

export interface Notice {
  id: string
  tone: 'neutral' | 'info' | 'ok' | 'warn' | 'danger'
  text: Words
  action: TextKey | OwnWords | null
  otherAction?: TextKey | OwnWords | undefined
  isPersistent: boolean
  stayMs?: number | undefined
  remainingMs: number
}

const briefMs = 5000
/** Errors and warnings stay longer. */
const seriousMs = 10_000
/** How many there are at a time, where they go by themselves. */
export const atMost = 4

export function addNotice(notices: Notice[], fresh: NewNotice): Notice[] {
  const { tone, text, action = null, otherAction, isPersistent = false, stayMs } = fresh
  const id = fresh.id ?? nextId(notices)
  const isShown = notices.some((each) => fresh.id === undefined && isSame(each.text, text))
  if (isShown) return notices.map((each) => (isSame(each.text, text) ? renew(each) : each))
  const added = renew({
    id,
    tone,
    text,
    action,
    ...(otherAction ? { otherAction } : {}),
    isPersistent,
    stayMs,
    remainingMs: 0,
  })
  return [...notices.filter((each) => each.id !== id), added]
}

export function elapse(notices: Notice[], ms: number): Notice[] {
  return notices
    .map((each) => (each.isPersistent ? each : { ...each, remainingMs: each.remainingMs - ms }))
    .filter((each) => each.remainingMs > 0)
}

function renew(notice: Notice): Notice {
  const isSerious = notice.tone === 'danger' || notice.tone === 'warn'
  const usualMs = notice.action ? undoMs : isSerious ? seriousMs : briefMs
  return { ...notice, remainingMs: notice.stayMs ?? usualMs }
}

function isSame(one: Words, other: Words): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

function nextId(notices: Notice[]): string {
  const last = notices.reduce((highest, { id }) => Math.max(highest, Number(id) || 0), 0)
  return String(last + 1)
}
