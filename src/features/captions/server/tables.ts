import type { ColumnType, GeneratedAlways } from 'kysely'
import type { CaptionCue, CaptionVersion } from '../../../../generated/facts/features/captions'

/** Whose they are: a clip's, or a version's of a program that was made elsewhere. */
interface OfFilm {
  readonly customerId: string
  readonly clipId: string | null
  readonly versionId: string | null
  readonly filmId: GeneratedAlways<string>
  readonly lang: string
}

/** One row a language, of the version that counts. */
export interface CaptionsTable extends OfFilm {
  versionNo: number
  wordsKey: string
}

export interface CaptionVersionsTable extends OfFilm {
  versionNo: number
  source: CaptionVersion['source']
  /** In the time of the whole take. */
  cues: ColumnType<CaptionCue[], string, never>
  savedBy: string | null
  savedAt: ColumnType<Date, Date | string, Date | string>
}

export interface CaptionTables {
  captions: CaptionsTable
  captionVersions: CaptionVersionsTable
}

declare module '../../../server/database/tables' {
  interface Database extends CaptionTables {}
}
