import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { createBotCheck } from '../../../src/session/server/botCheck'
import { openBotCheck } from '../../support/botCheckService'
import { freshApp } from '../../support/freshApp'
import { aMember } from '../../support/people'
import { postForm } from '../../support/talk'

const service = await openBotCheck()
afterAll(() => service.close())
const app = await freshApp({ environment: service.environment })
const { db } = app.database

beforeEach(() => {
  service.asked.length = 0
  service.mode = 'well'
})

let count = 0
const aToken = () => `site-token-${++count}`

async function signInWith(given: { bot_token?: string; password?: string }) {
  const { userName, password } = await aMember(db)
  const fields = {
    grant_type: 'password',
    username: userName,
    password,
    client_id: 'web',
    ...given,
  }
  return postForm(app, 'oauth/token', fields)
}

/** On the page, and by a link. */
async function signInBothWays(given: Parameters<typeof aMember>[1]) {
  const { userName, password } = await aMember(db, given)
  const fields = { grant_type: 'password', username: userName, password, client_id: 'web' }
  return [
    await postForm(app, 'oauth/token', fields),
    await postForm(app, 'oauth/token', { ...fields, via: 'link' }),
  ]
}

const lastAction = async (action: string) =>
  (await db.selectFrom('auditEvents').select('details').where('action', '=', action).execute())
    .length

describe('where a bot check is configured', () => {
  test('a token it knows opens a session with the right password', async () => {
    expect((await signInWith({ bot_token: aToken() })).status).toBe(200)
  })

  test.each([
    { what: 'no token', given: {}, asked: 0 },
    { what: 'an invented token', given: { bot_token: 'invented' }, asked: 1 },
  ])('$what is refused before the password is looked at', async ({ given, asked }) => {
    const right = await signInWith(given)
    const wrong = await signInWith({ ...given, password: 'wrong' })
    for (const answer of [right, wrong]) {
      expect(answer).toMatchObject({ status: 400, body: { errorCode: 'botCheckFailed' } })
      expect(answer.cookies).toEqual({})
    }
    expect(service.asked).toHaveLength(asked * 2)
    expect(await lastAction('signIn.botCheck.refused')).toBeGreaterThan(0)
  })

  test('a token counts once', async () => {
    const bot_token = aToken()
    expect((await signInWith({ bot_token, password: 'wrong' })).body).toMatchObject({
      errorCode: 'wrongCredentials',
    })
    expect((await signInWith({ bot_token })).body).toMatchObject({ errorCode: 'botCheckFailed' })
  })

  test('the service is told secret, token and address, and nothing else', async () => {
    const bot_token = aToken()
    await signInWith({ bot_token })
    expect(service.asked).toEqual([
      { secret: 'bot secret', response: bot_token, remoteip: '127.0.0.1' },
    ])
  })

  test('a temporary password in a link needs no token, and every other one does', async () => {
    const temporaryPasswordExpiresAt = new Date(Date.now() + 60_000)
    expect(await signInBothWays({ user: { temporaryPasswordExpiresAt } })).toMatchObject([
      { body: { errorCode: 'botCheckFailed' } },
      { status: 200, body: { redirect: 'Change Password' } },
    ])
    expect(await signInBothWays({})).toMatchObject([
      { body: { errorCode: 'botCheckFailed' } },
      { body: { errorCode: 'wrongCredentials' } },
    ])
  })

  test('guesses without a token count against the limits all the same', async () => {
    const { userName } = await aMember(db)
    const fields = { grant_type: 'password', username: userName, password: 'x', client_id: 'web' }
    const statuses: number[] = []
    for (let index = 0; index < 6; index += 1)
      statuses.push((await postForm(app, 'oauth/token', fields)).status)
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429])
  })

  test('a service that fails lets people with a token in, which is logged and audited', async () => {
    service.mode = 'broken'
    expect((await signInWith({ bot_token: aToken() })).status).toBe(200)
    expect((await signInWith({ bot_token: aToken(), password: 'wrong' })).body).toMatchObject({
      errorCode: 'wrongCredentials',
    })
    expect((await signInWith({})).body).toMatchObject({ errorCode: 'botCheckFailed' })
    expect(app.log.join('\n')).toContain('the bot check cannot be asked')
    expect(app.log.join('\n')).not.toContain('bot secret')
    expect(await lastAction('signIn.botCheck.unasked')).toBe(2)
  })
})

test('the sign-in page learns its script and site key, never the secret', async () => {
  const answer = await app.server.inject({
    method: 'POST',
    url: '/rest/public/service/session/getSignInOptions',
    payload: {},
  })
  expect(answer.json()).toMatchObject({
    clientResponse: {
      botCheck: { scriptUrl: `${service.origin}/api.js`, siteKey: 'site' },
    },
  })
  expect(answer.body).not.toContain('bot secret')
})

test('a service that never answers is given up, one that is not there at once', async () => {
  const faults: unknown[] = []
  const gone = createBotCheck(
    { verifyUrl: 'http://127.0.0.1:1/verify', secret: 's' },
    (fault) => void faults.push(fault),
  )
  expect(await gone.verify('token', '192.0.2.1')).toBe('unasked')
  service.mode = 'silent'
  const silent = createBotCheck(
    { verifyUrl: `${service.origin}/verify`, secret: 's', answerMs: 50 },
    (fault) => void faults.push(fault),
  )
  expect(await silent.verify('token', '192.0.2.1')).toBe('unasked')
  expect(faults).toHaveLength(2)
})

test.each([
  { mode: 'broken', token: 'any', verdict: 'unasked', asked: 1 },
  { mode: 'flooded', token: 'any', verdict: 'unasked', asked: 1 },
  { mode: 'forbidding', token: 'any', verdict: 'unasked', asked: 2 },
  { mode: 'choosy', token: '<script>', verdict: 'refused', asked: 2 },
  { mode: 'strict', token: 'invented', verdict: 'refused', asked: 1 },
] as const)(
  'the token $token is $verdict by a $mode service, which is asked $asked times',
  async ({ mode, token, verdict, asked }) => {
    const faults: unknown[] = []
    const check = createBotCheck(
      { verifyUrl: `${service.origin}/verify`, secret: 'bot secret' },
      (fault) => void faults.push(fault),
    )
    service.mode = mode
    expect(await check.verify(token, '192.0.2.1')).toBe(verdict)
    // A question of the test before, which was given up, may arrive late.
    expect(service.asked.filter(({ secret }) => secret === 'bot secret')).toHaveLength(asked)
    expect(faults).toHaveLength(verdict === 'unasked' ? 1 : 0)
  },
)
