import { sql, type RawBuilder } from 'kysely'
import type { Device, Source } from '../session'
import { slotSeconds } from '../session'

export interface Reported {
  readonly customerId: string
  readonly programId: string
  readonly versionNo: number
  readonly sessionId: string
  /** null: somebody without an account. */
  readonly userId: string | null
  /** Stands for the address that somebody without an account has proved: in all their visits the same. */
  readonly visitor?: string | undefined
  readonly source: Source
  readonly device: Device
  /** A bit for each second of the version, up to its outro. */
  readonly coverage: string
  readonly now: Date
}

/**
 * Adds to a session what was reported of it, as part of the statement that keeps the report otherwise.
 * Owners' own plays do not count.
 */
export const writingSession = (reported: Reported): RawBuilder<Record<string, unknown>> => sql`(
  insert into view_sessions as known (program_id, version_no, session_id, user_id, visitor, customer_id, source,
    device, started_at, reported_slot, coverage)
  select id, ${reported.versionNo}::int, ${reported.sessionId}, ${reported.userId}::text,
    ${reported.visitor ?? null}::text, customer_id,
    ${reported.source}, ${reported.device}, ${reported.now}::timestamptz, 
    floor(extract(epoch from ${reported.now}::timestamptz) / ${slotSeconds})::int,
    ${reported.coverage}::text::bit varying
  from programs
  where id = ${reported.programId} and customer_id = ${reported.customerId}
    and owner_user_id is distinct from ${reported.userId}::text
  on conflict (program_id, version_no, viewer, session_id) do update
    set coverage = known.coverage | excluded.coverage, reported_slot = excluded.reported_slot,
      visitor = coalesce(excluded.visitor, known.visitor)
    where length(known.coverage) = length(excluded.coverage))`
