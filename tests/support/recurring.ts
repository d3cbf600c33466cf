import type { JobDefinition } from '../../src/server/jobs/job'
import { runDueJobs, type Running } from './dueJobs'

/** A job that recurs, as if its time had come. */
export async function runRecurring(app: Running, job: JobDefinition): Promise<void> {
  const dueAt = app.clock.now
  await app.database.db
    .insertInto('jobs')
    .values({ kind: job.id, lane: job.lane, dueAt, subjectId: '', customerId: null })
    .onConflict((known) => known.columns(['subjectId', 'kind']).doUpdateSet({ dueAt }))
    .execute()
  await runDueJobs(app, job)
}
