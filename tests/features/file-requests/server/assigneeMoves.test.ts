// Handing files in: who may send what, and who sees it when (work.md 5).
import { expect, test } from 'vitest'
import { aFileRequest, aRequestedFile } from '../../../support/work'
import { requestWorld } from './world'

const world = await requestWorld()
const { db, people, act, outcome, rowOf, requestIn } = world
const { mira, victor, chloe } = people

const asked = {
  kinds: ['logo'] as ('logo' | 'image')[],
  maxCount: 2,
  maxMegabytes: 1,
  state: 'opened' as const,
}
const png = { name: 'signet.png', bytes: 1000 }

test.each([
  { what: 'a file that is asked for', file: png, code: 'ok' },
  { what: 'another kind', file: { name: 'release.pdf', bytes: 10 }, code: 'kindNotAsked' },
  { what: 'a larger one', file: { name: 'big.png', bytes: 1_048_577 }, code: 'fileTooLarge' },
])('$what is answered $code', async ({ file, code }) => {
  const { requestId: fileRequestId } = await requestIn('opened', asked)
  const answer = await outcome(victor, 'startFileUpload', { ...file, fileRequestId })
  expect(answer.code).toBe(code)
})

test('no more files are taken than are asked for, and nothing is left of those that are not', async () => {
  const { requestId: fileRequestId } = await requestIn('opened', { ...asked, maxCount: 1 })
  const { code } = await outcome(victor, 'startFileUpload', { ...png, fileRequestId })
  expect(code).toBe('tooManyFiles')
  expect((await rowOf(victor, fileRequestId)).files).toHaveLength(1)
})

const send = async (fileRequestId?: string) =>
  (await outcome(victor, 'startFileUpload', { ...png, ...(fileRequestId && { fileRequestId }) }))
    .code

test('whoever is no creator sends files for an open request of their own, and for nothing else', async () => {
  const theirs = await aFileRequest(db, mira, { assigneeUserId: chloe.userId, state: 'opened' })
  const over = await requestIn('accepted')
  expect(await send()).toBe('noOpenTask')
  expect(await send(theirs)).toBe('notFound')
  expect(await send(over.requestId)).toBe('taskMoved')
  expect(await send((await requestIn('opened')).requestId)).toBe('ok')
})

test('the same file chosen again goes on with its upload', async () => {
  const { requestId: fileRequestId } = await requestIn('opened')
  const file = { ...png, fileRequestId, edgeHash: 'a'.repeat(64) }
  const first = await outcome(victor, 'startFileUpload', file)
  const again = await outcome(victor, 'startFileUpload', file)
  const idOf = ({ reply }: typeof first) => (reply as { file: { fileId: string } }).file.fileId
  expect(idOf(again)).toBe(idOf(first))
  expect((await rowOf(victor, fileRequestId)).files).toHaveLength(2)
})

test('nobody else sees a file before it is sent', async () => {
  const { requestId, fileId } = await requestIn('opened')
  expect((await rowOf(victor, requestId)).files).toMatchObject([{ fileId, step: 'added' }])
  expect((await rowOf(mira, requestId)).files).toEqual([])
  expect(await act(victor, 'submitFiles', requestId)).toBe('ok')
  expect((await rowOf(mira, requestId)).files).toMatchObject([{ fileId, step: 'sent' }])
})

test('a file that is taken out is gone, with its bytes', async () => {
  const { requestId, fileId } = await requestIn('opened')
  const { reply } = await outcome(victor, 'removeRequestedFile', {
    fileRequestId: requestId,
    fileId,
  })
  expect(reply).toMatchObject({ files: [] })
  const left = await db.selectFrom('files').select('id').where('id', '=', fileId).execute()
  expect(left).toEqual([])
})

test('what could not be read is not sent along', async () => {
  const { requestId, fileId } = await requestIn('opened')
  await aRequestedFile(db, victor, requestId, { state: 'rejected' })
  expect(await act(victor, 'submitFiles', requestId)).toBe('ok')
  expect((await rowOf(mira, requestId)).files).toMatchObject([{ fileId, step: 'sent' }])
})

test.each([
  { declineReason: 'other', declineWords: null, code: 'sayWhy' },
  { declineReason: 'other', declineWords: 'On leave.', code: 'ok' },
  { declineReason: 'notMe', declineWords: null, code: 'ok' },
])('declining for $declineReason with $declineWords is $code', async ({ code, ...why }) => {
  const { requestId } = await requestIn('opened')
  expect(await act(victor, 'declineFileRequests', requestId, why)).toBe(code)
})
