// The queue that processing waits in: rows of the same database, so a job exists if and only if the
// transaction that asked for it was committed.
import PgBoss from 'pg-boss'
import { executeSqlOn } from '../../../server/database/openDatabase'
import type { OpenDatabase } from '../../../server/database/openDatabase'
import type { Db } from '../../../server/database/tables'

/** What can be watched within seconds never waits behind what takes minutes. */
export const lanes = ['prepare', 'ladder'] as const
export type Lane = (typeof lanes)[number]

export interface MediaJobs {
  enqueue(db: Db, lane: Lane, assetId: string): Promise<void>
  /** After the commit: somebody has work. Without it the worker looks by itself twice a second. */
  nudge(lane: Lane): void
  onNudge(lane: Lane, listener: () => void): void
  /** Queued and not taken yet. */
  isWaiting(lane: Lane, assetId: string): Promise<boolean>
  take(lane: Lane): Promise<{ jobId: string; assetId: string } | undefined>
  done(lane: Lane, jobId: string): Promise<void>
  /** It comes back by itself, up to three times in all. */
  failed(lane: Lane, jobId: string, fault: unknown): Promise<void>
  close(): Promise<void>
}

export const mostTries = 3

export async function openMediaJobs(
  { executeSql }: OpenDatabase,
  onFault: (fault: Error) => void,
): Promise<MediaJobs> {
  const boss = new PgBoss({ db: { executeSql }, schedule: false, ...retries })
  boss.on('error', onFault)
  await boss.start()
  for (const lane of lanes)
    await boss.createQueue(queueOf(lane), { name: queueOf(lane), ...retries })
  const listeners = new Map<Lane, () => void>()

  return {
    async enqueue(db, lane, assetId) {
      await boss.send(queueOf(lane), { assetId }, { db: { executeSql: executeSqlOn(db) } })
    },
    nudge: (lane) => listeners.get(lane)?.(),
    onNudge: (lane, listener) => void listeners.set(lane, listener),
    async isWaiting(lane, assetId) {
      const { rows } = await executeSql(
        `select 1 from pgboss.job
         where name = $1 and state < 'active' and data ->> 'assetId' = $2 limit 1`,
        [queueOf(lane), assetId],
      )
      return rows.length > 0
    },
    async take(lane) {
      const [job] = await boss.fetch<{ assetId: string }>(queueOf(lane))
      return job && { jobId: job.id, assetId: job.data.assetId }
    },
    done: (lane, jobId) => boss.complete(queueOf(lane), jobId),
    failed: (lane, jobId, fault) =>
      boss.fail(queueOf(lane), jobId, { message: fault instanceof Error ? fault.message : '' }),
    close: () => boss.stop({ graceful: false }),
  }
}

/** A ladder may run for hours; whoever dies with a job is noticed by its lease, not by this limit. */
const retries = { retryLimit: mostTries - 1, retryDelay: 2, retryBackoff: true, expireInHours: 23 }

function queueOf(lane: Lane): string {
  return `media-${lane}`
}
