import { expect, test } from 'vitest'
import { findUnfinished } from '../../../../../src/features/media/server/processing/findUnfinished'
import { settleFault } from '../../../../../src/features/media/server/processing/settleFault'
import type { MediaWorker } from '../../../../../src/features/media/server/processing/mediaWorker'
import { ProgramFault } from '../../../../../src/features/media/server/ffmpeg/runProgram'
import { damaged } from '../../../../../src/features/media/server/ffmpeg/unusable'
import { InterruptedTooOften } from '../../../../../src/server/jobs/job'
import { insertClip } from '../../../../support/clips'
import { freshDatabase } from '../../../../support/freshDatabase'
import { aMember } from '../../../../support/people'

const database = await freshDatabase()
const { db } = database
const member = await aMember(db)
const now = () => new Date()

async function anAsset(state: 'uploaded' | 'playable') {
  const clipId = await insertClip(db, member, { state })
  return db
    .selectFrom('footageClips')
    .select('assetId as subjectId')
    .where('id', '=', clipId)
    .executeTakeFirstOrThrow()
}

const look = (id: string) =>
  db
    .selectFrom('mediaAssets')
    .select(['state', 'failReason'])
    .where('id', '=', id)
    .executeTakeFirst()

const ours = new Error('the store does not answer')
const exit = new ProgramFault('ffmpeg', 'exit', 'no such codec')

test.each([
  ['a fault of ours', ours, 0, 'uploaded', 'again', { state: 'uploaded' }],
  ['a fault of ours, three times', ours, 2, 'uploaded', 'again', { failReason: 'serverFault' }],
  ['a fault of ours, for days', ours, 90, 'uploaded', 'again', { failReason: 'serverFault' }],
  ['a fault of ours in the ladder', ours, 90, 'playable', 'again', { state: 'playable' }],
  [
    'a converter that wanted room',
    new ProgramFault('ffmpeg', 'machine', 'x'),
    2,
    'uploaded',
    'again',
    { failReason: 'serverFault' },
  ],
  [
    'a file that swells',
    new ProgramFault('ffmpeg', 'size', ''),
    0,
    'uploaded',
    'over',
    { state: 'rejected', failReason: 'swells' },
  ],
  ['a converter that gave up', exit, 1, 'uploaded', 'again', { state: 'uploaded' }],
  ['one that gave up three times', exit, 2, 'uploaded', 'over', { failReason: 'notConverted' }],
  ['one that gave up in the ladder', exit, 2, 'playable', 'over', { state: 'ready' }],
  ['a damaged file', damaged(), 0, 'uploaded', 'over', { failReason: 'damaged' }],
  [
    'an end of processes',
    new InterruptedTooOften(),
    0,
    'uploaded',
    'over',
    { failReason: 'interrupted' },
  ],
] as const)('after %s', async (_what, fault, failures, state, verdict, left) => {
  const { subjectId } = await anAsset(state)
  const worker = { database, now } as MediaWorker
  expect(await settleFault(fault, { subjectId, failures }, worker)).toBe(verdict)
  expect(await look(subjectId)).toMatchObject(left)
})

test('what failed by a fault of ours is tried anew, anything else that failed is not', async () => {
  const { subjectId } = await anAsset('uploaded')
  const worker = { database, now } as MediaWorker
  await settleFault(ours, { subjectId, failures: 2 }, worker)
  expect(await findUnfinished(db, subjectId, now())).toMatchObject({ state: 'uploaded' })
  expect(await look(subjectId)).toEqual({ state: 'uploaded', failReason: null })
  await settleFault(damaged(), { subjectId, failures: 0 }, worker)
  expect(await findUnfinished(db, subjectId, now())).toBeUndefined()
})
