/** Letters as they leave, or as they are kept. */
import type { LetterRow } from '../../src/server/mail/queries'
import { sendLetterJob } from '../../src/server/mail/sendLetter'
import { runDueJobs } from './dueJobs'
import type { TestApp } from './freshApp'

/** Resolves when every letter that is due now has been sent, kept or given up. */
export const sendLetters = (app: TestApp): Promise<void> => runDueJobs(app, sendLetterJob)

/** The letters that are kept, the newest first. */
export const keptLetters = ({ database }: Pick<TestApp, 'database'>): Promise<LetterRow[]> =>
  database.db
    .selectFrom('letters')
    .selectAll()
    .where('state', '=', 'kept')
    .orderBy('id', 'desc')
    .execute()

export const codeIn = (text: string | null) => /#code=(otc_[\w-]+)/.exec(text ?? '')?.[1] ?? ''
