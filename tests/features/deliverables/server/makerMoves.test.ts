// Delivering: what, by whom, and what of it is known (work.md 5).
import { expect, test } from 'vitest'
import { insertFile } from '../../../support/files'
import { aProgram } from '../../../support/work'
import { deliverableWorld } from './world'

const world = await deliverableWorld()
const { db, people, act, outcome, rowOf, deliverableIn, programWith, good } = world
const { mira, chloe, nora } = people

const deliver = (who: typeof mira, request: object) => outcome(who, 'deliverDeliverable', request)

const noticesOf = async (userId: string, id: string) => {
  const rows = await db
    .selectFrom('notifications')
    .select('kind')
    .where('userId', '=', userId)
    .where('groupKey', '=', id)
    .where('readAt', 'is', null)
    .orderBy('kind')
    .execute()
  return rows.map(({ kind }) => kind)
}

test('what is chosen is checked before it is delivered, and is not delivered by that', async () => {
  const deliverableId = await deliverableIn('in_production')
  const request = { deliverableId, programId: good.programId }
  const { code, reply } = await outcome(chloe, 'checkDelivery', request)
  expect(code).toBe('ok')
  const before = await rowOf(chloe, deliverableId)
  expect(before).toMatchObject({ state: 'in_production', verdict: 'none' })
  const { reply: delivered } = await deliver(chloe, request)
  expect(delivered).toMatchObject(reply as object)
  expect((await outcome(nora, 'checkDelivery', request)).code).not.toBe('ok')
})

test('the latest version of a program is delivered, checked at once, and its owner is told', async () => {
  const deliverableId = await deliverableIn('in_production')
  const { code, reply } = await deliver(chloe, { deliverableId, programId: good.programId })
  expect(code).toBe('ok')
  expect(reply).toMatchObject({
    state: 'delivered',
    program: { id: good.programId },
    versionNo: 1,
    verdict: 'pass',
    deliveredBy: { id: chloe.userId },
  })
  expect(await noticesOf(mira.userId, deliverableId)).toEqual(['deliverableDelivered'])
  expect(await act(chloe, 'recallDeliverables', deliverableId)).toBe('ok')
  expect(await noticesOf(mira.userId, deliverableId)).toEqual([])
  expect(await rowOf(mira, deliverableId)).toMatchObject({ verdict: 'none' })
})

test('what has not been measured yet is not known, until it is', async () => {
  const film = await programWith({ isUnmeasured: true })
  const id = await deliverableIn('delivered', { film })
  const lines = async () =>
    Object.fromEntries((await rowOf(mira, id)).check.map(({ what, state }) => [what, state]))
  expect(await lines()).toMatchObject({ aspect: 'pass', loudness: 'unknown', gaps: 'unknown' })
  await db
    .updateTable('mediaAssets')
    .set({
      lufs: -16.2,
      truePeakDb: -2,
      longestSilenceMs: 2600,
      longestBlackMs: 0,
      qaFlags: '[]',
    })
    .where('id', '=', film.assetId)
    .execute()
  expect(await lines()).toMatchObject({ loudness: 'pass', truePeak: 'pass', gaps: 'fail' })
})

test('a film without sound fails where loudness is asked for', async () => {
  const id = await deliverableIn('delivered', { film: await programWith({ lufs: null }) })
  const loudness = (await rowOf(mira, id)).check.find(({ what }) => what === 'loudness')
  expect(loudness).toEqual({ what: 'loudness', state: 'fail', wanted: '-16' })
})

test('captions are asked for by language, of which what was made elsewhere has none', async () => {
  const id = await deliverableIn('delivered', { film: good, languages: ['en', 'sv'] })
  const captions = (await rowOf(mira, id)).check.find(({ what }) => what === 'captions')
  expect(captions).toMatchObject({ state: 'fail', wanted: 'en,sv' })
})

test('a file is delivered where one is owed', async () => {
  const fileId = await insertFile(db, chloe, { facts: { kind: 'subtitle', format: 'vtt' } })
  const deliverableId = await deliverableIn('planned', { kind: 'captions', preset: 'captions' })
  const { reply } = await deliver(chloe, { deliverableId, fileId })
  expect(reply).toMatchObject({ file: { id: fileId }, verdict: 'pass', passed: 2 })
})

test('only what whoever delivers sees, and what is finished, is delivered', async () => {
  const deliverableId = await deliverableIn('planned')
  const hidden = await insertFile(db, nora, { visibility: 'private' })
  const theirs = await aProgram(db, nora)
  const unfinished = await aProgram(db, chloe)
  const codeOf = async (what: object) => (await deliver(chloe, { deliverableId, ...what })).code
  expect(await codeOf({ fileId: hidden })).toBe('notFound')
  expect(await codeOf({ programId: theirs })).toBe('notFound')
  expect(await codeOf({ programId: unfinished })).toBe('notDeliverable')
  expect(await codeOf({ programId: good.programId, versionNo: 2 })).toBe('notDeliverable')
  expect(await codeOf({})).toBe('malformedRequest')
  expect((await rowOf(mira, deliverableId)).state).toBe('planned')
})
