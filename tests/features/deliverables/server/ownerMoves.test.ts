// Accepting, and why something is accepted although it fails (work.md 5).
import { expect, test } from 'vitest'
import { deliverableWorld } from './world'

const { db, people, act, rowOf, deliverableIn } = await deliverableWorld()
const { mira, chloe } = people

const noticesOf = async (userId: string, id: string) => {
  const rows = await db
    .selectFrom('notifications')
    .select('kind')
    .where('userId', '=', userId)
    .where('groupKey', '=', id)
    .execute()
  return rows.map(({ kind }) => kind)
}

test('a fail is accepted with a reason, which stays with it', async () => {
  const id = await deliverableIn('delivered')
  expect(await act(mira, 'acceptDeliverables', id)).toBe('sayWhyAccepted')
  expect(await act(mira, 'excuseDeliverables', id, { acceptedWords: ' x ' })).toBe('sayWhyAccepted')
  const acceptedWords = 'It is a whisper on purpose.'
  expect(await act(mira, 'excuseDeliverables', id, { acceptedWords })).toBe('ok')
  expect(await rowOf(chloe, id)).toMatchObject({
    state: 'accepted',
    verdict: 'fail',
    acceptedWords,
  })
  expect(await noticesOf(chloe.userId, id)).toEqual(['deliverableAccepted'])
})

test('taken back, the reason is gone and whoever made it is told', async () => {
  const id = await deliverableIn('accepted', { acceptedWords: 'Good enough.' })
  expect(await act(mira, 'reconsiderDeliverables', id)).toBe('ok')
  expect((await rowOf(mira, id)).acceptedWords).toBeUndefined()
  expect(await noticesOf(chloe.userId, id)).toEqual(['deliverableReconsidered'])
})

test('whoever asks for changes says which', async () => {
  const id = await deliverableIn('delivered')
  expect(await act(mira, 'askDeliverableChanges', id, { changesWords: ' ' })).toBe('sayWhy')
  expect(await act(mira, 'askDeliverableChanges', id, { changesWords: 'Louder.' })).toBe('ok')
  expect(await rowOf(chloe, id)).toMatchObject({
    state: 'changes_requested',
    changesWords: 'Louder.',
  })
  expect(await noticesOf(chloe.userId, id)).toEqual(['deliverableChanges'])
})
