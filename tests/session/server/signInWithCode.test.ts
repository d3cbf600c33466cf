import { describe, expect, test } from 'vitest'
import { issueCode } from '../../../src/session/server/oneTimeCodes'
import { hashOf } from '../../../src/session/server/refreshTokens'
import { aMember, freshApp } from '../../support/world'
import { postForm } from '../../support/talk'

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
