// A file that was sent and turns out to be unusable comes back by itself (work.md 2: broken).
import { sql } from 'kysely'
import { defineJob, type JobWork } from '../../../server/jobs/job'
import type { Db } from '../../../server/database/tables'
import { notify, type Telling } from '../../notifications/server'
import { moves } from '../fileRequest'
import { showRequest } from './tellOfRequest'
import { askerIsHere } from './waiting'

type After = () => void | Promise<void>

export const returnBrokenJob = defineJob({
  id: 'fileRequests.broken',
  lane: 'upkeep',
  everyMs: 15_000,
  async run(work) {
    const afters: After[] = []
    await work.database.db.transaction().execute(async (db) => {
      for (const { id } of await findBroken(db)) await giveBack(id, afters, { ...work, db })
    })
    for (const after of afters) await after()
  },
})

/** Of an upload that ended, or a file that was refused once it was read. */
const isBroken = sql<boolean>`(asset.state in ('failed', 'rejected')
  or asset.state = 'uploading' and upload.state in ('expired', 'aborted'))`

const brokenOf = (db: Db) =>
  db
    .selectFrom('requestedFiles as given')
    .innerJoin('files as file', 'file.id', 'given.fileId')
    .innerJoin('mediaAssets as asset', 'asset.id', 'file.assetId')
    .leftJoin('mediaUploads as upload', 'upload.assetId', 'asset.id')
    .select('given.fileId')
    .where('given.step', '=', 'sent')
    .where(isBroken)

const findBroken = (db: Db) =>
  db
    .selectFrom('fileRequests as request')
    .select('request.id')
    .where('request.state', '=', 'submitted')
    .where('request.deletedAt', 'is', null)
    .where('request.id', 'in', brokenOf(db).clearSelect().select('given.requestId'))
    .limit(100)
    .execute()

async function giveBack(id: string, afters: After[], work: JobWork & { db: Db }): Promise<void> {
  const { db, now, newId, services } = work
  await sql`select from file_requests where id = ${id} for no key update`.execute(db)
  const request = await db
    .selectFrom('fileRequests as request')
    .selectAll()
    .select(askerIsHere.as('askerIsHere'))
    .where('request.id', '=', id)
    .executeTakeFirstOrThrow()
  const state = moves[request.state].broken
  const broken = await brokenOf(db).where('given.requestId', '=', id).execute()
  if (typeof state !== 'string' || broken.length === 0) return
  await db
    .updateTable('requestedFiles')
    .set({ step: 'returned' })
    .where(
      'fileId',
      'in',
      broken.map(({ fileId }) => fileId),
    )
    .execute()
  await db
    .updateTable('fileRequests')
    .set((row) => ({ state, isBroken: true, rev: row('rev', '+', 1), updatedAt: now() }))
    .where('id', '=', id)
    .execute()
  const { customerId, title, assigneeUserId } = request
  const telling: Telling = {
    db,
    newId,
    services,
    now: now(),
    member: { customerId },
    afterCommit: (after) => void afters.push(after),
  }
  const subject = { fileRequestId: id }
  await notify({ kind: 'filesBroken', to: [assigneeUserId], subject, params: { title } }, telling)
  await showRequest(request, telling)
}
