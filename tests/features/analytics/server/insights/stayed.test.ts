// The curve below the seek bar: for those who build the program, from five people on.
import { expect, test } from 'vitest'
import type { Watch } from '../../../../../generated/facts/features/home'
import { stayedIn } from '../../../../../src/features/analytics/server/insights/stayed'
import { report, sumUp } from '../../../../support/analytics'
import { deliver } from '../../../../support/channels'
import { ask } from '../../../../support/mediaApp'
import { anAiredProgram } from '../../../../support/work'
import { aCustomer, aMember, freshApp, signIn } from '../../../../support/world'

const app = await freshApp()
const { db } = app.database
const customerId = await aCustomer(db)
const creator = await aMember(db, { customerId, roles: ['cc'] })
const viewer = await aMember(db, { customerId, roles: ['viewer'] })

test('whoever builds a program sees it once five people have watched, and nobody else does', async () => {
  const programId = await anAiredProgram(db, creator)
  await deliver(db, { customerId }, programId, { userId: viewer.userId })
  const now = new Date('2026-11-20T10:00:00Z')
  const watch = async (member: typeof creator) =>
    ask<Watch>(app, { session: await signIn(app, member) }, 'getWatch', { programId })
  for (const visitor of ['a', 'b', 'c', 'd'])
    await report(db, now, { programId, customerId, visitor })
  await sumUp(app, now)
  expect((await watch(creator)).stayed).toEqual([])
  await report(db, now, { programId, customerId, visitor: 'e', coverage: '1111100000' })
  await sumUp(app, now)
  expect((await watch(creator)).stayed).toEqual([100, 100, 100, 100, 100, 80, 80, 80, 80, 80])
  expect((await watch(viewer)).stayed).toBeUndefined()
})

test('a curve has as many points as are asked for at most', () => {
  const curve = { plays: 4, watched: [4, 4, 2, 1], again: [0, 0, 0, 0] }
  expect(stayedIn(curve, 2)).toEqual([100, 50])
  expect(stayedIn(curve, 9)).toEqual([100, 100, 50, 25])
  expect(stayedIn(undefined, 9)).toEqual([])
})
