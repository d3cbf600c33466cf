// What editors hand over is copied to whoever buys; what they were given they read by an address of its own (reach.md 8).
import { sql } from 'kysely'
import { ulid } from 'ulid'
import { expect, test } from 'vitest'
import type { ListOrdersRow, OrderDetail } from '../../../../generated/facts/features/pro-edits'
import { copyDeliveryJob } from '../../../../src/features/pro-edits/server'
import { takeFilm } from '../../../../src/features/programs/server'
import { eraseProgram } from '../../../../src/features/programs/server/eraseProgram'
import { insertFile } from '../../../support/files'
import { runJobAt, workAt } from '../../../support/runJob'
import { airVersion, aProgram } from '../../../support/work'
import { orderWorld, type Somebody } from './world'

const { app, db, people, programId, outcome, act, rowOf, orderIn, give, noticesOf, clipOf } =
  await orderWorld()
const { buyer, editor, otherEditor, vendor } = people
const { storage } = app.services.media

const keyOf = ({ customerId }: Somebody, assetId: string) => `media/${customerId}/${assetId}/source`
const assetOf = async (table: 'footageClips' | 'files', id: string) =>
  (await db.selectFrom(table).select('assetId').where('id', '=', id).executeTakeFirstOrThrow())
    .assetId

async function textOf(key: string): Promise<string | undefined> {
  if (!(await storage.find(key))) return undefined
  const chunks: Buffer[] = []
  for await (const chunk of await storage.read(key)) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

const detailOf = async (who: Somebody, orderId: string) =>
  (await outcome(who, 'getOrder', { orderId })).reply as OrderDetail

/** A clip of the editor's whose bytes are there. */
async function cutOf(who: Somebody) {
  const clipId = await clipOf(who, 'The cut')
  await storage.put(keyOf(who, await assetOf('footageClips', clipId)), Buffer.from('a film'))
  return clipId
}

const deliveredOf = (orderId: string) =>
  db
    .selectFrom('orderItems')
    .select(['id', 'versionId', 'fileId', 'sourceAssetId'])
    .where('orderId', '=', orderId)
    .where('round', 'is not', null)
    .executeTakeFirstOrThrow()

async function copied(orderId: string) {
  const item = await deliveredOf(orderId)
  await runJobAt(app, copyDeliveryJob, new Date(), item.id)
  return item
}

test('a film becomes a version of the program once it can be watched', async () => {
  const id = await orderIn('in_edit')
  const clipId = await cutOf(editor)
  const { code, reply } = await outcome(editor, 'deliverOrder', { orderId: id, clipId })
  expect(code).toBe('ok')
  expect((reply as ListOrdersRow).state).toBe('in_review')
  expect(await noticesOf(buyer, id)).toEqual(['orderDelivered'])
  expect((await detailOf(buyer, id)).items).toMatchObject([{ kind: 'version', state: 'coming' }])

  const { versionId } = await copied(id)
  const { assetId } = await db
    .selectFrom('programFilms')
    .select('assetId')
    .where('id', '=', versionId)
    .where('programId', '=', programId)
    .executeTakeFirstOrThrow()
  expect(await textOf(keyOf(buyer, assetId))).toBe('a film')

  await db.updateTable('mediaAssets').set({ state: 'playable' }).where('id', '=', assetId).execute()
  await takeFilm(db, assetId, new Date())
  expect((await detailOf(buyer, id)).items).toMatchObject([
    { kind: 'version', state: 'ready', versionNo: 1, round: 1 },
  ])
  expect(await act(buyer, 'approveOrders', id)).toBe('ok')
})

test('a file comes into the files of whoever buys', async () => {
  const id = await orderIn('in_edit')
  const fileId = await insertFile(db, vendor, { title: 'Captions, English' })
  const assetId = await assetOf('files', fileId)
  await storage.put(keyOf(vendor, assetId), Buffer.from('WEBVTT'))
  expect((await outcome(vendor, 'deliverOrder', { orderId: id, fileId })).code).toBe('ok')
  const { fileId: kept } = await copied(id)
  const file = await db
    .selectFrom('files')
    .select(['customerId', 'title', 'assetId'])
    .where('id', '=', kept)
    .executeTakeFirstOrThrow()
  expect(file).toMatchObject({ customerId: buyer.customerId, title: 'Captions, English' })
  expect(await textOf(keyOf(buyer, file.assetId))).toBe('WEBVTT')
})

test('where nothing was made yet, the film is a program of its own, which the order is of', async () => {
  const id = await orderIn('in_edit', { programId: null })
  const clipId = await cutOf(editor)
  await outcome(editor, 'deliverOrder', { orderId: id, clipId })
  const { program } = (await rowOf(buyer, id))!
  expect(program).toMatchObject({ name: 'An order' })
  const made = await db
    .selectFrom('programs')
    .select(['kind', 'customerId', 'ownerUserId'])
    .where('id', '=', program!.id)
    .executeTakeFirstOrThrow()
  expect(made).toEqual({
    kind: 'imported',
    customerId: buyer.customerId,
    ownerUserId: buyer.userId,
  })
})

test('what others see alone, or what nobody can watch yet, is not delivered', async () => {
  const id = await orderIn('in_edit')
  const theirs = await clipOf(buyer)
  const request = { orderId: id, clipId: theirs }
  expect((await outcome(editor, 'deliverOrder', request)).code).toBe('notFound')
  const both = { orderId: id, clipId: theirs, programId }
  expect((await outcome(editor, 'deliverOrder', both)).code).toBe('malformedRequest')
  expect((await rowOf(buyer, id))?.state).toBe('in_edit')
})

/** A film that is to be copied to whoever buys. */
async function onItsWay(change: Record<string, unknown> = {}) {
  const id = await orderIn('in_edit', change)
  const clipId = await cutOf(editor)
  const sourceId = await assetOf('footageClips', clipId)
  expect((await outcome(editor, 'deliverOrder', { orderId: id, clipId })).code).toBe('ok')
  const { versionId } = await deliveredOf(id)
  const film = await db
    .selectFrom('programFilms')
    .select(['assetId', 'programId'])
    .where('id', '=', versionId)
    .executeTakeFirstOrThrow()
  return { id, clipId, sourceId, copyId: film.assetId, ofProgram: film.programId }
}

const stateOf = async (assetId: string) =>
  (await db.selectFrom('mediaAssets').select('state').where('id', '=', assetId).executeTakeFirst())
    ?.state

const throwAway = async (
  table: 'programs' | 'footage_clips',
  id: string,
  deletedAt: Date | null = new Date(),
) => {
  await sql`update ${sql.table(table)} set deleted_at = ${deletedAt}::timestamptz where id = ${id}`.execute(
    db,
  )
}

test('what lies in the trash by then is copied all the same, and the source let go', async () => {
  const { id, copyId, ofProgram } = await onItsWay({ programId: null })
  await throwAway('programs', ofProgram)
  await copied(id)
  expect(await textOf(keyOf(buyer, copyId))).toBe('a film')
  expect((await deliveredOf(id)).sourceAssetId).toBeNull()
})

test('what was erased by then is not copied, and the source let go', async () => {
  const { id, copyId, ofProgram } = await onItsWay({ programId: null })
  const erased = { id: ofProgram, customerId: buyer.customerId }
  await db.transaction().execute((within) => eraseProgram(erased, { db: within, now: new Date() }))
  await copied(id)
  expect(await stateOf(copyId)).toBeUndefined()
  expect(await textOf(keyOf(buyer, copyId))).toBeUndefined()
  expect((await deliveredOf(id)).sourceAssetId).toBeNull()
})

test('what whoever edits has erased by then stays until it is copied, and no longer', async () => {
  const { id, clipId, sourceId, copyId } = await onItsWay()
  await throwAway('footage_clips', clipId)
  expect((await outcome(editor, 'eraseClips', { selection: { ids: [clipId] } })).code).toBe('ok')
  expect(await stateOf(sourceId)).toBe('ready')
  await copied(id)
  expect(await textOf(keyOf(buyer, copyId))).toBe('a film')
  expect(await stateOf(sourceId)).toBeUndefined()
})

test('what cannot be copied is tried for a while, then it is lost and the source let go', async () => {
  const { id, sourceId, copyId } = await onItsWay()
  await storage.remove([keyOf(editor, sourceId)])
  await expect(copied(id)).rejects.toThrow('ENOENT')
  const { id: itemId } = await deliveredOf(id)
  const failed = (failures: number) =>
    copyDeliveryJob.failed?.(new Error('gone'), {
      ...workAt(app, copyDeliveryJob, new Date(), itemId),
      failures,
    })
  expect(await failed(8)).toBe('again')
  expect([await stateOf(copyId), (await deliveredOf(id)).sourceAssetId]).toEqual([
    'uploading',
    sourceId,
  ])
  expect(await failed(9)).toBe('over')
  expect((await detailOf(buyer, id)).items).toMatchObject([{ kind: 'version', state: 'failed' }])
  expect((await deliveredOf(id)).sourceAssetId).toBeNull()
})

test('a copy has arrived only if it will be processed', async () => {
  const { id, copyId } = await onItsWay()
  await sql`alter table jobs add constraint refused check (kind <> 'media.process') not valid`.execute(
    db,
  )
  await expect(copied(id)).rejects.toThrow('refused')
  expect(await stateOf(copyId)).toBe('uploading')
  await sql`alter table jobs drop constraint refused`.execute(db)
  await copied(id)
  expect(await stateOf(copyId)).toBe('uploaded')
})

test('no film is delivered into the trash of whoever buys, or from that of whoever edits', async () => {
  const theirs = await aProgram(db, buyer, { deletedAt: new Date() })
  const id = await orderIn('in_edit', { programId: theirs })
  const clipId = await cutOf(editor)
  const deliver = async (what: object) =>
    (await outcome(editor, 'deliverOrder', { orderId: id, ...what })).code
  expect(await deliver({ clipId })).toBe('orderInTrash')
  expect((await rowOf(buyer, id))?.state).toBe('in_edit')
  await throwAway('programs', theirs, null)
  const own = await aProgram(db, editor)
  const assetId = await assetOf('footageClips', clipId)
  const version = await airVersion(db, editor, own)
  await db.updateTable('programVersions').set({ assetId }).where('id', '=', version).execute()
  await throwAway('programs', own)
  expect(await deliver({ programId: own })).toBe('notFound')
  await throwAway('programs', own, null)
  expect(await deliver({ programId: own })).toBe('ok')
})

test('a film of a program in the trash belongs to no order', async () => {
  const ofProgram = await aProgram(db, buyer)
  const id = await orderIn('in_edit')
  const assetId = await assetOf('footageClips', await clipOf(buyer))
  const versionId = await airVersion(db, buyer, ofProgram)
  await db.updateTable('programVersions').set({ assetId }).where('id', '=', versionId).execute()
  const item = { id: ulid(), orderId: id, kind: 'version' as const, versionId }
  await db
    .insertInto('orderItems')
    .values({ ...item, createdBy: buyer.userId, createdAt: new Date() })
    .execute()
  const seen = async () => (await detailOf(editor, id)).items.map(({ kind }) => kind)
  expect(await seen()).toEqual(['version'])
  await throwAway('programs', ofProgram)
  expect(await seen()).toEqual([])
})

test('films are called as the order is, on the disk of those who edit too', async () => {
  const ofProgram = await aProgram(db, buyer, { title: 'Not announced' })
  const id = await orderIn('in_edit', { title: 'Short cut' })
  const assetId = await assetOf('footageClips', await clipOf(buyer))
  const named = { name: 'Not announced 1.mp4' }
  await db.updateTable('mediaAssets').set(named).where('id', '=', assetId).execute()
  await storage.put(keyOf(buyer, assetId), Buffer.from('a film'))
  const versionId = await airVersion(db, buyer, ofProgram)
  await db.updateTable('programVersions').set({ assetId }).where('id', '=', versionId).execute()
  const item = { id: ulid(), orderId: id, kind: 'version' as const, versionId }
  await db
    .insertInto('orderItems')
    .values({ ...item, createdBy: buyer.userId, createdAt: new Date() })
    .execute()
  const { items } = await detailOf(editor, id)
  expect(items).toMatchObject([{ name: 'Short cut', versionNo: 1 }])
  const { headers } = await fetch(app.origin + items[0]!.downloadUrl!)
  expect(headers.get('content-disposition')).toContain('"Short cut 1.mp4"')
})

test('who edits reads what was given by an address of the order, until it is over', async () => {
  const id = await orderIn('in_edit')
  const clipId = await clipOf(buyer, 'Interview')
  const assetId = await assetOf('footageClips', clipId)
  await storage.put(keyOf(buyer, assetId), Buffer.from('an interview'))
  await give(id, clipId)
  const { items } = await detailOf(editor, id)
  expect(items).toMatchObject([{ kind: 'clip', name: 'Interview', state: 'ready' }])
  const url = items[0]!.downloadUrl!
  expect(url).toMatch(/^\/media-by\/order_/)
  const fetched = () => fetch(app.origin + url)
  expect(await (await fetched()).text()).toBe('an interview')
  expect((await outcome(otherEditor, 'getOrder', { orderId: id })).code).toBe('notFound')

  const set = (change: object) =>
    db.updateTable('orders').set(change).where('id', '=', id).execute()
  await set({ state: 'closed', closedAt: new Date(Date.now() - 29 * 86_400_000) })
  expect((await fetched()).status).toBe(200)
  await set({ closedAt: new Date(Date.now() - 31 * 86_400_000) })
  expect((await fetched()).status).toBe(403)
  expect((await detailOf(editor, id)).items[0]?.downloadUrl).toBeUndefined()
  await set({ state: 'cancelled', closedAt: null })
  expect((await fetched()).status).toBe(403)
})
