import { beforeEach, describe, expect, test } from 'vitest'
import type { LoginResponse } from '../../../generated/facts/features/session'
import { postForm, refresh, signIn, callAs, type TestSession } from '../../support/talk'
import { aCustomer, aMember, aMembership, freshApp, type TestMember } from '../../support/world'

const app = await freshApp()
const { db } = app.database

let member: TestMember
let session: TestSession

beforeEach(async () => {
  app.clock.now = new Date('2026-03-01T09:00:00Z')
  member = await aMember(db, { customer: { idleSessionTimeoutMins: 30 } })
  session = await signIn(app, member)
})

const pass = (seconds: number) => {
  app.clock.now = new Date(app.clock.now.getTime() + seconds * 1000)
}

async function refreshed(of: TestSession): Promise<TestSession> {
  const { status, body } = await refresh(app, of)
  expect({ status, body }).toMatchObject({ status: 200 })
  return { reply: body as unknown as LoginResponse, cookies: of.cookies }
}

const endReason = async () => {
  const family = await db
    .selectFrom('sessionFamilies')
    .select('endReason')
    .where('userId', '=', member.userId)
    .executeTakeFirstOrThrow()
  return family.endReason
}

const generations = async () => {
  const tokens = await db
    .selectFrom('refreshTokens')
    .innerJoin('sessionFamilies as family', 'family.id', 'familyId')
    .select('refreshTokens.generation')
    .where('family.userId', '=', member.userId)
    .orderBy('refreshTokens.generation')
    .execute()
  return tokens.map(({ generation }) => generation)
}

const audited = async () => {
  const events = await db
    .selectFrom('auditEvents')
    .select('action')
    .where('userId', '=', member.userId)
    .execute()
  return events.map(({ action }) => action)
}

const refusal = (status: number, message: string) => ({
  status,
  body: { status: 'Error', errorMessage: message, error: message },
})

