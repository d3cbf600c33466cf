// Requests to another service, whose answers are believed only as far as they were looked at.
import type { z } from 'zod'
import { Outage, Refused, TokenRefused } from './faults'

const patienceMs = 15_000

export interface Asked {
  readonly url: string
  readonly accessToken: string
  readonly init?: RequestInit
  readonly signal?: AbortSignal
  readonly timeoutMs?: number
}

/** Of whatever status below 400; who asks follows no redirects. */
export async function askService({
  url,
  accessToken,
  init = {},
  signal,
  timeoutMs = patienceMs,
}: Asked): Promise<Response> {
  const ends = [AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])]
  const headers = new Headers(init.headers)
  headers.set('authorization', `Bearer ${accessToken}`)
  const response = await fetch(url, {
    ...init,
    headers,
    redirect: 'manual',
    signal: AbortSignal.any(ends),
  })
  if (response.status === 401) {
    await response.body?.cancel()
    throw new TokenRefused()
  }
  if (response.status >= 500 || response.status === 429) {
    await response.body?.cancel()
    throw new Outage(`The service answered ${response.status}.`)
  }
  if (response.status >= 400) throw new Refused(response.status, await reasonOf(response))
  return response
}

export async function readReply<Reply>(response: Response, shape: z.ZodType<Reply>) {
  const read = shape.safeParse(await response.json().catch(() => undefined))
  if (!read.success) throw new Outage('The service answered something else than it says it does.')
  return read.data
}

/** Google names reasons in a list, Zoom by a number. */
async function reasonOf(response: Response): Promise<string> {
  const body: unknown = await response.json().catch(() => undefined)
  const reply = (body ?? {}) as {
    readonly code?: unknown
    readonly error?: { readonly errors?: readonly { readonly reason?: unknown }[] }
  }
  return String(reply.error?.errors?.[0]?.reason ?? reply.code ?? '').slice(0, 60)
}
