import { afterAll, describe, expect, test } from 'vitest'
import { freshApp } from '../support/freshApp'
import { openProvider } from '../support/openIdProvider'
import { aCustomer, aMember, aMembership } from '../support/people'
import { callAs, type Answer, postForm, refresh, signIn, trySignIn } from '../support/talk'
import { askToLink } from '../support/thirdPartyWorld'

/** security-reliability.md 12: every Set-Cookie the server can send, over https and over http. */
const origin = 'https://studio.test'
const provider = await openProvider([`${origin}/oauth/third-party/callback`])
afterAll(() => provider.close())
const secure = await freshApp({ environment: { PUBLIC_ORIGIN: origin, ...provider.environment } })
const plain = await freshApp({ database: secure.database, environment: provider.environment })
type App = typeof secure

/** The names a CDN reads; their path is not the whole host, so the prefix __Host- is not theirs to have. */
const namesOfTheCdn = /^CloudFront-(Key-Pair-Id|Signature|Policy)$/

interface SetCookie {
  readonly name: string
  readonly line: string
  readonly attributes: ReadonlyMap<string, string>
}

function cookiesIn({ headers }: Pick<Answer, 'headers'>): SetCookie[] {
  return [headers['set-cookie'] ?? []].flat().map((given) => {
    const line = String(given)
    const [pair = '', ...rest] = line.split('; ')
    const attributes = rest.map((part) => {
      const [name = '', value = ''] = part.split('=')
      return [name.toLowerCase(), value] as const
    })
    return { name: pair.split('=')[0] ?? '', line, attributes: new Map(attributes) }
  })
}

/** Each way to be given cookies, once. */
async function everyAnswer(app: App): Promise<Record<string, SetCookie[]>> {
  const { db } = app.database
  const member = await aMember(db)
  const elsewhere = await aCustomer(db)
  await aMembership(db, { userId: member.userId, customerId: elsewhere, roles: ['cm'] })
  const signedIn = await trySignIn(app, member)
  const session = await signIn(app, member)
  const renewed = await refresh(app, session)
  const pair = { reply: renewed.body as unknown as typeof session.reply, cookies: session.cookies }
  const switched = await callAs(app, pair, 'switchCustomer', { customerId: elsewhere })
  expect([renewed.status, switched.status]).toEqual([200, 200])

  const asked = await askToLink(app, await signIn(app, member), member.password)
  const away = await app.server.inject({ url: '/oauth/third-party/start' })
  const cookies = Object.fromEntries(away.cookies.map(({ name, value }) => [name, value]))
  const back = await app.server.inject({ url: '/oauth/third-party/callback?state=x', cookies })
  const token = session.reply.refresh_token
  const fields = { token, client_id: 'web' }
  const revoked = await postForm(app, 'oauth/revoke', fields, { cookies: session.cookies })
  const answers = { signedIn, renewed, switched, asked, away, back, revoked }
  return Object.fromEntries(
    Object.entries(answers).map(([what, answer]) => [what, cookiesIn(answer)]),
  )
}

const overHttps = await everyAnswer(secure)
const overHttp = await everyAnswer(plain)

describe('over https', () => {
  test.each(Object.entries(overHttps))('every cookie of %s is guarded', (_, cookies) => {
    expect(cookies.length).toBeGreaterThan(0)
    for (const { name, line, attributes } of cookies) {
      const isOfTheCdn = namesOfTheCdn.test(name)
      expect({ line, ...Object.fromEntries(attributes) }).toEqual({
        line,
        path: isOfTheCdn ? '/media' : '/',
        secure: '',
        httponly: '',
        samesite: name === '__Host-away' ? 'Lax' : 'Strict',
        expires: expect.any(String),
        'max-age': expect.any(String),
      })
      expect(name).toMatch(isOfTheCdn ? namesOfTheCdn : /^__Host-/)
      expect(line.length).toBeLessThan(4096)
    }
  })
})

test('over http nothing claims to be secure, or no browser would keep it', () => {
  for (const { name, line, attributes } of Object.values(overHttp).flat()) {
    expect(name).not.toMatch(/^__/)
    expect([line, attributes.has('secure'), attributes.has('httponly')]).toEqual([
      line,
      false,
      true,
    ])
  }
})

const shapesOf = (cookies: readonly SetCookie[] = []) => cookies.map(shapeOf).toSorted()

function shapeOf({ name, attributes }: SetCookie): string {
  const lasting = [...attributes].filter(([each]) => each !== 'expires' && each !== 'max-age')
  return [name, ...lasting.map((pair) => pair.join('=')).toSorted()].join('; ')
}

/** A browser forgets a cookie only by the name, the path and the attributes it was given with. */
describe.each([
  { world: 'over https', answers: overHttps },
  { world: 'over http', answers: overHttp },
])('what was given is taken back exactly, $world', ({ answers }) => {
  test.each([
    { given: 'signedIn', taken: 'revoked' },
    { given: 'away', taken: 'back' },
  ])('$given, $taken', ({ given, taken }) => {
    expect(shapesOf(answers[taken])).toEqual(shapesOf(answers[given]))
    for (const { line, attributes } of answers[taken] ?? []) {
      expect(new Date(attributes.get('expires') ?? '').getTime()).toBe(0)
      expect(line).toMatch(/^[^=]+=;/)
    }
  })
})