describe('a refresh', () => {
  test('gives a new pair, and the new one works', async () => {
    const next = await refreshed(session)
    expect(next.reply.refresh_token).not.toBe(session.reply.refresh_token)
    expect(next.reply.userUUID).toBe(member.userId)
    await refreshed(next)
  })

  test('renews the media cookies', async () => {
    const { cookies } = await refresh(app, session)
    expect(Object.keys(cookies).toSorted()).toEqual([
      'CloudFront-Key-Pair-Id',
      'CloudFront-Policy',
      'CloudFront-Signature',
    ])
  })

  test('case 19: whose reply was lost gets the same successor after 11 seconds', async () => {
    const lost = await refreshed(session)
    pass(11)
    const again = await refreshed(session)
    expect(again.reply.refresh_token).toBe(lost.reply.refresh_token)
    await refreshed(again)
  })

  test('case 20: is honoured after two minutes when the successor was never used', async () => {
    const lost = await refreshed(session)
    pass(120)
    const again = await refreshed(session)
    expect(again.reply.refresh_token).toBe(lost.reply.refresh_token)
    expect(await endReason()).toBeNull()
  })

  test('is honoured so once more within 30 seconds of that, though the successor is used by then', async () => {
    await refreshed(session)
    pass(120)
    const again = await refreshed(session)
    await callAs(app, again, 'getRoles')
    pass(29)
    expect((await refreshed(session)).reply.refresh_token).toBe(again.reply.refresh_token)
    pass(2)
    expect(await refresh(app, session)).toMatchObject(refusal(400, 'Invalid refresh token'))
    expect(await endReason()).toBe('reuse')
  })

  test('goes on by a server whose clock is set back an hour, and again after it', async () => {
    pass(-3600)
    const lost = await refreshed(session)
    pass(11)
    const again = await refreshed(session)
    expect(again.reply.refresh_token).toBe(lost.reply.refresh_token)
    pass(3600)
    await refreshed(again)
  })

  test('case 21: of a parent whose successor made a call ends the family after 30 seconds', async () => {
    const next = await refreshed(session)
    await callAs(app, next, 'getRoles')
    pass(31)
    expect(await refresh(app, session)).toMatchObject(refusal(400, 'Invalid refresh token'))
    expect(await endReason()).toBe('reuse')
    expect(await audited()).toContain('refresh.reuse')
    expect(await refresh(app, next)).toMatchObject(refusal(400, 'Invalid refresh token'))
    expect(await callAs(app, next, 'getRoles')).toMatchObject({ status: 401 })
  })

  test('case 22: of the grandparent ends the family even within 30 seconds', async () => {
    const next = await refreshed(await refreshed(session))
    expect(await refresh(app, session)).toMatchObject(refusal(400, 'Invalid refresh token'))
    expect(await endReason()).toBe('reuse')
    expect(await refresh(app, next)).toMatchObject(refusal(400, 'Invalid refresh token'))
  })

  test('by fifty callers at once rotates once', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => refresh(app, session)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(answers.map(({ body }) => body['refresh_token'])).size).toBe(1)
    expect(await generations()).toEqual([0, 1])
  })

  test('beside switches of the customer never leaves two tokens that count', async () => {
    const customerId = await aCustomer(db)
    await aMembership(db, { userId: member.userId, customerId, roles: ['cm'] })
    const both = [
      () => refresh(app, session),
      () => callAs(app, session, 'switchCustomer', { customerId }),
    ]
    const answers = await Promise.all([1, 2, 3, 4].flatMap(() => both.map((ask) => ask())))
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
    const unused = await db
      .selectFrom('refreshTokens')
      .innerJoin('sessionFamilies as family', 'family.id', 'familyId')
      .select(['refreshTokens.generation', 'family.generation as latest'])
      .where('family.userId', '=', member.userId)
      .where('usedAt', 'is', null)
      .execute()
    expect(unused).toHaveLength(1)
    expect(unused[0]!.generation).toBe(unused[0]!.latest)
  })

  test('beside a sign-out never outlives it', async () => {
    const fields = { token: session.reply.refresh_token, client_id: 'web' }
    const asked = [1, 2, 3].flatMap(() => [
      refresh(app, session),
      postForm(app, 'oauth/revoke', fields, { cookies: session.cookies }),
    ])
    const answers = await Promise.all(asked)
    expect(await endReason()).toBe('signOut')
    for (const answer of answers.filter(({ body }) => 'refresh_token' in body)) {
      const late = { ...session, reply: answer.body as unknown as LoginResponse }
      expect(await refresh(app, late)).toMatchObject({ status: 400 })
      expect(await callAs(app, late, 'getRoles')).toMatchObject({ status: 401 })
    }
  })

  test('again, whose customer was locked meanwhile, goes on in another with that one’s media', async () => {
    const customerId = await aCustomer(db)
    await aMembership(db, { userId: member.userId, customerId, roles: ['cm'] })
    await refreshed(session)
    await db
      .updateTable('customers')
      .set({ isLocked: true })
      .where('id', '=', member.customerId)
      .execute()
    const again = await refreshed(session)
    expect(again.reply.additionalDetails.CustomerDetails.customerId).toBe(customerId)
    const policy = again.reply.preSignedCookie.policy.replaceAll('-', '+').replaceAll('~', '/')
    expect(Buffer.from(policy.replaceAll('_', '='), 'base64').toString()).toContain(customerId)
    expect(await callAs(app, again, 'getRoles')).toMatchObject({ status: 200 })
  })

  test('of somebody whose only customer was locked says which one', async () => {
    const lock = db.updateTable('customers').set({ isLocked: true, name: 'Harbor' })
    await lock.where('id', '=', member.customerId).execute()
    expect((await refresh(app, session)).body).toMatchObject({
      errorCode: 'organizationLocked',
      errorParams: { organization: 'Harbor' },
    })
  })

  test('without the cookie of its browser is refused, and the session lives on', async () => {
    const stolen = { reply: session.reply, cookies: {} }
    expect(await refresh(app, stolen)).toMatchObject(refusal(401, 'Invalid refresh token'))
    expect(await audited()).toContain('refresh.unbound')
    await refreshed(session)
  })

  test('with the cookie of another browser is refused', async () => {
    const other = await signIn(app, await aMember(db))
    const stolen = { reply: session.reply, cookies: other.cookies }
    expect(await refresh(app, stolen)).toMatchObject(refusal(401, 'Invalid refresh token'))
  })

  test('of a user who is no longer active says so, again and again', async () => {
    await db
      .updateTable('users')
      .set({ state: 'inactive' })
      .where('id', '=', member.userId)
      .execute()
    expect(await refresh(app, session)).toMatchObject(refusal(400, 'User is not active'))
    expect(await refresh(app, session)).toMatchObject(refusal(400, 'User is not active'))
    expect(await endReason()).toBe('inactive')
  })

  test('ignores the bearer it carries', async () => {
    expect(
      await refresh(app, session, { cookies: session.cookies, bearer: 'eyJ.not.ours' }),
    ).toMatchObject({ status: 200 })
  })
})

