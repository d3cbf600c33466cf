import { expect, test } from 'vitest'
import { finishReady } from '../../../../../src/features/media/server/processing/progressQueries'
import { findAssetById } from '../../../../../src/features/media/server/queries'
import { insertClip } from '../../../../support/clips'
import { freshDatabase } from '../../../../support/freshDatabase'
import { aMember } from '../../../../support/people'

test('what was made of a film that was trimmed meanwhile is not written', async () => {
  const { db } = await freshDatabase()
  const clipId = await insertClip(db, await aMember(db), { state: 'playable' })
  const { assetId } = await db
    .selectFrom('footageClips')
    .select('assetId')
    .where('id', '=', clipId)
    .executeTakeFirstOrThrow()
  const look = async () => (await findAssetById(db, assetId))!
  const before = await look()
  await db.updateTable('mediaAssets').set({ cutInMs: 1000 }).where('id', '=', assetId).execute()
  await finishReady(db, before, new Date())
  expect((await look()).state).toBe('playable')
  await finishReady(db, await look(), new Date())
  expect((await look()).state).toBe('ready')
})
