import { addressKey } from '../addressKey'
import type { AuditEvent } from '../context'
import { createWindow } from './window'

/**
 * What refused calls leave in the audit is bounded, since anybody may be refused as often as they
 * like; that some is missing is told once. What succeeds is always told.
 */
export type AuditLimit = (events: readonly AuditEvent[], ip: string) => readonly AuditEvent[]

const windowMs = 5 * 60_000
const limits = { windowMs, perAddress: 60, all: 300 }
const tellings = { windowMs, perAddress: 1, all: 20 }

export function createAuditLimit(now: () => Date): AuditLimit {
  const isWithin = createWindow(now, limits)
  const isToTell = createWindow(now, tellings)
  return (events, ip) => {
    if (events.length === 0 || isWithin(addressKey(ip))) return events
    return isToTell(addressKey(ip)) ? [{ action: 'audit.limited' }] : []
  }
}
