/** People who connect accounts of other services, by the steps that a browser takes. */
import { expect } from 'vitest'
import type { TestApp } from './freshApp'
import { aCustomer, aMember, type TestMember } from './people'
import { callAs, signIn, type TestSession } from './talk'

export const origin = 'https://studio.test'

export const flags = JSON.stringify({ allowZoomIntegration: true, allowYoutubeIntegration: true })

export interface Connecting {
  readonly member: TestMember
  readonly session: TestSession
}

type App = Pick<TestApp, 'server' | 'database'>

export async function somebody(
  app: App,
  given: Parameters<typeof aMember>[1] = {},
): Promise<Connecting> {
  const { db } = app.database
  const customerId = given.customerId ?? (await aCustomer(db, { flags }))
  const member = await aMember(db, { roles: ['cm'], ...given, customerId })
  return { member, session: await signIn(app, member) }
}

/** A minimal browser that keeps our cookies. */
export function aBrowser(app: Pick<TestApp, 'server'>, cookies: Readonly<Record<string, string>>) {
  const ours: Record<string, string> = { ...cookies }
  return {
    ours,
    async visit(url: string, headers: Record<string, string> = {}): Promise<string> {
      const { pathname, search } = new URL(url, origin)
      const answer = await app.server.inject({ url: pathname + search, cookies: ours, headers })
      for (const { name, value } of answer.cookies) {
        if (value === '') delete ours[name]
        else ours[name] = value
      }
      expect(answer.statusCode).toBe(303)
      return String(answer.headers.location)
    },
    /** The service sends back at once, whatever its person chose. */
    async atService(url: string): Promise<string> {
      const answer = await fetch(url, { redirect: 'manual' })
      return answer.headers.get('location') ?? ''
    },
  }
}

/** The press, and where the browser is sent for it. */
export async function pressConnect(
  app: Pick<TestApp, 'server'>,
  { session }: Pick<Connecting, 'session'>,
  call: 'connectZoom' | 'connectYoutube',
) {
  const answer = await callAs(app, session, call, {})
  const { url } = answer.body['clientResponse'] as { url: string }
  return { url, browser: aBrowser(app, { ...session.cookies, ...answer.cookies }) }
}

/** Where the page is in the end. */
export async function connect(
  app: Pick<TestApp, 'server'>,
  who: Pick<Connecting, 'session'>,
  call: 'connectZoom' | 'connectYoutube' = 'connectZoom',
): Promise<string> {
  const { url, browser } = await pressConnect(app, who, call)
  return browser.visit(await browser.atService(await browser.visit(url)))
}
