import type { ColumnType, Generated } from 'kysely'

type Timestamp = ColumnType<Date, Date | string, Date | string>

export type SuppressedFor = 'bounce' | 'complaint' | 'unsubscribed' | 'manual'

export interface MailBatchesTable {
  /** Of what wrote it. */
  id: string
  customerId: string
  /** Who words it, such as `campaigns.letter`. */
  kind: string
  state: Generated<'running' | 'paused' | 'over'>
  pausedFor: 'person' | 'bounces' | null
  /** Until somebody let it go on although many came back. */
  isWatched: Generated<boolean>
  createdAt: Timestamp
}

export interface MailMessagesTable {
  id: string
  customerId: string
  letterId: string
  /** What the letter belongs to. */
  groupId: string
  contactId: string | null
  addressKey: string
  /** The first letter of the group that went to this address, else the first that was to. */
  isFirst: boolean
  state: 'queued' | 'sending' | 'sent' | 'deferred' | 'bounced' | 'unsure' | 'held'
  /** Trial: letters of a customer on trial reach only whom staff have listed. */
  heldFor: SuppressedFor | 'trial' | 'gone' | 'noConsent' | null
  tries: Generated<number>
  fault: string | null
  dueAt: Timestamp
  offeredAt: Timestamp | null
  settledAt: Timestamp | null
  unsubscribedAt: Timestamp | null
  visitedAt: Timestamp | null
  startedAt: Timestamp | null
  watchedAt: Timestamp | null
  repliedAt: Timestamp | null
}

export interface SuppressionsTable {
  id: string
  customerId: string
  addressKey: string
  reason: SuppressedFor
  contactId: string | null
  createdAt: Timestamp
  updatedBy: string | null
  updatedAt: Timestamp
  rev: Generated<number>
}

export interface MailSoftBouncesTable {
  messageId: string
  customerId: string
  addressKey: string
  bouncedAt: Timestamp
}

declare module '../../../../server/database/tables' {
  interface Database {
    mailBatches: MailBatchesTable
    mailMessages: MailMessagesTable
    suppressions: SuppressionsTable
    mailSoftBounces: MailSoftBouncesTable
    mailDomainRests: { domain: string; restsUntil: Timestamp }
  }
}
