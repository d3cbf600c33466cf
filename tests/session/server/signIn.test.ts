import { describe, expect, test } from 'vitest'
import { passwordsOf } from '../../support/people'
import { postForm, trySignIn } from '../../support/talk'
import {
  aCustomer,
  aMember,
  aMembership,
  aUser,
  callAs,
  freshApp,
  signIn,
  type TestMember,
} from '../../support/world'

const app = await freshApp()
const { db } = app.database
const behind = await freshApp({
  database: app.database,
  environment: { TRUSTED_PROXIES: '10.9.9.9' },
})

let lastAddress = 0
/** A caller of its own, so that one case's failures do not slow another. */
const newAddress = () => {
  lastAddress += 1
  return `10.0.${lastAddress >> 8}.${lastAddress & 255}`
}

describe('signing in', () => {
  test('answers exactly the fields of spec §3', async () => {
    const member = await aMember(db, {
      roles: ['cm'],
      customer: {
        name: 'Fjord Films',
        city: 'Bergen',
        state: null,
        zip: '5003',
        addnlLogoFile: 'logo.png',
      },
      user: { name: 'Kari Nordmann', userName: 'Kari' },
    })
    const { status, body } = await trySignIn(app, { ...member, userName: ' kari' })
    expect(status).toBe(200)
    expect(body).toEqual({
      access_token: expect.stringMatching(/^eyJ/),
      refresh_token: expect.stringMatching(/^rt_/),
      expires_in: 600,
      userRoles: ['5001632'],
      userUUID: member.userId,
      redirect: 'Default',
      additionalDetails: {
        CustomerUserDetails: {
          isFirstTimeLogin: false,
          userName: 'Kari',
          youTubeIntegrated: false,
        },
        CustomerDetails: {
          customerId: member.customerId,
          name: 'Fjord Films',
          city: 'Bergen',
          state: null,
          zip: '5003',
          addnlLogoFile: 'logo.png',
        },
        UserDetails: { name: 'Kari Nordmann' },
      },
      preSignedCookie: {
        keyPairId: expect.any(String),
        signature: expect.any(String),
        policy: expect.any(String),
      },
    })
  })

  test('sets the binding and media cookies so that no script can read them', async () => {
    const response = await app.server.inject({
      method: 'POST',
      url: '/oauth/token',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({
        grant_type: 'password',
        client_id: 'web',
        ...(({ userName, password }) => ({ username: userName, password }))(await aMember(db)),
      }).toString(),
    })
    const attributes = response.cookies.map(({ name, path, httpOnly, sameSite, secure }) => ({
      name,
      path,
      httpOnly,
      sameSite,
      secure: secure ?? false,
    }))
    const media = { path: '/media', httpOnly: true, sameSite: 'Strict', secure: false }
    expect(attributes).toEqual([
      { name: 'sid', path: '/', httpOnly: true, sameSite: 'Strict', secure: false },
      { name: 'CloudFront-Key-Pair-Id', ...media },
      { name: 'CloudFront-Signature', ...media },
      { name: 'CloudFront-Policy', ...media },
    ])
  })

  test('works by e-mail address too', async () => {
    const member = await aMember(db, { user: { email: 'Ada@Work.example' } })
    expect(await trySignIn(app, { ...member, userName: 'ada@work.example' })).toMatchObject({
      status: 200,
    })
  })

  test('leads to the change of password when one is due', async () => {
    const member = await aMember(db, { user: { mustChangePassword: true } })
    expect((await signIn(app, member)).reply.redirect).toBe('Change Password')
  })

  test('tells of the first time once', async () => {
    const member = await aMember(db, { user: { isFirstTimeLogin: true } })
    const first = await signIn(app, member)
    const second = await signIn(app, member)
    const reported = [first, second].map(
      ({ reply }) => reply.additionalDetails.CustomerUserDetails.isFirstTimeLogin,
    )
    expect(reported).toEqual([true, false])
  })

  test('leads to the default customer, and past a locked one', async () => {
    const userId = await aUser(db, { userName: 'many' })
    const [, second, locked] = await Promise.all([
      aCustomer(db, { sequence: 1 }),
      aCustomer(db, { sequence: 2 }),
      aCustomer(db, { sequence: 0, isLocked: true }),
    ])
    for (const customerId of [second!, locked!])
      await aMembership(db, { userId, customerId, roles: ['cc'] })
    const member = {
      userId,
      customerId: second!,
      userName: 'many',
      password: passwordsOf.everybody,
    }
    expect((await signIn(app, member)).reply.additionalDetails.CustomerDetails.customerId).toBe(
      second,
    )
  })

  test('ends the session this browser held before', async () => {
    const earlier = await signIn(app, await aMember(db))
    await trySignIn(app, await aMember(db), { cookies: earlier.cookies })
    expect(await callAs(app, earlier, 'getRoles')).toMatchObject({ status: 401 })
  })

  test('makes a weak hash strong on the way', async () => {
    const passwordHash = await passwordsOf.weak.hash(passwordsOf.everybody)
    const member = await aMember(db, { user: { passwordHash } })
    await signIn(app, member)
    const after = await db
      .selectFrom('users')
      .select('passwordHash')
      .where('id', '=', member.userId)
      .executeTakeFirstOrThrow()
    expect(after.passwordHash).toMatch(/^scrypt\$4\$8\$1\$/)
    await signIn(app, member)
  })
})

