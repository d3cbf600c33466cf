// A film that is finished while a guest's consent ends is refused, or is listed among what holds it (work.md 6).
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ulid } from 'ulid'
import { expect, test, vi } from 'vitest'
import type { ConsentCase } from '../../../../../generated/facts/features/consent'
import { renderProgramJob } from '../../../../../src/features/programs/server'
import { finishRender } from '../../../../../src/features/programs/server/render/finishRender'
import { RenderFailed } from '../../../../../src/features/programs/server/render/renderFailed'
import { aConsent, aConsentForm, aDraftOf, aGuestClip, showing } from '../../../../support/consents'
import { workAt } from '../../../../support/runJob'
import { aCustomer, aMember, callAs, freshApp, signIn } from '../../../../support/world'

const app = await freshApp({ withMedia: true })
const { db } = app.database
const manager = await aMember(db, { customerId: await aCustomer(db), roles: ['cm'] })
const { customerId } = manager
const session = await signIn(app, manager)
const formId = await aConsentForm(db, manager)
const turns = 4

const { storage } = app.services.media

/** Drawn, and not a version yet. */
async function aDrawnFilm() {
  const { consentId } = await aConsent(db, manager, { formId })
  const { assetId } = await aGuestClip(db, manager, consentId)
  const programId = await aDraftOf(db, manager, [assetId])
  const render = {
    id: ulid(),
    customerId,
    programId,
    timeline: JSON.stringify(showing(assetId)),
    timelineRev: 1,
    contentHash: '',
    state: 'running' as const,
    askedBy: manager.userId,
    askedAt: app.clock.now,
  }
  const row = await db
    .insertInto('programRenders')
    .values(render)
    .returningAll()
    .executeTakeFirstOrThrow()
  return { consentId, programId, row }
}

test('beside a revocation', async () => {
  await app.services.media.storage.withFolder(async (folder) => {
    const path = join(folder, 'film.mp4')
    await writeFile(path, 'a film')
    for (let turn = 0; turn < turns; turn += 1) {
      const { consentId, programId, row } = await aDrawnFilm()
      const ids = { selection: { ids: [consentId] } }
      const work = workAt(app, renderProgramJob, app.clock.now)
      const [finished] = await Promise.allSettled([
        finishRender(row, path, work),
        callAs(app, session, 'revokeConsents', { ...ids, values: { reason: 'They called.' } }),
      ])
      const versions = await db
        .selectFrom('programVersions')
        .select('id')
        .where('programId', '=', programId)
        .execute()
      const { body } = await callAs(app, session, 'getConsent', { consentId })
      const held = (body['clientResponse'] as ConsentCase).uses.filter(
        ({ kind }) => kind === 'version',
      )
      expect(held.map(({ id }) => id)).toEqual(versions.map(({ id }) => id))
      expect(versions).toHaveLength(finished.status === 'fulfilled' ? 1 : 0)
      const fault = finished.status === 'rejected' ? finished.reason : undefined
      expect(fault === undefined || fault instanceof RenderFailed).toBe(true)
    }
  })
})

const originals = async () => (await storage.list(`media/${customerId}/`)).map(({ key }) => key)

test('no transaction waits while a film is stored', async () => {
  const { programId, row } = await aDrawnFilm()
  const put = storage.put.bind(storage)
  const seen: object[] = []
  const spy = vi.spyOn(storage, 'put').mockImplementation(async (...given) => {
    const free = db.selectFrom('programs').select('id').where('id', '=', programId)
    seen.push(await free.forUpdate().skipLocked().execute())
    await put(...given)
  })
  await storage.withFolder(async (folder) => {
    const path = join(folder, 'film.mp4')
    await writeFile(path, 'a film')
    await finishRender(row, path, workAt(app, renderProgramJob, app.clock.now))
  })
  spy.mockRestore()
  expect(seen).toEqual([[{ id: programId }]])
})

test('a film that nobody wants any more leaves nothing in the store', async () => {
  const before = await originals()
  const { row } = await aDrawnFilm()
  await db
    .updateTable('programRenders')
    .set({ state: 'cancelled' })
    .where('id', '=', row.id)
    .execute()
  await storage.withFolder(async (folder) => {
    const path = join(folder, 'film.mp4')
    await writeFile(path, 'a film')
    await finishRender(row, path, workAt(app, renderProgramJob, app.clock.now))
  })
  expect(await originals()).toEqual(before)
})
