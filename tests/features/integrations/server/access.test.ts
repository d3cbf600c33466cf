import { afterAll, beforeEach, expect, test } from 'vitest'
import { freshApp } from '../../../support/freshApp'
import { connect, origin, somebody } from '../../../support/integrations'
import { callAs } from '../../../support/talk'
import { openZoom } from '../../../standins/zoom'

const zoom = await openZoom()
afterAll(() => zoom.close())
const app = await freshApp({ environment: { PUBLIC_ORIGIN: origin, ...zoom.environment } })
const { db } = app.database

beforeEach(() => {
  zoom.isDown = false
  zoom.desk.isDown = false
  zoom.clear()
  zoom.record({ topic: 'Weekly', start_time: '2026-02-27T10:00:00Z' })
})

async function connected() {
  const who = await somebody(app)
  await connect(app, who)
  return who
}

const list = (who: Awaited<ReturnType<typeof connected>>) =>
  callAs(app, who.session, 'listRecordings')

test('a token that is fresh is used as it is', async () => {
  const who = await connected()
  const before = zoom.desk.grants.refresh_token
  expect((await list(who)).body).toMatchObject({ status: 'Ok' })
  expect(zoom.desk.grants.refresh_token).toBe(before)
})

test('a token that is over is renewed once, however many ask at the same time', async () => {
  const who = await connected()
  await db
    .updateTable('integrationConnections')
    .set({ expiresAt: app.clock.now })
    .where('userId', '=', who.member.userId)
    .execute()
  const before = zoom.desk.grants.refresh_token
  const answers = await Promise.all([list(who), list(who), list(who)])
  expect(answers.map(({ body }) => body['status'])).toEqual(['Ok', 'Ok', 'Ok'])
  expect(zoom.desk.grants.refresh_token).toBe(before + 1)
})

test('a token that the service ended early is renewed, and the question asked again', async () => {
  const who = await connected()
  zoom.desk.expireAccess()
  expect((await list(who)).body).toMatchObject({
    status: 'Ok',
    clientResponse: { recordings: [{ topic: 'Weekly' }] },
  })
})

test('once the service accepts us no more the person connects again', async () => {
  const who = await connected()
  zoom.desk.forgetEverybody()
  expect((await list(who)).body['errorMessage']).toBe(
    'Zoom no longer accepts this connection. Connect again.',
  )
  const { body } = await callAs(app, who.session, 'getZoom')
  expect(body['clientResponse']).toMatchObject({ connection: { state: 'expired' } })
  expect(await connect(app, who)).toMatch(/connected$/)
  expect((await list(who)).body).toMatchObject({ status: 'Ok' })
})

test.each<[string, () => void]>([
  ['its API answers with a fault', () => (zoom.isDown = true)],
  [
    'nobody is there to renew a token',
    () => {
      zoom.desk.isDown = true
      zoom.desk.expireAccess()
    },
  ],
])('while %s nothing is lost', async (_, breakDown) => {
  const who = await connected()
  breakDown()
  expect((await list(who)).body['errorMessage']).toBe('Zoom does not answer. Try again later.')
  zoom.isDown = false
  zoom.desk.isDown = false
  expect((await list(who)).body).toMatchObject({ status: 'Ok' })
})