describe('signing in is refused', () => {
  const wrong = { status: 400, body: { errorCode: 'wrongCredentials' } }

  test('alike for a wrong password and an unknown name', async () => {
    const member = await aMember(db)
    const one = await trySignIn(app, { ...member, password: 'wrong' })
    const other = await trySignIn(app, { userName: 'nobody-at-all', password: 'wrong' })
    expect(one).toMatchObject(wrong)
    expect(other.body).toEqual(one.body)
  })

  test('for an inactive user, but only with the right password', async () => {
    const member = await aMember(db, { user: { state: 'inactive' } })
    expect(await trySignIn(app, { ...member, password: 'wrong' })).toMatchObject(wrong)
    expect(await trySignIn(app, member)).toMatchObject({
      status: 400,
      body: { errorMessage: 'User is not active' },
    })
  })

  test('for somebody whose only customer is locked', async () => {
    const member = await aMember(db, { customer: { isLocked: true, name: 'Harbor' } })
    expect(await trySignIn(app, { ...member, password: 'wrong' })).toMatchObject(wrong)
    expect(await trySignIn(app, member)).toMatchObject({
      status: 400,
      body: { errorCode: 'organizationLocked', errorParams: { organization: 'Harbor' } },
    })
  })

  test.each<{ fields: Record<string, string> }>([
    { fields: { grant_type: 'password' } },
    { fields: { grant_type: 'client_credentials', client_id: 'web' } },
    { fields: {} },
  ])('for a form that is not one of ours: $fields', async ({ fields }) => {
    expect(await postForm(app, 'oauth/token', fields)).toMatchObject({
      status: 400,
      body: { errorCode: 'malformedRequest' },
    })
  })

  test('for a field given twice', async () => {
    const { userName, password } = await aMember(db)
    const form = `grant_type=password&client_id=web&username=${userName}&password=x&password=${password}`
    const { server } = app
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const response = await server.inject({
      method: 'POST',
      url: '/oauth/token',
      payload: form,
      headers,
    })
    expect(response.statusCode).toBe(400)
  })
})

const attempt = (userName: string, password: string, remoteAddress: string) =>
  trySignIn(app, { userName, password }, { remoteAddress })

/** What is answered to guesses by a user name and an e-mail address in turn. */
const sequenceOf = async (name: string) => {
  const ip = newAddress()
  const answers: unknown[] = []
  for (const typed of Array.from({ length: 7 }, () => [name, `${name}@test.example`]).flat()) {
    const { status, headers, body } = await attempt(typed, 'wrong', ip)
    answers.push({ status, body, retryAfter: headers['retry-after'] })
  }
  return answers
}

