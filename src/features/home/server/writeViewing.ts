// What was watched, added to what had been, by one statement: whatever comes twice, late or beside
// others changes nothing that it should not.
import { sql } from 'kysely'
import { compiledOnce } from '../../../server/database/compiledOnce'
import type { Db } from '../../../server/database/tables'
import { writingSession } from '../../analytics/server'
import { watchedShare, type Device, type Source } from '../../analytics/session'

export interface Reported {
  readonly userId: string
  readonly customerId: string
  readonly programId: string
  readonly versionNo: number
  /** What is on air, whatever the report is about. */
  readonly publishedNo: number
  readonly coverage: string
  readonly positionMs: number
  readonly positionFrom: string
  /** Only as much counts as can have been played since it was opened. */
  readonly isTimed: boolean
  readonly now: Date
  /** The visit that it is of. */
  readonly sessionId: string
  readonly source: Source
  readonly device: Device
}

export interface Viewing {
  readonly versionNo: number
  readonly viewedVersionNo: number | null
  readonly coverage: string
  readonly completedAt: Date | null
}

/** Faster than at twice the speed nobody plays; some seconds are on their way. */
const fastest = 2.1
const graceSeconds = 5

interface Given extends Reported {
  /** Seconds from which on it is viewed. */
  readonly needed: number
}

const write = compiledOnce<Given, Viewing>(
  [
    'userId',
    'customerId',
    'programId',
    'versionNo',
    'publishedNo',
    'coverage',
    'positionMs',
    'positionFrom',
    'isTimed',
    'now',
    'sessionId',
    'source',
    'device',
    'needed',
  ],
  (db, given) => ({ compile: () => statementOf(given).compile(db) }),
)

export async function writeViewing(db: Db, reported: Reported): Promise<Viewing> {
  const needed = Math.ceil(reported.coverage.length * watchedShare)
  const [viewing] = await write(db, { ...reported, needed })
  return viewing!
}

/** What was reported stands in it as seldom as can be: of a long film it is a long text. */
const statementOf = (given: Given) => sql<Viewing>`
  with visited as ${writingSession(given)}
  insert into viewings as known (user_id, program_id, customer_id, version_no, coverage, position_ms,
    position_from, opened_at, viewed_version_no, completed_at, completed_by)
  select ${given.userId}, ${given.programId}, ${given.customerId}, told.version_no, told.coverage,
    ${given.positionMs}::int, ${given.positionFrom}, told.at, case when told.is_done then told.version_no end,
    case when told.is_done then told.at end, case when told.is_done then 'auto' end
  from (
    select counted.version_no, counted.at, counted.coverage,
      bit_count(counted.coverage) >= ${given.needed}::int as is_done
    from (
      select ${given.versionNo}::int as version_no, ${given.now}::timestamptz as at,
        case when not ${given.isTimed}::boolean or bit_count(new.bits) <= ${graceSeconds}::int
          then new.bits else ''::bit varying end as coverage
      from (select ${given.coverage}::bit varying as bits) new
    ) counted
  ) told
  on conflict (user_id, program_id) do update set
    (version_no, coverage, position_ms, position_from, viewed_version_no, completed_at, completed_by) = (
      select
        case when step.is_told then excluded.version_no else known.version_no end,
        case when step.is_told then step.coverage else known.coverage end,
        case when step.is_later then excluded.position_ms else known.position_ms end,
        case when step.is_later then excluded.position_from else known.position_from end,
        case when step.is_done then excluded.version_no else known.viewed_version_no end,
        case when step.is_done then excluded.opened_at else known.completed_at end,
        case when step.is_done then 'auto' else known.completed_by end
      from (
        select told.is_told, told.coverage,
          told.is_told and (told.is_other or excluded.position_from >= known.position_from) as is_later,
          told.is_told and bit_count(told.coverage) >= ${given.needed}::int
            and excluded.version_no > coalesce(known.viewed_version_no, 0) as is_done
        from (
          select counted.is_other, counted.coverage,
            counted.is_told and (not ${given.isTimed}::boolean or bit_count(counted.coverage)
              <= extract(epoch from excluded.opened_at - known.opened_at) * ${fastest}::numeric + ${graceSeconds}::int
            ) as is_told
          from (
            select known.version_no <> excluded.version_no as is_other,
              known.version_no = excluded.version_no or excluded.version_no = on_air.version_no
                or (known.version_no <> on_air.version_no and excluded.version_no > known.version_no) as is_told,
              case when known.version_no = excluded.version_no and length(known.coverage) = length(new.bits)
                then known.coverage | new.bits else new.bits end as coverage
            from (select ${given.coverage}::bit varying as bits) new,
              (select ${given.publishedNo}::int as version_no) on_air
          ) counted
        ) told
      ) step)
  returning version_no as "versionNo", viewed_version_no as "viewedVersionNo", coverage::text as coverage,
    completed_at as "completedAt"`
