import { describe, expect, test } from 'vitest'
import { issueCode } from '../../../src/session/server/oneTimeCodes'
import { hashOf } from '../../../src/session/server/refreshTokens'
import { postForm } from '../../support/talk'
import { aMember, freshApp } from '../../support/world'

const app = await freshApp()
const { db } = app.database
const minuteMs = 60_000

/** In the browser a third party sent back with this code (thirdParty/ticket.ts). */
const present = (code: string) => {
  const fields = { grant_type: 'one_time_code', code, client_id: 'web' }
  return postForm(app, 'oauth/token', fields, { cookies: { ticket: hashOf(code) } })
}

async function aCode(purpose: 'signInLink' | 'thirdParty' | 'analytics', state?: 'inactive') {
  const { userId } = await aMember(db, state ? { user: { state } } : {})
  return issueCode(db, purpose, { userId }, app.clock.now)
}

describe('a code that works once', () => {
  test.each([
    { purpose: 'signInLink', redirect: 'Change Password' },
    { purpose: 'thirdParty', redirect: 'Default' },
  ] as const)('of $purpose opens a session that leads to $redirect', async (row) => {
    const code = await aCode(row.purpose)
    expect((await present(code)).body).toMatchObject({ redirect: row.redirect })
    expect(await present(code)).toMatchObject({ status: 400, body: { errorCode: 'invalidCode' } })
  })

  test('opens one session, however many present it at once', async () => {
    const code = await aCode('thirdParty')
    const answers = await Promise.all([1, 2, 3, 4].map(() => present(code)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400])
  })

  test.each([
    { purpose: 'signInLink', waitMs: 72 * 60 * minuteMs },
    { purpose: 'thirdParty', waitMs: minuteMs },
  ] as const)('of $purpose is too old after $waitMs ms', async ({ purpose, waitMs }) => {
    const code = await aCode(purpose)
    const before = app.clock.now
    app.clock.now = new Date(before.getTime() + waitMs)
    expect(await present(code)).toMatchObject({ status: 400, body: { errorCode: 'invalidCode' } })
    app.clock.now = before
  })

  test('works by a server whose clock is set back an hour', async () => {
    const code = await aCode('thirdParty')
    const before = app.clock.now
    app.clock.now = new Date(before.getTime() - 60 * minuteMs)
    expect(await present(code)).toMatchObject({ status: 200 })
    app.clock.now = before
  })

  test('is kept no longer than it can open anything', async () => {
    const before = app.clock.now
    const old = await aCode('thirdParty')
    app.clock.now = new Date(before.getTime() + minuteMs)
    await aCode('thirdParty')
    const kept = await db.selectFrom('oneTimeCodes').select('codeHash').execute()
    expect(kept.map(({ codeHash }) => codeHash)).not.toContain(hashOf(old))
    app.clock.now = before
  })

  test('meant for analytics opens no session', async () => {
    expect((await present(await aCode('analytics'))).body).toMatchObject({
      errorCode: 'invalidCode',
    })
  })

  test('of somebody who is not active opens nothing', async () => {
    expect((await present(await aCode('signInLink', 'inactive'))).body).toMatchObject({
      errorCode: 'inactiveUser',
    })
  })

  test('is never written to the log', async () => {
    const code = await aCode('thirdParty')
    await present(code)
    expect(app.log.join('\n')).not.toContain(code)
  })
})

const presentFrom = async (remoteAddress: string, code: string) => {
  const { statusCode, headers } = await app.server.inject({
    method: 'POST',
    url: '/oauth/token',
    remoteAddress,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({
      grant_type: 'one_time_code',
      code,
      client_id: 'web',
    }).toString(),
  })
  return { status: statusCode, retryAfter: Number(headers['retry-after']) }
}

describe('guessing codes is limited', () => {
  test('to thirty failures from one address in five minutes, of which the audit tells', async () => {
    const ip = '10.3.0.1'
    const guesses = Array.from({ length: 40 }, (_, n) => presentFrom(ip, `otc_guess-${n}`))
    const statuses = (await Promise.all(guesses)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 400)).toHaveLength(30)
    expect(statuses.filter((status) => status === 429)).toHaveLength(10)
    const code = await aCode('signInLink')
    expect(await presentFrom(ip, code)).toEqual({ status: 429, retryAfter: 300 })
    const events = await db
      .selectFrom('auditEvents')
      .select('action')
      .where('ip', '=', ip)
      .execute()
    const limited = events.filter(({ action }) => action === 'signIn.codeLimited')
    expect([events.length, limited.length]).toEqual([31, 1])
    expect(await presentFrom('10.3.0.2', code)).toMatchObject({ status: 200 })
  })

  test('and codes that open a session are not counted', async () => {
    for (let n = 0; n < 31; n += 1)
      expect(await presentFrom('10.3.0.3', await aCode('signInLink'))).toMatchObject({
        status: 200,
      })
  })
})
