import type { Db } from '../../../server/database/tables'
import type { Cue } from '../../captions/cue'
import { insertVersion, wasWritten } from '../../captions/server'
import { lockClip } from './queries'

export interface ImportedCaptions {
  readonly customerId: string
  readonly clipId: string
  readonly lang: string
  readonly cues: readonly Cue[]
  readonly savedBy: string
  readonly savedAt: Date
}

/** What came along with a film; what people wrote or took away meanwhile stays so. Inside a transaction. */
export async function keepImportedCaptions(
  { customerId, clipId, lang, ...saved }: ImportedCaptions,
  db: Db,
): Promise<void> {
  const clip = await lockClip(db, customerId, clipId)
  if (!clip || (await wasWritten(db, clipId, lang))) return
  const film = { customerId, id: clipId, kind: 'clip' } as const
  await insertVersion(db, { film, lang, source: 'upload', ...saved })
}
