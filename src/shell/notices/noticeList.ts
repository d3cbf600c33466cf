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
  /** Grows with each notice: one that is told again is a new one to whoever listens. */
  no: number
}

const briefMs = 5000
/** Errors and warnings stay longer. */
const seriousMs = 10_000
/** How many there are at a time, where they go by themselves. */
const atMost = 4

export function addNotice(notices: Notice[], fresh: NewNotice): Notice[] {
  const { tone, text, action = null, otherAction, isPersistent = false, stayMs } = fresh
  const no = Math.max(0, ...notices.map((each) => each.no)) + 1
  const id = fresh.id ?? String(no)
  const isRepeated = (each: Notice) =>
    fresh.id === undefined ? isSame(each.text, text) : each.id === id
  const added = renew({
    id,
    tone,
    text,
    action,
    ...(otherAction ? { otherAction } : {}),
    isPersistent,
    stayMs,
    remainingMs: 0,
    no,
  })
  return [...notices.filter((each) => !isRepeated(each)), added]
}

/** The oldest go where there are too many, but none that offers an action or waits to be closed, nor the newest. */
export function makeRoom(notices: Notice[]): Notice[] {
  let excess = notices.length - atMost
  const isKept = ({ action, isPersistent }: Notice, at: number) =>
    action !== null || isPersistent || at === notices.length - 1
  return notices.filter((each, at) => isKept(each, at) || excess-- <= 0)
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
