import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

type Timestamp = ColumnType<Date, Date | string, Date | string>

export interface LettersTable {
  id: string
  /** Feature and name of its definition, such as `session.invitation`. */
  kind: string
  customerId: string | null
  /** Whose letter it is; null until it is worded, if only a typed name is known. */
  userId: string | null
  locale: string
  /** What its definition needs besides, as JSON text. Never a secret. */
  params: ColumnType<Record<string, string>, string | undefined, string>
  /** Sending: offered to the mail server, which has not answered yet. Kept: no mail server. */
  state: Generated<'queued' | 'sending' | 'sent' | 'failed' | 'kept'>
  tries: Generated<number>
  /** What the mail server refused with; never what stood in the letter. */
  fault: string | null
  toName: string | null
  toAddress: string | null
  subject: string | null
  /** Of kept letters alone: a letter that was sent is not stored. */
  bodyText: string | null
  createdAt: Timestamp
  settledAt: Timestamp | null
  updatedBy: string | null
  updatedAt: Timestamp | null
  rev: Generated<number>
}

/** What a domain may publish so that its letters are taken for its own. */
export type MailRecord = 'owner' | 'spf' | 'dkim' | 'dmarc'

export interface MailWhitelistTable {
  id: string
  customerId: string
  purpose: 'sender' | 'recipient'
  /** An address, or `@domain`. */
  pattern: string
  verifiedAt: Timestamp | null
  disabledAt: Timestamp | null
  state: GeneratedAlways<'pending' | 'verified' | 'disabled'>
  checkedAt: Timestamp | null
  found: ColumnType<MailRecord[], MailRecord[] | undefined, MailRecord[]>
  createdBy: string | null
  createdAt: Timestamp
  updatedBy: string | null
  updatedAt: Timestamp
  rev: Generated<number>
}

declare module '../database/tables' {
  interface Database {
    letters: LettersTable
    mailWhitelist: MailWhitelistTable
  }
}
