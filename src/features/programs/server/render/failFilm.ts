import type { JobWork } from '../../../../server/jobs/job'
import { failRender, type RenderFailure } from './renderQueries'
import { tellOfFilm } from './tellOfFilm'

/** No film is made any more, and whoever pressed for it is told so. */
export async function failFilm(failure: RenderFailure, work: JobWork): Promise<void> {
  const { database, subjectId, services, newId, now } = work
  const told: (() => void | Promise<void>)[] = []
  const afterCommit = (tell: () => void | Promise<void>) => void told.push(tell)
  await database.db.transaction().execute(async (db) => {
    const failed = await failRender(db, subjectId, failure, now())
    if (!failed) return
    const { programId, customerId, askedBy } = failed
    const { title } = await db
      .selectFrom('programs')
      .select('title')
      .where('id', '=', programId)
      .executeTakeFirstOrThrow()
    const telling = { db, now: now(), newId, services, member: { customerId } }
    await tellOfFilm('filmFailed', { programId, title, askedBy }, { ...telling, afterCommit })
  })
  for (const tell of told) await tell()
}
