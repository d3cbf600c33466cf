import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

type Timestamp = ColumnType<Date, Date | string, Date | string>

export interface ConsentFormsTable {
  id: string
  customerId: string
  name: string
  nameKey: GeneratedAlways<string>
  retiredAt: Timestamp | null
  createdBy: string | null
  createdAt: Timestamp
  updatedBy: string | null
  updatedAt: Timestamp
  rev: Generated<number>
}

export interface ConsentVersionsTable {
  customerId: string
  formId: string
  version: number
  /** Plain text by language. */
  texts: ColumnType<Readonly<Record<string, string>>, string, string>
  /** null: a draft. */
  activeFrom: Timestamp | null
  createdAt: Timestamp
}

export interface ConsentsTable {
  id: string
  customerId: string
  submissionId: string
  requestId: string
  /** As it was called then. */
  requestTitle: string
  formId: string
  version: number
  language: string
  /** SHA-256 of the text that was shown, in hex. */
  textHash: string
  name: string
  nameKey: GeneratedAlways<string>
  guardian: string | null
  email: string | null
  ip: string | null
  browser: string | null
  givenAt: Timestamp
  endedAt: Timestamp | null
  endedBy: 'guest' | 'staff' | null
  endedByUser: string | null
  endReason: string | null
  /** When its clips are erased. */
  purgeOn: ColumnType<string | null, string | null | undefined, string | null>
  updatedAt: Timestamp
  updatedBy: string | null
  rev: Generated<number>
}

/** What can be taken down. */
export const useKinds = [
  'program',
  'delivery',
  'sharePage',
  'welcome',
  'version',
  'draft',
  'template',
  'bumper',
  'take',
] as const
export type UseKind = (typeof useKinds)[number]

/** A view: what holds the clips that stand on a consent. */
export interface ConsentUsesView {
  consentId: string
  customerId: string
  kind: UseKind
  id: string
  programId: string | null
  title: string
  versionNo: number | null
  /** The channel, the person or the page that it was given to. */
  place: string | null
  ownerUserId: string | null
}

declare module '../../../server/database/tables' {
  interface Database {
    consentForms: ConsentFormsTable
    consentVersions: ConsentVersionsTable
    consents: ConsentsTable
    consentUses: ConsentUsesView
  }
}