const mediaUntil = ({ reply }: TestSession) => {
  const policy = Buffer.from(reply.preSignedCookie.policy, 'base64url').toString()
  return Number(/"AWS:EpochTime":(\d+)/.exec(policy)?.[1]) * 1000
}

const secondsLeft = (of: TestSession) => (mediaUntil(of) - app.clock.now.getTime()) / 1000

describe('the media of a session open as long as it can live without another call', () => {
  test.each([
    { idleMinutes: 2, seconds: 600 + 2 * 60 + 15 },
    { idleMinutes: 30, seconds: 600 + 30 * 60 + 15 },
    { idleMinutes: 480, seconds: 600 + 480 * 60 + 15 },
  ])('$idleMinutes minutes of idleness: $seconds s', async ({ idleMinutes, seconds }) => {
    const customer = { idleSessionTimeoutMins: idleMinutes }
    const opened = await signIn(app, await aMember(db, { customer }))
    expect(secondsLeft(opened)).toBe(seconds)
    pass(60)
    expect(secondsLeft(await refreshed(opened))).toBe(seconds)
  })

  test('never past its 24 hours', async () => {
    let latest = session
    for (let third = 1; third < 72; third += 1) {
      pass(20 * 60)
      latest = await refreshed(latest)
      await callAs(app, latest, 'getCustomerProfiles')
    }
    expect(secondsLeft(latest)).toBe(20 * 60)
  })

  test('to the last second of somebody whose last call was the last of its token', async () => {
    pass(599)
    await callAs(app, session, 'getCustomerProfiles')
    pass(30 * 60 + 15)
    expect(secondsLeft(session)).toBe(1)
    await refreshed(session)
  })
})

describe('a refresh is refused', () => {
  test.each([
    { token: 'nonsense', message: 'Invalid refresh token' },
    { token: `rt_${'A'.repeat(43)}`, message: 'Invalid refresh token' },
    { token: 'eyJhbGciOiJIUzI1NiJ9.e30.x', message: 'Cannot convert access token to JSON' },
  ])('when the token is $token: $message', async ({ token, message }) => {
    const fields = { grant_type: 'refresh_token', refresh_token: token, client_id: 'web' }
    expect(await postForm(app, 'oauth/token', fields)).toMatchObject(refusal(400, message))
  })

  test('after 24 hours however active the person was', async () => {
    let latest = session
    for (let hour = 0; hour < 24; hour += 1) {
      for (const _ of [1, 2, 3]) {
        pass(20 * 60)
        latest = await refreshed(latest)
        await callAs(app, latest, 'getCustomerProfiles')
      }
    }
    pass(1)
    expect(await refresh(app, latest)).toMatchObject({ status: 401 })
    expect(await endReason()).toBe('expired')
  })

  test('case 35: after half an hour of background polls only', async () => {
    let latest = session
    for (let minute = 1; minute <= 30; minute += 1) {
      pass(60)
      if (minute % 9 === 0) latest = await refreshed(latest)
      await callAs(app, latest, 'getMenuNotificationCount', { customerUserId: member.userId })
    }
    pass(60)
    expect(await refresh(app, latest)).toMatchObject({ status: 401 })
    expect(await endReason()).toBe('idle')
  })

  test('but not when the client tells of typing meanwhile', async () => {
    let latest = session
    for (let round = 0; round < 5; round += 1) {
      pass(9 * 60)
      const options = { cookies: latest.cookies, headers: { 'active-seconds-ago': '3' } }
      const { status, body } = await refresh(app, latest, options)
      expect(status).toBe(200)
      latest = { ...latest, reply: body as unknown as LoginResponse }
    }
  })
})
