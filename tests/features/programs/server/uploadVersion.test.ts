// Films that were made elsewhere: programs of them, and versions of programs (programs.md 7, 8).
import { describe, expect, test } from 'vitest'
import type {
  ImportProgramResponse,
  ListProgramsResponse,
  ListProgramVersionsResponse,
} from '../../../../generated/facts/features/programs'
import { programTrash } from '../../../../src/features/programs/server'
import { aPerson, ask, freshMediaApp, type Person } from '../../../support/mediaApp'
import { callAs } from '../../../support/talk'

const app = await freshMediaApp({ processes: false })
const { db } = app.database
const cm = await aPerson(app, { roles: ['cm'] })
const { customerId } = cm.member
const join = () => aPerson(app, { roles: ['cc'], customerId })
const [cc, other] = [await join(), await join()]
const stranger = await aPerson(app, { roles: ['cm'] })

const file = (name: string) => ({ name, bytes: 10, edgeHash: '0'.repeat(64) })
const begin = (who: Person, name = 'Harbour film.mp4') =>
  ask<ImportProgramResponse>(app, who, 'importProgram', file(name))
const next = (who: Person, programId: string, name = 'Second.mp4') =>
  ask<ImportProgramResponse>(app, who, 'uploadVersion', { programId, ...file(name) })
const versionsOf = (who: Person, programId: string) =>
  ask<ListProgramVersionsResponse>(app, who, 'listProgramVersions', { programId })
const programOf = async (who: Person, programId: string) =>
  (await ask<ListProgramsResponse>(app, who, 'listPrograms', { ids: [programId] })).rows[0]
async function refusal(who: Person, call: string, request: object): Promise<unknown> {
  const { body } = await callAs(app, who.session, call as 'uploadVersion', request as never)
  return body['errorCode'] ?? body['status']
}

const assetOf = async (versionId: string) =>
  (
    await db
      .selectFrom('programFilms')
      .select('assetId')
      .where('id', '=', versionId)
      .executeTakeFirstOrThrow()
  ).assetId

type Outcome = Readonly<{ state: 'playable' | 'failed' | 'rejected' | 'uploaded' }> & {
  readonly width?: number
  readonly height?: number
  readonly sha256?: string
}

/** As if the film had been processed so far. */
async function becomes(versionId: string, outcome: Outcome): Promise<string> {
  const assetId = await assetOf(versionId)
  const isBad = outcome.state === 'failed' || outcome.state === 'rejected'
  const failReason = isBad ? 'damaged' : null
  await db
    .updateTable('mediaAssets')
    .set({
      failReason,
      sha256: 'a'.repeat(64),
      durationMs: 4_000,
      width: 1920,
      height: 1080,
      ...outcome,
    })
    .where('id', '=', assetId)
    .execute()
  await db.deleteFrom('mediaUploads').where('assetId', '=', assetId).execute()
  await app.services.filmMade(db, assetId)
  return assetId
}

describe('a program that is made of a film', () => {
  test('is called as its file, and has no version before the film can be watched', async () => {
    const { program, versionId, upload } = await begin(cc)
    expect(program).toMatchObject({
      title: 'Harbour film',
      kind: 'imported',
      state: 'draft',
      versionNo: 0,
      isMine: true,
      hasChanges: false,
    })
    expect(program.may).not.toContain('build')
    expect(program.may).not.toContain('ask')
    const { versions, coming } = await versionsOf(cc, program.programId)
    expect(versions).toEqual([])
    expect(coming).toMatchObject([
      { versionId, name: 'Harbour film.mp4', state: 'uploading', sentBy: { id: cc.member.userId } },
    ])
    // The same file chosen again goes on where it stopped.
    const again = await begin(cc)
    expect([again.program.programId, again.versionId, again.upload.uploadId]).toEqual([
      program.programId,
      versionId,
      upload.uploadId,
    ])
  })

  test('is what its latest film shows, once that has come', async () => {
    const { program, versionId } = await begin(cc, 'Upright.mp4')
    const { programId } = program
    const assetId = await becomes(versionId, { state: 'playable', width: 720, height: 1280 })
    await app.services.filmMade(db, assetId)
    const { versions, coming } = await versionsOf(cc, programId)
    expect(coming).toEqual([])
    expect(versions).toMatchObject([
      { versionId, versionNo: 1, kind: 'uploaded', durationMs: 4_000, bodyEndMs: 4_000 },
    ])
    const row = await programOf(cc, programId)
    expect(row).toMatchObject({
      state: 'ready',
      versionNo: 1,
      aspect: '9:16',
      durationMs: 4_000,
      hasChanges: false,
      isNew: true,
    })
    expect(row?.may).toContain('ask')

    const second = await next(cc, programId)
    await becomes(second.versionId, { state: 'playable', sha256: 'b'.repeat(64) })
    expect((await versionsOf(cc, programId)).versions.map(({ versionNo }) => versionNo)).toEqual([
      2, 1,
    ])
    expect(await programOf(cc, programId)).toMatchObject({ versionNo: 2, aspect: '16:9' })
    const hashes = await db
      .selectFrom('programVersions')
      .select(['contentHash', 'timeline'])
      .where('programId', '=', programId)
      .orderBy('versionNo')
      .execute()
    expect(hashes).toEqual([
      { contentHash: 'a'.repeat(64), timeline: null },
      { contentHash: 'b'.repeat(64), timeline: null },
    ])
  })

  test('goes with its only film when that is given up; one that has a version stays', async () => {
    const { program, versionId } = await begin(cc, 'Given up.mp4')
    const { programId } = program
    const given = { programId, versionId }
    expect(await ask(app, cc, 'cancelVersionUpload', given)).toEqual({ isProgramGone: true })
    expect(await programOf(cc, programId)).toBeUndefined()

    const kept = await begin(cc, 'Kept.mp4')
    await becomes(kept.versionId, { state: 'playable' })
    const { programId: keptId } = kept.program
    const late = await next(cc, keptId, 'Late.mp4')
    const lateFilm = { programId: keptId, versionId: late.versionId }
    expect(await ask(app, cc, 'cancelVersionUpload', lateFilm)).toEqual({ isProgramGone: false })
    expect(await ask(app, cc, 'cancelVersionUpload', lateFilm)).toEqual({ isProgramGone: false })
    expect(await programOf(cc, keptId)).toMatchObject({ versionNo: 1 })
  })

  test('takes its films along when it is deleted, also those that are still on their way', async () => {
    const { program, versionId } = await begin(cc, 'Deleted.mp4')
    const { programId } = program
    const assets = [await becomes(versionId, { state: 'playable' })]
    assets.push(await assetOf((await next(cc, programId, 'Coming.mp4')).versionId))
    const month = 31 * 24 * 3_600_000
    const deletedAt = new Date(Date.now() - month)
    await db.updateTable('programs').set({ deletedAt }).where('id', '=', programId).execute()
    const setting = { database: app.database, log: app.server.log, now: () => new Date() }
    await programTrash.job.run(setting as never)
    const left = await db.selectFrom('mediaAssets').select('id').where('id', 'in', assets).execute()
    expect(left).toEqual([])
  })
})

