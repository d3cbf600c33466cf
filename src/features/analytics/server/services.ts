import type { InsightRequired, InsightViewer } from '../../../../generated/facts/features/analytics'
import type { Db } from '../../../server/database/tables'

export interface Asked {
  readonly customerId: string
  readonly now: Date
}

/** What the inbox knows of those to whom programs were sent. It is above analytics, so main hands it over. */
export interface SentPrograms {
  /** How many people have each program in their inbox. */
  reached(db: Db, asked: Asked, programIds: readonly string[]): Promise<ReadonlyMap<string, number>>
  /** How far those are who have to watch a program. */
  required(db: Db, asked: Asked, programIds: readonly string[]): Promise<InsightRequired[]>
  /** Who has to watch a program, or to whom it was sent, and how far they are. */
  people(
    db: Db,
    asked: Asked,
    of: { readonly programId: string; readonly onlyRequired: boolean },
  ): Promise<InsightViewer[]>
}

declare module '../../../server/services' {
  interface Services {
    readonly sentPrograms: SentPrograms
    /** Where analytics is looked at: our own page, or another site. */
    readonly analyticsUrl: string
  }
}
