import { beforeAll, describe, expect, test } from 'vitest'
import type { ListClipsResponse } from '../../../../generated/facts/features/footage'
import { insertClip } from '../../../support/clips'
import { aPerson, ask, clipOf, freshMediaApp, type Person } from '../../../support/mediaApp'

const app = await freshMediaApp({ processes: false })
const { db } = app.database
let cc: Person
let cm: Person
let own: string
let foreign: string
beforeAll(async () => {
  cc = await aPerson(app, { roles: ['cc'] })
  cm = await aPerson(app, { roles: ['cm'], customerId: cc.member.customerId })
  own = await insertClip(db, cc.member)
  foreign = await insertClip(db, cm.member)
})

test.each([
  { call: 'tagClips', values: { tags: ['harbour', ' harbour '] }, after: { tags: ['harbour'] } },
  { call: 'showClips', values: { visibility: 'private' }, after: { visibility: 'private' } },
  {
    call: 'setClipRights',
    values: { rightsExpireAt: '2030-01-31' },
    after: { rightsExpireAt: '2030-01-31' },
  },
] as const)('$call changes what one may change of a selection', async ({ call, values, after }) => {
  const reply = await ask(app, cc, call, { selection: { ids: [own, foreign] }, values })
  expect(reply).toEqual({ changed: [own], refused: [{ id: foreign, code: 'forbidden' }] })
  expect(await clipOf(app, cc, own)).toMatchObject(after)
})

test('the day on which rights end is taken away again', async () => {
  for (const rightsExpireAt of ['2030-01-31', null])
    await ask(app, cc, 'setClipRights', { selection: { ids: [own] }, values: { rightsExpireAt } })
  expect(await clipOf(app, cc, own)).not.toHaveProperty('rightsExpireAt')
})

const found = async (who: Person, field: string, value: string) => {
  const filters = [{ field, op: 'is', value }]
  const { rows } = await ask<ListClipsResponse>(app, who, 'listClips', { filters })
  return rows.map(({ clipId }) => clipId)
}

const flagged = async (id: string, code: string) => {
  const assets = db.selectFrom('footageClips').select('assetId').where('id', '=', id)
  const qaFlags = JSON.stringify([{ code }])
  await db.updateTable('mediaAssets').set({ qaFlags }).where('id', 'in', assets).execute()
}

describe('the views', () => {
  test('have one’s own', async () => {
    expect(await found(cc, 'isMine', 'true')).toEqual([own])
    expect(await found(cm, 'isMine', 'true')).toEqual([foreign])
  })

  test('have those that had better be recorded again', async () => {
    await flagged(own, 'loud')
    await flagged(foreign, 'silent')
    expect(await found(cm, 'isToCheck', 'true')).toEqual([foreign])
    expect(await clipOf(app, cm, foreign)).toMatchObject({ isToCheck: true, isMine: true })
  })
})
