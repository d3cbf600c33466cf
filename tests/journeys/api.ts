/** Calls the product's API as a program without a browser does. */
import type { LoginResponse } from '../../generated/facts/features/session'
import { demoPassword, emailOf, type PersonId } from '../../src/main/demo/cast'

export async function signInOverHttp(origin: string, person: PersonId): Promise<LoginResponse> {
  const body = new URLSearchParams({
    grant_type: 'password',
    username: emailOf(person),
    password: demoPassword,
    client_id: 'web',
  })
  const reply = await fetch(`${origin}/oauth/token`, { method: 'POST', body })
  return (await reply.json()) as LoginResponse
}

/**
 * `path` is the one in the manifest, below `rest/secure/service/`. Throws unless the call succeeds.
 */
export async function ask<Answer>(
  origin: string,
  accessToken: string,
  path: string,
  clientRequest: object = {},
): Promise<Answer> {
  const reply = await fetch(`${origin}/rest/secure/service/${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ clientRequest }),
  })
  const body = (await reply.json()) as { status: string; clientResponse: Answer }
  if (body.status !== 'Ok') throw new Error(`${path} answered ${JSON.stringify(body)}`)
  return body.clientResponse
}
