// An asset stays as long as anything of the customer is made of it.
import { sql } from 'kysely'
import { ulid } from 'ulid'
import { expect, test } from 'vitest'
import { ownersOfAssets, releaseAsset } from '../../../../src/features/media/server/manageAsset'
import { insertAsset } from '../../../support/clips'
import { aMember, freshApp } from '../../../support/world'

const { db } = (await freshApp()).database
const member = await aMember(db, { roles: ['cm'] })
const { customerId, userId } = member
const now = new Date('2026-03-01T00:00:00Z')

test('whatever would be deleted with it owns it, but for uploads', async () => {
  const { rows } = await sql<{ name: string }>`select conrelid::regclass::text as name
    from pg_constraint where confrelid = 'media_assets'::regclass and contype = 'f' and confdeltype = 'c'
    order by 1`.execute(db)
  expect(rows.map(({ name }) => name)).toEqual([...ownersOfAssets, 'media_uploads'].toSorted())
})

test('it goes with the last that is made of it', async () => {
  const assetId = await insertAsset(db, member)
  const isThere = async () =>
    (await db.selectFrom('mediaAssets').select('id').where('id', '=', assetId).execute()).length > 0
  const clip = { id: ulid(), customerId, assetId, ownerUserId: userId, title: 'A clip' }
  await db
    .insertInto('footageClips')
    .values({ ...clip, createdBy: userId, createdAt: now, updatedAt: now })
    .execute()
  await db.transaction().execute((within) => releaseAsset(within, customerId, assetId, now))
  expect(await isThere()).toBe(true)
  await db.deleteFrom('footageClips').where('assetId', '=', assetId).execute()
  await db.transaction().execute((within) => releaseAsset(within, customerId, assetId, now))
  expect(await isThere()).toBe(false)
})
