// A file that was sent and cannot be used comes back by itself (work.md 2: broken).
import { expect, test } from 'vitest'
import { returnBrokenJob } from '../../../../src/features/file-requests/server'
import { runRecurring } from '../../../support/recurring'
import { aRequestedFile } from '../../../support/work'
import { requestWorld } from './world'

const { app, db, people, rowOf, rowsOf, waiting, countOf, requestIn } = await requestWorld()
const { victor } = people
const running = { ...app, clock: { now: new Date() } }

test.each(['rejected', 'failed'] as const)(
  'a file that is %s takes its request back',
  async (state) => {
    const { requestId, fileId } = await requestIn('submitted')
    const broken = await aRequestedFile(db, victor, requestId, { step: 'sent', state })
    await runRecurring(running, returnBrokenJob)
    const row = await rowOf(victor, requestId)
    expect(row).toMatchObject({ state: 'returned', isBroken: true })
    expect(row.files.map((file) => [file.fileId, file.step])).toEqual([
      [fileId, 'sent'],
      [broken, 'returned'],
    ])
    expect(await countOf(victor)).toBe((await rowsOf(victor, waiting)).length)
    const told = await db
      .selectFrom('notifications')
      .select('kind')
      .where('userId', '=', victor.userId)
      .where('groupKey', '=', JSON.stringify({ fileRequestId: requestId }))
      .execute()
    expect(told).toEqual([{ kind: 'filesBroken' }])
  },
)

test('what can be read, or is still on its way, stays with whoever decides', async () => {
  const { requestId } = await requestIn('submitted')
  await aRequestedFile(db, victor, requestId, { step: 'sent', state: 'uploaded' })
  await runRecurring(running, returnBrokenJob)
  expect((await rowOf(victor, requestId)).state).toBe('submitted')
})
