/** People and browsers that go to an OpenID provider and back. */
import { expect } from 'vitest'
import { calls } from '../../generated/wiring/calls'
import type { TestApp } from './freshApp'
import type { ProviderPerson, TestProvider } from './openIdProvider'
import { aMember } from './people'
import { post, postForm, signIn, type Answer, type TestSession } from './talk'

export const origin = 'https://studio.test'
export const callback = `${origin}/oauth/third-party/callback`

const ada: ProviderPerson = { subject: 'ada', name: 'Ada Bell', email: 'ada@northwind.example' }
let count = 0
export const somebody = (): ProviderPerson => ({ ...ada, subject: `person-${++count}` })

export const ticketIn = (address: string) =>
  /^\/login#ticket=(otc_[\w-]+)$/.exec(address)?.[1] ?? ''
export const outcomeIn = (address: string) => /#thirdParty=(\w+)$/.exec(address)?.[1]

/** Makes the request of the password screen, with the session's cookies as a browser sends them. */
export function askToLink(
  app: Pick<TestApp, 'server'>,
  { reply, cookies }: TestSession,
  currentPassword: string,
): Promise<Answer> {
  const options = { bearer: reply.access_token, cookies }
  return post(app, calls.startThirdPartyLink.path, { clientRequest: { currentPassword } }, options)
}

export function thirdPartyWorld(app: TestApp, provider: TestProvider) {
  /** A minimal browser that keeps our cookies and the provider's. */
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

    /** Follows the provider's redirects until one leads back to us. */
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

  /** Somebody signed in who has started to connect an account, and their browser. */
  async function asking() {
    const member = await aMember(app.database.db)
    const session = await signIn(app, member)
    const asked = await askToLink(app, session, member.password)
    const { url } = asked.body['clientResponse'] as { url: string }
    return { member, session, url, browser: aBrowser(asked.cookies) }
  }

  /** A member with a connected account, made through the real steps. */
  async function connect(person: ProviderPerson) {
    const { member, session, url, browser } = await asking()
    provider.person = person
    return { member, session, reported: await browser.signIn(url) }
  }

  const actionsOf = async (userId: string) => {
    const events = app.database.db.selectFrom('auditEvents').select('action')
    return (await events.where('userId', '=', userId).execute()).map(({ action }) => action)
  }

  return { aBrowser, asking, connect, actionsOf }
}
