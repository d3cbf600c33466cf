// All SQL that touches jobs.
import { sql } from 'kysely'
import type { Db, RowOf } from '../database/tables'
import type { Lane } from './lanes'

export type JobRow = RowOf<'jobs'>

export interface NewJob {
  kind: string
  subjectId: string
  customerId: string | null
  lane: Lane
  dueAt: Date
}

/**
 * If the job exists: one that waits is due sooner, one that runs will run again, a cancelled one is
 * wanted again.
 */
export async function insertJob(db: Db, job: NewJob): Promise<void> {
  await db
    .insertInto('jobs')
    .values(job)
    .onConflict((conflict) =>
      conflict.columns(['subjectId', 'kind']).doUpdateSet(({ ref, eb }) => ({
        asks: eb('jobs.asks', '+', 1),
        isCancelled: false,
        failures: 0,
        lane: sql`case when jobs.held_by is null then excluded.lane else jobs.lane end`,
        dueAt: sql`least(${ref('jobs.dueAt')}, ${ref('excluded.dueAt')})`,
      })),
    )
    .execute()
}

/** A recurring job that exists already keeps the time at which it is due. */
export async function insertRecurring(db: Db, job: NewJob): Promise<void> {
  await db
    .insertInto('jobs')
    .values(job)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Deletes waiting jobs and marks running ones, which their runner then deletes. */
export async function cancelJobs(
  db: Db,
  kind: string,
  subjectIds: readonly string[],
): Promise<void> {
  if (subjectIds.length === 0) return
  await db
    .deleteFrom('jobs')
    .where('kind', '=', kind)
    .where('subjectId', 'in', [...subjectIds])
    .where('heldBy', 'is', null)
    .execute()
  await db
    .updateTable('jobs')
    .set({ isCancelled: true })
    .where('kind', '=', kind)
    .where('subjectId', 'in', [...subjectIds])
    .execute()
}

export interface Taking {
  kinds: readonly string[]
  now: Date
}

export async function listLanesWithWork(db: Db, { kinds, now }: Taking): Promise<Lane[]> {
  const rows = await due(db, { kinds, now }).select('lane').distinct().execute()
  return rows.map(({ lane }) => lane)
}

/**
 * Due, and held by nobody, or by a process that died: its lease has expired. The more often that has
 * happened the longer it waits, so that others are done although it may bring each process down.
 */
function due(db: Db, { kinds, now }: Taking) {
  return db
    .selectFrom('jobs')
    .where('kind', 'in', [...kinds])
    .where('dueAt', '<=', now)
    .where((eb) => eb.or([eb('leaseUntil', 'is', null), eb(tryAgainAt, '<', now)]))
}

/** As pauseAfter says it. */
const tryAgainAt = sql<Date>`lease_until + make_interval(secs => least(power(2, interruptions), 3600))`

export interface TakingOne extends Taking {
  lane: Lane
  /** Customers in the order in which this lane last served them. */
  served: readonly string[]
  /** Customers that have all their places. */
  satisfied: readonly string[]
  heldBy: string
  leaseUntil: Date
  /** Kinds that count no interruptions. */
  neverRepeating: readonly string[]
}

/** Takes the job that has been due longest, of the customer whose turn it is. */
export function takeJob(
  db: Db,
  { lane, served, satisfied, heldBy, leaseUntil, neverRepeating, ...taking }: TakingOne,
): Promise<JobRow | undefined> {
  const next = due(db, taking)
    .where('lane', '=', lane)
    .where(sql<boolean>`(customer_id is null or customer_id <> all(${[...satisfied]}::text[]))`)
    .select(['subjectId', 'kind'])
    .orderBy(sql`array_position(${[...served]}::text[], customer_id) nulls first`)
    .orderBy('dueAt')
    .orderBy('subjectId')
    .limit(1)
    .forUpdate()
    .skipLocked()
  return db
    .with('next', () => next)
    .updateTable('jobs')
    .from('next')
    .set({
      heldBy,
      leaseUntil,
      interruptions: sql`case when jobs.kind = any(${[...neverRepeating]}::text[]) then 0
        else jobs.interruptions + 1 end`,
    })
    .whereRef('jobs.subjectId', '=', 'next.subjectId')
    .whereRef('jobs.kind', '=', 'next.kind')
    .returningAll('jobs')
    .executeTakeFirst()
}

/** False when the job was cancelled, or another process has taken it over. */
export async function renewLease(
  db: Db,
  job: JobRow,
  seen: { leaseUntil: Date; phase: string | null; progress: number },
): Promise<boolean> {
  const renewed = await own(db, job).set(seen).returning('isCancelled').executeTakeFirst()
  return renewed?.isCancelled === false
}

/** Removes a finished job, unless it was asked for again in the meantime. */
export async function removeJob(db: Db, job: JobRow): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('jobs')
    .where('subjectId', '=', job.subjectId)
    .where('kind', '=', job.kind)
    .where('heldBy', '=', job.heldBy)
    .where((eb) => eb.or([eb('asks', '=', job.asks), eb('isCancelled', '=', true)]))
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export interface Released {
  lane?: Lane
  dueAt?: Date
  failures?: number
  phase?: string | null
  progress?: number
}

/** Returns the job to the queue, or deletes it if it was cancelled. */
export async function releaseJob(db: Db, job: JobRow, change: Released): Promise<void> {
  await db
    .deleteFrom('jobs')
    .where('subjectId', '=', job.subjectId)
    .where('kind', '=', job.kind)
    .where('heldBy', '=', job.heldBy)
    .where('isCancelled', '=', true)
    .execute()
  await own(db, job)
    .set({ ...change, heldBy: null, leaseUntil: null, interruptions: 0 })
    .execute()
}

function own(db: Db, { subjectId, kind, heldBy }: JobRow) {
  return db
    .updateTable('jobs')
    .where('subjectId', '=', subjectId)
    .where('kind', '=', kind)
    .where('heldBy', '=', heldBy)
}

/**
 * For a database that no other process shares: every lease found at start belongs to a dead process.
 */
export async function endLeases(db: Db, now: Date): Promise<void> {
  await db
    .updateTable('jobs')
    .set({ leaseUntil: sql`least(lease_until, ${now}::timestamptz)` })
    .where('heldBy', 'is not', null)
    .execute()
}
