import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { freshApp } from '../../../support/freshApp'
import { openProvider } from '../../../support/openIdProvider'
import { aMember } from '../../../support/people'
import {
  callback,
  origin,
  outcomeIn,
  somebody,
  thirdPartyWorld,
  ticketIn,
} from '../../../support/thirdPartyWorld'

const provider = await openProvider([callback])
afterAll(() => provider.close())
const app = await freshApp({ environment: { PUBLIC_ORIGIN: origin, ...provider.environment } })
const { db } = app.database
const { aBrowser, connect, actionsOf } = thirdPartyWorld(app, provider)

beforeEach(() => {
  Object.assign(provider, { person: somebody(), tamper: undefined, isForged: false })
})

describe('signing in', () => {
  test('with a connected account opens a session of its person, and leads where a sign-in leads', async () => {
    const person = somebody()
    const { member, reported } = await connect(person)
    expect(reported).toBe('/myprofile/changepassword#thirdParty=linked')

    const browser = aBrowser()
    const code = ticketIn(await browser.signIn())
    const answer = await browser.present(code)
    expect(answer).toMatchObject({
      status: 200,
      body: { userUUID: member.userId, redirect: 'Default' },
    })
    expect(await browser.present(code)).toMatchObject({ status: 400 })
    expect(await actionsOf(member.userId)).toEqual(
      expect.arrayContaining(['thirdParty.linkAsked', 'thirdParty.linked', 'thirdParty.proved']),
    )
  })

  test('asks for a code with PKCE, state and nonce, for this address alone', async () => {
    const address = new URL(await aBrowser().visit('/oauth/third-party/start'))
    expect(address.origin).toBe(provider.issuer)
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      response_type: 'code',
      redirect_uri: callback,
      code_challenge_method: 'S256',
      state: expect.stringMatching(/^[\w-]{40,}$/),
      nonce: expect.stringMatching(/^[\w-]{40,}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    })
  })

  test('with an account nobody connected signs nobody in, even if its e-mail address is known here', async () => {
    const member = await aMember(db, { user: { email: 'known@northwind.example' } })
    provider.person = { ...somebody(), email: 'known@northwind.example' }
    expect(outcomeIn(await aBrowser().signIn())).toBe('unknown')
    expect(await actionsOf(member.userId)).toEqual([])
  })

  test('that is cancelled at the provider says so', async () => {
    provider.person = null
    expect(outcomeIn(await aBrowser().signIn())).toBe('cancelled')
  })

  test('that succeeds is not among the thirty failures of its address', async () => {
    const person = somebody()
    await connect(person)
    const reported: string[] = []
    for (const who of [...Array.from({ length: 29 }, () => null), person, person]) {
      provider.person = who
      reported.push(await aBrowser({}, '10.2.0.0').signIn())
    }
    expect(reported.map(outcomeIn).filter((outcome) => outcome === 'cancelled')).toHaveLength(29)
    expect(reported.filter((address) => ticketIn(address) !== '')).toHaveLength(2)
  })

  test('begun by a page of somebody else goes no further than our door', async () => {
    const start = '/oauth/third-party/start'
    expect(await aBrowser().visit(start, { 'sec-fetch-site': 'cross-site' })).toBe('/login')
  })
})

describe('an answer of the provider is refused', () => {
  const returning = async () => {
    const browser = aBrowser()
    return { browser, back: new URL(await browser.atProvider(await browser.visit(start))) }
  }
  const start = '/oauth/third-party/start'
  const person = somebody()

  test('with another state', async () => {
    await connect(person)
    const { browser, back } = await returning()
    back.searchParams.set('state', 'x'.repeat(43))
    expect(outcomeIn(await browser.visit(back.href))).toBe('failed')
  })

  test('in a browser that did not ask', async () => {
    const { back } = await returning()
    expect(outcomeIn(await aBrowser().visit(back.href))).toBe('expired')
  })

  test('that began in another browser, whose own way is still open', async () => {
    const { back } = await returning()
    const victim = aBrowser()
    await victim.visit(start)
    expect(outcomeIn(await victim.visit(back.href))).toBe('failed')
  })

  test('the second time, with the cookies of the first', async () => {
    provider.person = person
    const { browser, back } = await returning()
    const copied = { ...browser.ours }
    expect(ticketIn(await browser.visit(back.href))).not.toBe('')
    expect(outcomeIn(await aBrowser(copied).visit(back.href))).toBe('failed')
    const replays = db
      .selectFrom('auditEvents')
      .select('id')
      .where('action', '=', 'thirdParty.replayed')
    expect(await replays.execute()).toHaveLength(1)
  })

  test('after ten minutes', async () => {
    const { browser, back } = await returning()
    const before = app.clock.now
    app.clock.now = new Date(before.getTime() + 10 * 60_000)
    expect(outcomeIn(await browser.visit(back.href))).toBe('expired')
    app.clock.now = before
  })

  test('when the cookie was changed by one letter', async () => {
    const { browser, back } = await returning()
    const kept = browser.ours['__Host-away'] ?? ''
    browser.ours['__Host-away'] = (kept.startsWith('A') ? 'B' : 'A') + kept.slice(1)
    expect(outcomeIn(await browser.visit(back.href))).toBe('expired')
  })

  const hour = 3600
  test.each([
    { what: 'has another nonce', change: { nonce: 'another' } },
    { what: 'is for somebody else', change: { aud: 'another-client' } },
    { what: 'is of another issuer', change: { iss: 'https://elsewhere.example' } },
    { what: 'ran out', change: { iat: now() - 2 * hour, exp: now() - hour } },
    { what: 'has no nonce', change: { nonce: undefined } },
  ])('whose token $what', async ({ change }) => {
    provider.person = person
    provider.tamper = (claims) => ({ ...claims, ...change })
    expect(outcomeIn(await aBrowser().signIn())).toBe('failed')
  })

  test('whose token is signed with a key the provider does not have', async () => {
    provider.isForged = true
    expect(outcomeIn(await aBrowser().signIn())).toBe('failed')
  })
})

function now(): number {
  return Math.floor(Date.now() / 1000)
}

describe('the code somebody comes back with', () => {
  test('counts only in the browser it was given to', async () => {
    const person = somebody()
    await connect(person)
    const browser = aBrowser()
    const code = ticketIn(await browser.signIn())
    expect(await aBrowser().present(code)).toMatchObject({
      status: 400,
      body: { errorCode: 'invalidCode' },
    })
    // Lost for its owner as well: it was shown where it did not belong.
    expect(await browser.present(code)).toMatchObject({ status: 400 })
  })

  test('stands neither in the log nor in the cookie beside it', async () => {
    const person = somebody()
    await connect(person)
    const browser = aBrowser()
    const code = ticketIn(await browser.signIn())
    await browser.present(code)
    expect(app.log.join('\n')).not.toContain(code)
    expect(Object.values(browser.ours)).not.toContain(code)
  })
})
