/** The jobs that send letters, as they run in the server. */
import { ulid } from 'ulid'
import type { LetterRow } from '../../src/server/mail/queries'
import { sendLetterJob } from '../../src/server/mail/sendLetter'
import { startJobs } from '../../src/server/jobs/startJobs'
import type { TestApp } from './freshApp'

/** Resolves when every letter that is due now has been sent, kept or given up. */
export async function sendLetters({ database, services, server, clock }: TestApp): Promise<void> {
  const now = () => new Date(clock.now)
  const working = startJobs({
    definitions: [sendLetterJob],
    database,
    services,
    log: server.log,
    now,
    newId: () => ulid(),
    isAlone: false,
  })
  const due = () =>
    database.db
      .selectFrom('jobs')
      .select('subjectId')
      .where('kind', '=', sendLetterJob.id)
      .where('dueAt', '<=', now())
      .executeTakeFirst()
  while (await due()) await new Promise((resolve) => setImmediate(resolve))
  await working.stop()
}

/** What a kept letter says, the newest first. */
export async function keptLetters({ database }: Pick<TestApp, 'database'>): Promise<LetterRow[]> {
  return database.db
    .selectFrom('letters')
    .selectAll()
    .where('state', '=', 'kept')
    .orderBy('id', 'desc')
    .execute()
}

export const codeIn = (text: string | null) => /#code=(otc_[\w-]+)/.exec(text ?? '')?.[1] ?? ''
