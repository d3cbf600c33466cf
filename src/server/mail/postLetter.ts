import type { Context } from '../context'
import { askForJob } from '../jobs/askForJob'
import type { LetterDefinition, LetterOrder } from './letter'
import { insertLetter } from './queries'
import { sendLetterJob } from './sendLetter'

type Posting = Pick<Context, 'db' | 'now' | 'newId' | 'services'> &
  Partial<Pick<Context, 'afterCommit'>>

export interface LetterToPost
  extends Pick<LetterOrder, 'locale'>, Partial<Omit<LetterOrder, 'tries' | 'locale'>> {
  /** It is worded and leaves no earlier, if there is something to say then. */
  readonly dueAt?: Date
}

/** The letter leaves if and only if the transaction `db` commits. */
export async function postLetter(
  { kind }: LetterDefinition,
  { customerId = null, userId = null, params = {}, locale, dueAt }: LetterToPost,
  context: Posting,
): Promise<void> {
  const { db, now, newId } = context
  const id = newId()
  const written = JSON.stringify(params)
  await insertLetter(db, {
    id,
    kind,
    customerId,
    userId,
    locale,
    params: written,
    createdAt: now,
  })
  await askForJob(sendLetterJob, { subjectId: id, customerId, ...(dueAt && { dueAt }) }, context)
}
