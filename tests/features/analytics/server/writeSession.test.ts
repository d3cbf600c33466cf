// Reports of viewers and of visitors of share pages are written down by visit (reach.md 7).
import { ulid } from 'ulid'
import { expect, test } from 'vitest'
import { ask } from '../../../support/mediaApp'
import { keptLetters, sendLetters } from '../../../support/letters'
import { askPublic, keyOf, onAir, openAnew, sharePage } from '../../../support/sharing'
import { aMember, freshApp, signIn } from '../../../support/world'

const app = await freshApp({ environment: { DEMO: 'yes' }, withMedia: true })
const { db } = app.database
const owner = await aMember(db, { roles: ['cm'] })
const viewer = await aMember(db, { customerId: owner.customerId, roles: ['cm'] })
const owners = { member: owner, session: await signIn(app, owner) }
const viewers = { member: viewer, session: await signIn(app, viewer) }

const sessionsOf = (programId: string) =>
  db
    .selectFrom('viewSessions')
    .select(['userId', 'sessionId', 'source', 'device', 'seconds', 'isPlay'])
    .where('programId', '=', programId)
    .orderBy('sessionId')
    .execute()

function reporting(programId: string, more: object = {}) {
  const sessionId = `0${ulid().slice(1)}`
  const report = { sessionId, programId, versionNo: 1, ranges: [[0, 3]], positionMs: 3_000 }
  return { ...report, ...more }
}

test('a visit of a viewer, told twice, is one visit with all that was played', async () => {
  const { programId } = await onAir(db, owner)
  const first = reporting(programId, { source: 'channel' })
  await ask(app, viewers, 'reportViewing', first)
  expect(await sessionsOf(programId)).toMatchObject([{ seconds: 3, isPlay: false }])
  await ask(app, viewers, 'reportViewing', { ...first, ranges: [[2, 6]] })
  await ask(app, viewers, 'reportViewing', { ...first, ranges: [[2, 6]] })
  expect(await sessionsOf(programId)).toEqual([
    {
      userId: viewer.userId,
      sessionId: first.sessionId,
      source: 'channel',
      device: 'computer',
      seconds: 6,
      isPlay: true,
    },
  ])
  await ask(app, viewers, 'reportViewing', reporting(programId))
  expect((await sessionsOf(programId)).map(({ source }) => source).toSorted()).toEqual([
    'channel',
    'feed',
  ])
})

test('what the owner watches of their own is no visit', async () => {
  const { programId } = await onAir(db, owner)
  await ask(app, owners, 'reportViewing', reporting(programId))
  expect(await sessionsOf(programId)).toEqual([])
})

test.each([
  [false, 'share'],
  [true, 'embed'],
])('a visit of a share page that another site shows: %s', async (isEmbedded, source) => {
  const film = await onAir(db, owner)
  const page = await sharePage(app, owners.session, film.programId)
  const { pass = '' } = await openAnew(app, page)
  const report = { pass, versionId: film.versionId, ranges: [[0, 5]], isEmbedded }
  await askPublic(app, 'reportShareViewing', report)
  expect(await sessionsOf(film.programId)).toMatchObject([{ userId: null, source, seconds: 5 }])
  await askPublic(app, 'forgetVisitor', { pass })
  expect(await sessionsOf(film.programId)).toEqual([])
})

test('whoever proves an address is the same visitor each time, and another one with another address', async () => {
  const film = await onAir(db, owner)
  const page = await sharePage(app, owners.session, film.programId, { access: 'emailCode' })
  const key = keyOf(page)
  async function come(email: string) {
    await askPublic(app, 'askShareCode', { key, email })
    await sendLetters(app)
    const letter = (await keptLetters(app)).find(({ toAddress }) => toAddress === email)
    const code = /^\d{6}$/m.exec(letter?.bodyText ?? '')?.[0] ?? ''
    const { pass = '' } = (await askPublic(app, 'proveShare', { key, email, code })).value
    const report = { pass, versionId: film.versionId, ranges: [[0, 5]] }
    await askPublic(app, 'reportShareViewing', report)
    app.clock.now = new Date(app.clock.now.getTime() + 60_000)
  }
  await come('lena@lund.example')
  await come('lena@lund.example')
  await come('tom@lund.example')
  const visits = await db
    .selectFrom('viewSessions')
    .select(['sessionId', 'visitor'])
    .where('programId', '=', film.programId)
    .execute()
  expect(new Set(visits.map(({ sessionId }) => sessionId)).size).toBe(3)
  expect(new Set(visits.map(({ visitor }) => visitor)).size).toBe(2)
  expect(visits.map(({ visitor }) => visitor).join(' ')).not.toMatch(/null|lund|@/)
})
