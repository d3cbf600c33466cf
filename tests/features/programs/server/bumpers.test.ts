// Bumpers: short films that open or end programs (record.md 8).
import { expect, test } from 'vitest'
import type {
  ListBumpersResponse,
  ListBumpersRow,
} from '../../../../generated/facts/features/programs'
import { insertBumper } from '../../../support/bumpers'
import { insertClip } from '../../../support/clips'
import { ask, freshMediaApp } from '../../../support/mediaApp'
import { aMember } from '../../../support/people'
import { aCustomer, callAs, signIn } from '../../../support/world'

const app = await freshMediaApp({ processes: false })
const { db } = app.database

async function aManager() {
  const customerId = await aCustomer(db)
  const member = await aMember(db, { customerId, roles: ['cm'] })
  return { member, session: await signIn(app, member) }
}
type Manager = Awaited<ReturnType<typeof aManager>>

const list = async (cm: Manager, question: object = {}) =>
  (await ask<ListBumpersResponse>(app, cm, 'listBumpers', question)).rows

const mayOf = (rows: readonly ListBumpersRow[]) => rows.map(({ title, may }) => [title, may])

async function aFilm({ member }: Manager, [width, height, durationMs]: readonly number[]) {
  const clipId = await insertClip(db, member, { title: 'Opening' })
  const { assetId } = await db
    .selectFrom('footageClips')
    .select('assetId')
    .where('id', '=', clipId)
    .executeTakeFirstOrThrow()
  const film = { width: width || null, height: height || null, durationMs }
  await db.updateTable('mediaAssets').set(film).where('id', '=', assetId).execute()
  return clipId
}
const add = (cm: Manager, clip: string, values: object = {}) =>
  callAs(app, cm.session, 'addBumper', {
    values: { title: 'Opening', kind: 'intro', clip, ...values },
  })

test.each([
  { film: [1920, 1080, 5000], aspect: 'w16h9' },
  { film: [1080, 1920, 1000], aspect: 'w9h16' },
  { film: [1080, 1080, 15_000], aspect: 'w1h1' },
  { film: [1080, 1350, 5000], aspect: 'w4h5' },
  { film: [1920, 1088, 5000], aspect: 'w16h9' },
])('a film of $film is a draft of $aspect', async ({ film, aspect }) => {
  const cm = await aManager()
  const { body } = await add(cm, await aFilm(cm, film))
  expect(body).toMatchObject({
    status: 'Ok',
    clientResponse: { state: 'draft', aspect, durationMs: film[2], isDefault: false },
  })
})

test.each([
  { film: [1920, 1080, 999], why: 'bumperLength' },
  { film: [1920, 1080, 15_001], why: 'bumperLength' },
  { film: [1440, 1080, 5000], why: 'bumperShape' },
  { film: [0, 0, 5000], why: 'bumperShape' },
])('a film of $film is refused: $why', async ({ film, why }) => {
  const cm = await aManager()
  const { body } = await add(cm, await aFilm(cm, film))
  expect(body).toMatchObject({ status: 'Error', errorCode: why })
  expect(await list(cm)).toEqual([])
})

test('one of each kind and aspect is the default, and only while it is in use', async () => {
  const cm = await aManager()
  const put = (given: Parameters<typeof insertBumper>[2]) => insertBumper(db, cm.member, given)
  const first = await put({ title: 'A', state: 'active' })
  const second = await put({ title: 'B', state: 'active' })
  const tall = await put({ title: 'C', state: 'active', aspect: 'w9h16' })
  const act = (call: string, ...ids: string[]) =>
    ask(app, cm, call as 'makeBumpersDefault', { selection: { ids } })
  const defaults = async () =>
    (await list(cm)).filter(({ isDefault }) => isDefault).map(({ title }) => title)
  await act('makeBumpersDefault', first, tall)
  expect(await defaults()).toEqual(['A', 'C'])
  await act('makeBumpersDefault', second)
  expect(await defaults()).toEqual(['B', 'C'])
  await act('retireBumpers', second)
  await act('trashBumpers', tall)
  expect(await defaults()).toEqual([])
  expect(mayOf(await list(cm))).toEqual([
    ['A', ['edit', 'retire', 'makeDefault', 'trash']],
    ['B', ['edit', 'activate', 'trash']],
  ])
})

test('a bumper outlives its clip, and takes its film along when it goes', async () => {
  const cm = await aManager()
  const clipId = await aFilm(cm, [1920, 1080, 5000])
  const { body } = await add(cm, clipId)
  const { bumperId } = body['clientResponse'] as ListBumpersRow
  const films = async () =>
    (
      await db
        .selectFrom('mediaAssets')
        .where('customerId', '=', cm.member.customerId)
        .select('id')
        .execute()
    ).length
  for (const call of ['trashClips', 'eraseClips'] as const)
    await ask(app, cm, call, { selection: { ids: [clipId] } })
  expect(await films()).toBe(1)
  expect((await list(cm))[0]?.clip).toBeUndefined()
  for (const call of ['trashBumpers', 'eraseBumpers'] as const)
    await ask(app, cm, call, { selection: { ids: [bumperId] } })
  expect(await films()).toBe(0)
})
