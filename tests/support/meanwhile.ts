/** Two transactions that want each other's rows: whether they wait in a circle. */
import { sql } from 'kysely'
import { vi } from 'vitest'
import type { Db } from '../../src/server/database/tables'
import { waitMs } from '../run/limits'

interface Circle<Answer> {
  /** What a transaction holds from the beginning. */
  holds(db: Db): Promise<unknown>
  /** Begins then, and has to wait for that. */
  meanwhile(): Promise<Answer>
  /** What the transaction wants as well, once it is waited for. */
  wants(db: Db): Promise<unknown>
}

/** @returns the answer of who waited; fails where the transaction would have waited for it too */
export async function inTurn<Answer>(
  db: Db,
  { holds, meanwhile, wants }: Circle<Answer>,
): Promise<Answer> {
  const { answer } = await db.transaction().execute(async (within) => {
    await holds(within)
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(within)
    const waiting = meanwhile()
    await vi.waitUntil(() => isWaitedFor(db, rows[0]!.pid), { timeout: waitMs, interval: 5 })
    await wants(within)
    return { answer: waiting }
  })
  return answer
}

async function isWaitedFor(db: Db, pid: number): Promise<boolean> {
  const { rows } = await sql`select from pg_stat_activity
    where datname = current_database() and ${pid}::int = any(pg_blocking_pids(pid))`.execute(db)
  return rows.length > 0
}
