// What becomes of files that were handed in (work.md 5).
import { expect, test } from 'vitest'
import type { ListFilesRow } from '../../../../generated/facts/features/files'
import { aFileRequest, aRequestedFile } from '../../../support/work'
import { requestWorld } from './world'

const world = await requestWorld()
const { db, people, act, outcome, rowOf, requestIn, customerId } = world
const { mira, victor } = people

async function inFiles(fileId: string): Promise<ListFilesRow | undefined> {
  const { reply } = await outcome(mira, 'listFiles', { ids: [fileId] })
  return (reply as { rows: ListFilesRow[] }).rows[0]
}

const noticesOf = async (userId: string) => {
  const rows = await db
    .selectFrom('notifications')
    .select('kind')
    .where('userId', '=', userId)
    .where('readAt', 'is', null)
    .orderBy('kind')
    .execute()
  return rows.map(({ kind }) => kind)
}

test('a file stands in Files from the moment it is accepted, and names its sender', async () => {
  const { requestId, fileId } = await requestIn('submitted')
  expect(await inFiles(fileId)).toBeUndefined()
  expect(await act(mira, 'acceptFiles', requestId)).toBe('ok')
  expect((await inFiles(fileId))?.owner).toMatchObject({ id: victor.userId })
  expect(await noticesOf(victor.userId)).toContain('filesAccepted')

  expect(await act(mira, 'reconsiderFiles', requestId)).toBe('ok')
  expect(await inFiles(fileId)).toBeUndefined()
  expect(await noticesOf(victor.userId)).not.toContain('filesAccepted')
  const [file] = (await rowOf(mira, requestId)).files
  expect(file).toMatchObject({ fileId, step: 'sent', sender: { id: victor.userId } })
})

test('a file that a program shows is not taken out of Files again', async () => {
  const { requestId, fileId } = await requestIn('accepted')
  const { assetId } = await db
    .selectFrom('files')
    .select('assetId')
    .where('id', '=', fileId)
    .executeTakeFirstOrThrow()
  const { reply } = await outcome(mira, 'addProgram', { values: { title: 'With a logo' } })
  const { programId } = reply as { programId: string }
  const used = { customerId, programId, assetId, type: 'file' as const, mediaId: fileId }
  await db.insertInto('programMedia').values(used).execute()
  expect(await act(mira, 'reconsiderFiles', requestId)).toBe('filesInUse')
  expect((await rowOf(mira, requestId)).state).toBe('accepted')
})

test('files come back with words, and with marks at those that are to be replaced', async () => {
  const requestId = await aFileRequest(db, mira, {
    state: 'submitted',
    assigneeUserId: victor.userId,
    minCount: 2,
  })
  const [kept, marked] = [
    await aRequestedFile(db, victor, requestId, { step: 'sent' }),
    await aRequestedFile(db, victor, requestId, { step: 'sent' }),
  ]
  const marks = [{ fileId: marked, words: 'Too small.' }]
  const said = { fileRequestId: requestId, words: 'Almost there.', marks }
  expect((await outcome(mira, 'returnFiles', { ...said, words: ' x ' })).code).toBe('sayWhy')
  expect((await outcome(mira, 'returnFiles', said)).code).toBe('ok')
  const row = await rowOf(victor, requestId)
  expect(row).toMatchObject({ state: 'returned', returnWords: 'Almost there.' })
  expect(row.files).toMatchObject([
    { fileId: kept, step: 'sent' },
    { fileId: marked, step: 'returned', words: 'Too small.' },
  ])
  expect(await noticesOf(victor.userId)).toContain('filesReturned')

  // One of two is to be replaced, so that one is missing.
  expect(row.may).not.toContain('submit')
  expect(await act(victor, 'submitFiles', requestId)).toBe('tooFewFiles')
  const another = await aRequestedFile(db, victor, requestId)
  expect(await act(victor, 'submitFiles', requestId)).toBe('ok')
  const again = await rowOf(mira, requestId)
  expect(again.files.map(({ fileId, step }) => [fileId, step])).toEqual([
    [kept, 'sent'],
    [another, 'sent'],
  ])
})