describe('guessing is slowed', () => {
  test('after five failures of one person from one address', async () => {
    const member = await aMember(db)
    const ip = newAddress()
    for (let n = 0; n < 5; n += 1)
      expect((await attempt(member.userName, 'wrong', ip)).status).toBe(400)
    const refused = await attempt(member.userName, member.password, ip)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  })

  test('but the person can sign in from another address', async () => {
    const member = await aMember(db)
    const ip = newAddress()
    for (let n = 0; n < 8; n += 1) await attempt(member.userName, 'wrong', ip)
    expect((await attempt(member.userName, member.password, newAddress())).status).toBe(200)
  })

  test('after five failures of one person from one address, whichever of their names was typed', async () => {
    const { userName, password, userId } = await aMember(db)
    const ip = newAddress()
    const names = [userName, `${userName}@test.example`]
    for (let n = 0; n < 5; n += 1) await attempt(names[n % 2]!, 'wrong', ip)
    for (const name of names)
      expect((await attempt(name, password, ip)).body).toMatchObject({
        errorCode: 'wrongCredentials',
      })
    expect((await attempt(userName, password, newAddress())).status).toBe(200)
    const events = await db
      .selectFrom('auditEvents')
      .select('action')
      .where('userId', '=', userId)
      .where('ip', '=', ip)
      .execute()
    expect(events.map(({ action }) => action)).toEqual([
      ...Array.from({ length: 5 }, () => 'signIn.refused'),
      ...Array.from({ length: 2 }, () => 'signIn.limited'),
    ])
  })

  test('and nothing tells that two names are one person’s, or anybody’s', async () => {
    const { userName } = await aMember(db)
    expect(await sequenceOf(userName)).toEqual(await sequenceOf('nobody-by-two-names'))
  })

  test('after thirty failures from one address, whoever is guessed', async () => {
    const ip = newAddress()
    const names = Array.from({ length: 31 }, (_, n) => `guess-${n}`)
    const answers = await Promise.all(names.map((name) => attempt(name, 'wrong', ip)))
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 429)).toHaveLength(1)
  })

  test('and right passwords are not counted', async () => {
    const member = await aMember(db)
    const ip = newAddress()
    for (let n = 0; n < 35; n += 1)
      expect((await attempt(member.userName, member.password, ip)).status).toBe(200)
  })

  test('by the address of the connection, whatever X-Forwarded-For says', async () => {
    const member = await aMember(db)
    const ip = newAddress()
    const statuses: number[] = []
    for (let n = 0; n < 6; n += 1) {
      const response = await app.server.inject({
        method: 'POST',
        url: '/oauth/token',
        remoteAddress: ip,
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          'x-forwarded-for': `1.2.3.${n}`,
        },
        payload: new URLSearchParams({
          grant_type: 'password',
          client_id: 'web',
          username: member.userName,
          password: 'x',
        }).toString(),
      })
      statuses.push(response.statusCode)
    }
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429])
  })
})

const proxied = (address: string, forwardedFor: string, member: TestMember, password: string) =>
  behind.server.inject({
    method: 'POST',
    url: '/oauth/token',
    remoteAddress: address,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-forwarded-for': forwardedFor,
    },
    payload: new URLSearchParams({
      grant_type: 'password',
      client_id: 'web',
      username: member.userName,
      password,
    }).toString(),
  })

describe('behind a proxy of ours', () => {
  test('callers are told apart by the address it names, not by those it was told', async () => {
    const member = await aMember(db)
    const statuses: number[] = []
    for (let n = 0; n < 6; n += 1) {
      const forged = `1.2.3.${n}, 198.51.100.1`
      statuses.push((await proxied('10.9.9.9', forged, member, 'wrong')).statusCode)
    }
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429])
    const other = await proxied('10.9.9.9', '198.51.100.2', member, member.password)
    expect(other.statusCode).toBe(200)
  })

  test('somebody who is not that proxy is believed nothing', async () => {
    const member = await aMember(db)
    const statuses: number[] = []
    for (let n = 0; n < 6; n += 1)
      statuses.push((await proxied('10.9.9.8', `1.2.4.${n}`, member, 'wrong')).statusCode)
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429])
  })
})

test('a sign-in whose browser tells when it was last used is no fault', async () => {
  const options = { headers: { 'active-seconds-ago': '3' } }
  expect(await trySignIn(app, await aMember(db), options)).toMatchObject({ status: 200 })
})

test('every attempt is audited, and no password is', async () => {
  const member = await aMember(db)
  await trySignIn(app, { ...member, password: 'planted-secret-1' })
  await signIn(app, member)
  const events = await db
    .selectFrom('auditEvents')
    .selectAll()
    .where('userId', '=', member.userId)
    .execute()
  expect(events.map(({ action }) => action)).toEqual(['signIn.refused', 'signIn'])
  expect(JSON.stringify(events) + app.log.join('')).not.toMatch(/planted-secret-1|correct horse/)
})

test('what is refused again and again is audited once in five minutes', async () => {
  const member = await aMember(db)
  const ip = newAddress()
  const limited = async () => {
    const events = await db
      .selectFrom('auditEvents')
      .select('details')
      .where('action', '=', 'signIn.limited')
      .where('ip', '=', ip)
      .execute()
    return events.map(({ details }) => details)
  }
  for (let n = 0; n < 20; n += 1) await attempt(member.userName, 'wrong', ip)
  expect(await limited()).toEqual([{ username: member.userName }])
  app.clock.now = new Date(app.clock.now.getTime() + 5 * 60_000)
  for (let n = 0; n < 20; n += 1) await attempt(member.userName, 'wrong', ip)
  expect(await limited()).toHaveLength(2)
})
