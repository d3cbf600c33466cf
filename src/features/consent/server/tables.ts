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

declare module '../../../../generated/facts/tables' {
  interface ColumnValues {
    consentVersions: { texts: Readonly<Record<string, string>> }
  }
}

declare module '../../../server/database/tables' {
  interface Database {
    consentUses: ConsentUsesView
  }
}
