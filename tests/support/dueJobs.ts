/** Background jobs as they run in the server, as long as the test waits for them. */
import { ulid } from 'ulid'
import type { JobDefinition } from '../../src/server/jobs/job'
import { startJobs } from '../../src/server/jobs/startJobs'
import type { TestApp } from './freshApp'

export interface Running extends Pick<TestApp, 'database' | 'services' | 'server'> {
  readonly clock: Readonly<TestApp['clock']>
}

/** Resolves when none of these jobs is due any more. */
export async function runDueJobs(
  { database, services, server, clock }: Running,
  ...definitions: readonly JobDefinition[]
): Promise<void> {
  const now = () => new Date(clock.now)
  const kinds = definitions.map(({ id }) => id)
  const setting = { database, services, log: server.log, now, newId: () => ulid() }
  const working = startJobs({ ...setting, definitions, isAlone: false })
  const isDue = () =>
    database.db
      .selectFrom('jobs')
      .select('subjectId')
      .where('kind', 'in', kinds)
      .where('dueAt', '<=', now())
      .executeTakeFirst()
  while (await isDue()) await new Promise((resolve) => setImmediate(resolve))
  await working.stop()
}
