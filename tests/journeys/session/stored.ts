import type { BrowserContext, Page } from '@playwright/test'
import type { LoginResponse } from '../../../generated/facts/features/session'
import {
  parseSession,
  sessionKey,
  sessionOf,
  type StoredSession,
} from '../../../src/session/client/tokens/storedSession'
import { password } from '../studio'

/** What a browser has stored about somebody who signed in a while ago. */
export interface Keeping {
  /** Changes to the stored session. */
  session?: Partial<StoredSession>
  /** Further storage keys, computed from the session. */
  beside?: (session: StoredSession) => Readonly<Record<string, string>>
}

const minuteMs = 60_000

/** Signs in over HTTP and stores what the sign-in page would, before any page is opened. */
export async function keepSession(
  context: BrowserContext,
  person: string,
  { session: change = {}, beside = () => ({}) }: Keeping = {},
): Promise<StoredSession> {
  const username = `${person}@demo.example`
  const reply = await context.request.post('/oauth/token', {
    form: {
      grant_type: 'password',
      username,
      password,
      client_id: 'web',
    },
  })
  const now = Date.now() - minuteMs
  const stamp = { gen: 1, ep: 1, now, flags: null }
  const session = { ...sessionOf((await reply.json()) as LoginResponse, stamp), ...change }
  const entries = {
    [sessionKey]: JSON.stringify(session),
    'auth.ep': '1',
    'auth.username': username,
    'auth.rememberMe': 'false',
    ...beside(session),
  }
  await context.setStorageState({
    cookies: await context.cookies(),
    origins: [
      {
        origin: new URL(reply.url()).origin,
        localStorage: Object.entries(entries).map(([name, value]) => ({ name, value })),
      },
    ],
  })
  return session
}

export function readStorage(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => ({ ...localStorage }))
}

export async function readSession(page: Page): Promise<StoredSession | null> {
  return parseSession((await readStorage(page))[sessionKey] ?? null)
}

export async function changeSession(page: Page, change: Partial<StoredSession>): Promise<void> {
  await page.evaluate(
    ({ key, fresh }) => {
      const session = JSON.parse(localStorage.getItem(key) ?? '{}') as object
      localStorage.setItem(key, JSON.stringify({ ...session, ...fresh }))
    },
    { key: sessionKey, fresh: change },
  )
}

/** Makes the stored access token look expired. */
export const expire = (page: Page): Promise<void> =>
  changeSession(page, { expiresAt: Date.now() - 1, lastRefreshAt: Date.now() - minuteMs })

interface Claims {
  sub: string
  cid: string
  sid: string
  gen: number
}

export function claimsOf({ at }: Pick<StoredSession, 'at'>): Claims {
  return JSON.parse(Buffer.from(at.split('.')[1] ?? '', 'base64url').toString()) as Claims
}

/** How often the server has rotated the pair of this session: the server's own count. */
export const rotationsOf = (session: StoredSession | null): number =>
  session ? claimsOf(session).gen : Number.NaN