async function build(): Promise<string> {
  const values = { title: 'Built' }
  return (await ask<{ programId: string }>(app, cc, 'addProgram', { values })).programId
}

describe('a film that becomes the next version of a program that is built', () => {
  test('leaves what is built as it is, and what was decided or is on air too', async () => {
    for (const [before, after] of [
      ['draft', 'ready'],
      ['changes_requested', 'ready'],
      ['ready', 'ready'],
      ['rendering', 'rendering'],
      ['in_approval', 'in_approval'],
      ['approved', 'approved'],
      ['published', 'published'],
    ] as const) {
      const programId = await build()
      const { versionId } = await next(cc, programId, `${before}.mp4`)
      await db.updateTable('programs').set({ state: before }).where('id', '=', programId).execute()
      await becomes(versionId, { state: 'playable' })
      const row = await programOf(cc, programId)
      expect({ before, ...row }).toMatchObject({
        before,
        state: after,
        versionNo: 1,
        hasChanges: true,
      })
      expect({ before, ...row }).toMatchObject({ before, kind: 'standard', durationMs: 0 })
    }
  })

  test('is tried again if it could not be read, or taken away; while it is read neither', async () => {
    const programId = await build()
    const { versionId } = await next(cc, programId, 'Bad.mp4')
    const film = { programId, versionId }
    expect(await refusal(cc, 'retryVersion', film)).toBe('nothingToRetry')
    const assetId = await becomes(versionId, { state: 'failed' })
    expect((await versionsOf(cc, programId)).coming).toMatchObject([{ state: 'failed' }])
    await ask(app, cc, 'retryVersion', film)
    expect((await versionsOf(cc, programId)).coming).toMatchObject([{ state: 'processing' }])
    expect(await refusal(cc, 'cancelVersionUpload', film)).toBe('alreadyUploaded')
    await becomes(versionId, { state: 'rejected' })
    expect(await refusal(cc, 'retryVersion', film)).toBe('nothingToRetry')
    await ask(app, cc, 'cancelVersionUpload', film)
    expect((await versionsOf(cc, programId)).coming).toEqual([])
    expect(await db.selectFrom('mediaAssets').where('id', '=', assetId).execute()).toEqual([])
    expect(await refusal(cc, 'retryVersion', film)).toBe('notFound')
  })

  test('comes from those who may change it; others find no such program', async () => {
    const programId = await build()
    const request = { programId, ...file('Other.mp4') }
    expect(await refusal(other, 'uploadVersion', request)).toBe('notFound')
    expect(await refusal(stranger, 'uploadVersion', request)).toBe('notFound')
    const { versionId } = await next(cm, programId, 'Manager.mp4')
    expect(await refusal(stranger, 'cancelVersionUpload', { programId, versionId })).toBe(
      'notFound',
    )
    await db
      .updateTable('programs')
      .set({ deletedAt: new Date() })
      .where('id', '=', programId)
      .execute()
    expect(await refusal(cc, 'uploadVersion', request)).toBe('forbidden')
  })
})
