import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { FindSameClipsResponse } from '../../../../generated/facts/features/footage'
import { insertClip } from '../../../support/clips'
import { aPerson, ask, follow, freshMediaApp, sendFile } from '../../../support/mediaApp'

const app = await freshMediaApp()
const { db } = app.database
const folder = mkdtempSync(join(tmpdir(), 'studio-same-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const findSame = (who: Awaited<ReturnType<typeof aPerson>>, edgeHashes: string[]) =>
  ask<FindSameClipsResponse>(app, who, 'findSameClips', { edgeHashes })

test('a file is known by the digest of its ends or of all of it, to its customer, until it is trashed', async () => {
  const [cc, stranger] = [await aPerson(app, { roles: ['cc'] }), await aPerson(app)]
  const [whole, ends, unknown] = Array.from({ length: 3 }, () => randomBytes(32).toString('hex'))
  const made: string[] = []
  for (const title of ['Trashed', 'By its ends', 'By all of it']) {
    made.push(await insertClip(db, cc.member, { title }))
  }
  const assetOf = db.selectFrom('footageClips').select('assetId')
  const assetIds = await Promise.all(
    made.map(async (id) => (await assetOf.where('id', '=', id).executeTakeFirstOrThrow()).assetId),
  )
  const [one, two, three] = assetIds as [string, string, string]
  await db
    .updateTable('mediaAssets')
    .set({ sha256: whole! })
    .where('id', 'in', [one, three])
    .execute()
  const now = new Date()
  await db
    .insertInto('mediaUploads')
    .values({
      id: two,
      customerId: cc.member.customerId,
      assetId: two,
      ownerUserId: cc.member.userId,
      bytes: 5,
      partBytes: 5,
      edgeHash: ends!,
      state: 'done',
      parts: '[]',
      createdAt: now,
      updatedAt: now,
      expiresAt: now,
    })
    .execute()
  await ask(app, cc, 'trashClips', { selection: { ids: [made[0]] } })

  const { same } = await findSame(cc, [whole!, ends!, unknown!])
  expect(same).toEqual([
    { edgeHash: whole, clipId: made[2], title: 'By all of it' },
    { edgeHash: ends, clipId: made[1], title: 'By its ends' },
  ])
  expect(await findSame(stranger, [whole!, ends!])).toEqual({ same: [] })
})

test('a PDF that is sent as a film is refused by its first part, and nothing of it is kept', async () => {
  const who = await aPerson(app)
  const path = join(folder, 'film.mp4')
  writeFileSync(path, Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(10_000)]))
  const { clip, upload } = await sendFile(app, who, path)
  expect(await follow(app, who, clip.clipId, ['rejected'])).toMatchObject({
    failReason: 'notVideo',
    failMessage: 'This is a PDF document, not a video.',
  })
  const { storage } = app.media.services.media
  expect(await storage.list(upload.keyPrefix)).toEqual([])
  expect(await storage.list(`media/${who.member.customerId}/`)).toEqual([])
})
