import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { freshApp } from '../../../support/freshApp'
import { openProvider, type ProviderPerson } from '../../../support/openIdProvider'
import { aMember } from '../../../support/people'
import { callAs, postForm, signIn } from '../../../support/talk'

const origin = 'https://studio.test'
const callback = `${origin}/oauth/third-party/callback`
const provider = await openProvider([callback])
afterAll(() => provider.close())
const app = await freshApp({ environment: { PUBLIC_ORIGIN: origin, ...provider.environment } })
const { db } = app.database

const ada: ProviderPerson = { subject: 'ada', name: 'Ada Bell', email: 'ada@northwind.example' }
let count = 0
const somebody = (): ProviderPerson => ({ ...ada, subject: `person-${++count}` })

beforeEach(() => {
  Object.assign(provider, { person: ada, tamper: undefined, isForged: false })
})

/** A browser as far as these tests need one: our cookies, and the provider's. */
function aBrowser(signedIn: Readonly<Record<string, string>> = {}, remoteAddress = '127.0.0.1') {
  const ours: Record<string, string> = { ...signedIn }
  const theirs = new Map<string, string>()

  async function visit(url: string, headers: Record<string, string> = {}): Promise<string> {
    const { pathname, search } = new URL(url, origin)
    const asked = { url: pathname + search, cookies: ours, headers, remoteAddress }
    const answer = await app.server.inject(asked)
    for (const { name, value } of answer.cookies) {
      if (value === '') delete ours[name]
      else ours[name] = value
    }
    expect(answer.statusCode).toBe(303)
    return String(answer.headers.location)
  }

  /** Follows the provider's own redirects until it sends the browser back to us. */
  async function atProvider(url: string): Promise<string> {
    const cookie = [...theirs].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(url, { redirect: 'manual', headers: { cookie } })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value === '') theirs.delete(name)
      else theirs.set(name, value)
    }
    const location = answer.headers.get('location')
    if (location === null) throw new Error(`The provider answers ${answer.status}.`)
    const next = new URL(location, url).href
    return next.startsWith(origin) ? next : atProvider(next)
  }

  return {
    ours,
    visit,
    atProvider,
    async signIn(start = '/oauth/third-party/start'): Promise<string> {
      return visit(await atProvider(await visit(start)))
    },
    present(code: string) {
      const fields = { grant_type: 'one_time_code', code, client_id: 'web' }
      return postForm(app, 'oauth/token', fields, { cookies: ours })
    },
  }
}

const ticketIn = (address: string) => /^\/login#ticket=(otc_[\w-]+)$/.exec(address)?.[1] ?? ''
const outcomeIn = (address: string) => /#thirdParty=(\w+)$/.exec(address)?.[1]

/** A member with a connection, made as people make one. */
async function connect(person: ProviderPerson) {
  const member = await aMember(db)
  const browser = aBrowser()
  const session = await signIn(app, member)
  provider.person = person
  const asked = await callAs(app, session, 'startThirdPartyLink')
  Object.assign(browser.ours, asked.cookies)
  const { url } = asked.body['clientResponse'] as { url: string }
  const told = await browser.signIn(url)
  return { member, session, told }
}

const actionsOf = async (userId: string) =>
  (await db.selectFrom('auditEvents').select('action').where('userId', '=', userId).execute()).map(
    ({ action }) => action,
  )

describe('signing in', () => {
  test('with a connected account opens a session of its person, and leads where a sign-in leads', async () => {
    const person = somebody()
    const { member, told } = await connect(person)
    expect(told).toBe('/myprofile/changepassword#thirdParty=linked')

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
    const told: string[] = []
    for (const who of [...Array.from({ length: 29 }, () => null), person, person]) {
      provider.person = who
      told.push(await aBrowser({}, '10.2.0.0').signIn())
    }
    expect(told.map(outcomeIn).filter((outcome) => outcome === 'cancelled')).toHaveLength(29)
    expect(told.filter((address) => ticketIn(address) !== '')).toHaveLength(2)
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

describe('connecting', () => {
  test('an account that is somebody else’s is refused, and stays theirs', async () => {
    const person = somebody()
    const first = await connect(person)
    const second = await connect(person)
    expect(outcomeIn(second.told)).toBe('taken')
    expect(await actionsOf(second.member.userId)).toContain('thirdParty.linkRefused')
    const browser = aBrowser()
    const { body } = await browser.present(ticketIn(await browser.signIn()))
    expect(body).toMatchObject({ userUUID: first.member.userId })
  })

  test('needs the session that asked for it to live still', async () => {
    const member = await aMember(db)
    const session = await signIn(app, member)
    const browser = aBrowser()
    provider.person = somebody()
    const asked = await callAs(app, session, 'startThirdPartyLink')
    Object.assign(browser.ours, asked.cookies)
    const back = await browser.atProvider(await browser.visit('/oauth/third-party/start?for=link'))
    const token = session.reply.refresh_token
    await postForm(app, 'oauth/revoke', { token, client_id: 'web' })
    expect(outcomeIn(await browser.visit(back))).toBe('linkFailed')
    expect(outcomeIn(await aBrowser().signIn())).toBe('unknown')
  })

  test('cannot be begun without having asked', async () => {
    const told = await aBrowser().visit('/oauth/third-party/start?for=link')
    expect(told).toBe('/myprofile/changepassword#thirdParty=linkFailed')
  })

  test('asked for and given up leaves nothing behind for who signs in next', async () => {
    const session = await signIn(app, await aMember(db))
    const asked = await callAs(app, session, 'startThirdPartyLink')
    provider.person = somebody()
    expect(outcomeIn(await aBrowser(asked.cookies).signIn())).toBe('unknown')
    expect(await links(session)).toEqual([])
  })

  test('shows what is connected, and disconnecting takes it back for its owner alone', async () => {
    const { session } = await connect(somebody())
    const [account] = await links(session)
    expect(account).toEqual({
      token: expect.any(String),
      name: 'Ada Bell',
      email: 'ada@northwind.example',
    })
    const stranger = await signIn(app, await aMember(db))
    const request = { token: account?.token ?? '' }
    await callAs(app, stranger, 'unlinkThirdParty', request)
    expect(await links(session)).toHaveLength(1)
    await callAs(app, session, 'unlinkThirdParty', request)
    expect(await links(session)).toEqual([])
    expect(outcomeIn(await aBrowser().signIn())).toBe('unknown')
  })
})

async function links(session: Awaited<ReturnType<typeof signIn>>) {
  const { body } = await callAs(app, session, 'getThirdPartyLinks')
  const { thirdPartyName, accounts } = body['clientResponse'] as {
    thirdPartyName: string
    accounts: { token: string }[]
  }
  expect(thirdPartyName).toBe('Northwind ID')
  return accounts
}
