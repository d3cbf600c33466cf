import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext } from '@playwright/test'
import type { StoredSession } from '../../../src/session/client/tokens/storedSession'
import { createAccessTokens } from '../../../src/session/server/accessTokens'
import type { Studio } from '../studio'
import { claimsOf } from './stored'

/**
 * Whether the server has ended the session of this pair; asks with the cookie that belongs to it.
 */
export async function isEndedAtServer(
  { origin }: Studio,
  { rt }: Pick<StoredSession, 'rt'>,
  bindingCookie: string,
): Promise<boolean> {
  const reply = await fetch(`${origin}/oauth/token`, {
    method: 'POST',
    headers: { cookie: `sid=${bindingCookie}` },
    body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: rt, client_id: 'web' }),
  })
  const { error } = (await reply.json()) as { error?: string }
  // A pair without its cookie is refused with the same message but with 401, which would prove
  // nothing.
  return reply.status === 400 && error === 'Invalid refresh token'
}

export async function bindingOf(context: BrowserContext): Promise<string> {
  const binding = (await context.cookies()).find(({ name }) => name === 'sid')
  return binding?.value ?? ''
}

const hourMs = 3_600_000

/** A token of this session as the server signed it an hour ago: genuine, but expired. */
export function expiredTokenOf({ folder }: Studio, session: StoredSession): Promise<string> {
  const key = readFileSync(join(folder, 'data', 'secrets', 'access-token'))
  const { sub, cid, sid, gen } = claimsOf(session)
  const claims = { userId: sub, customerId: cid, familyId: sid, generation: gen }
  return createAccessTokens(key).sign(claims, new Date(Date.now() - hourMs))
}
