import type { BrowserContext, Request, Route } from '@playwright/test'

/**
 * A call by the last segment of its path, or the refresh, which shares its path with the sign-in.
 */
export type Asked = string

export interface Wire {
  /** How many such requests the pages of this browser have sent. */
  asked(call: Asked): number
  /** The access tokens they carried. */
  tokensOf(call: Asked): string[]
}

const isOf = (call: Asked) => (request: Request) =>
  call === 'refresh' ? isRefresh(request) : new URL(request.url()).pathname.endsWith(`/${call}`)

function isRefresh(request: Request): boolean {
  return (
    new URL(request.url()).pathname === '/oauth/token' &&
    (request.postData() ?? '').includes('grant_type=refresh_token')
  )
}

export function watchWire(context: BrowserContext): Wire {
  const requests: Request[] = []
  context.on('request', (request) => requests.push(request))
  return {
    asked: (call) => requests.filter(isOf(call)).length,
    tokensOf: (call) =>
      requests
        .filter(isOf(call))
        .map((request) => (request.headers()['authorization'] ?? '').replace('Bearer ', '')),
  }
}

const api = /\/(rest|oauth)\//

interface Answer {
  status: number
  body: unknown
  headers?: Record<string, string>
  times?: number
}

/** Replaces the replies to the first few of these requests with one our server never sends. */
export async function answer(
  context: BrowserContext,
  call: Asked,
  { status, body, headers, times = 1 }: Answer,
): Promise<void> {
  let left = times
  await meet(context, call, async (route) => {
    if (left <= 0) return route.fallback()
    left -= 1
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    await route.fulfill({ status, headers, contentType: 'application/json', body: text })
  })
}

export interface Held {
  /** Resolves when the server has processed the request and its reply is still held. */
  arrived: Promise<void>
  hasArrived(): boolean
  release(): void
  lose(): void
}

/** Lets the server process the first such request and holds its reply. */
export async function holdAnswer(context: BrowserContext, call: Asked): Promise<Held> {
  const arrived = signal()
  const judged = signal<'release' | 'lose'>()
  let isFirst = true
  let hasArrived = false
  await meet(context, call, async (route) => {
    if (!isFirst) return route.fallback()
    isFirst = false
    const response = await route.fetch()
    hasArrived = true
    arrived.give()
    const verdict = await judged.promise
    // The page that asked may be closed by now.
    const end = verdict === 'lose' ? route.abort('connectionreset') : route.fulfill({ response })
    await end.catch(() => undefined)
  })
  return {
    arrived: arrived.promise,
    hasArrived: () => hasArrived,
    release: () => judged.give('release'),
    lose: () => judged.give('lose'),
  }
}

/** Makes the server unreachable; the returned function reconnects. */
export async function disconnect(
  context: BrowserContext,
  call: Asked,
): Promise<() => Promise<void>> {
  const cut = (route: Route) =>
    isOf(call)(route.request()) ? route.abort('connectionrefused') : route.fallback()
  await context.route(api, cut)
  return () => context.unroute(api, cut)
}

async function meet(
  context: BrowserContext,
  call: Asked,
  handle: (route: Route) => Promise<void>,
): Promise<void> {
  await context.route(api, (route) =>
    isOf(call)(route.request()) ? handle(route) : route.fallback(),
  )
}

function signal<Value = void>() {
  const waiting: ((value: Value) => void)[] = []
  const promise = new Promise<Value>((resolve) => waiting.push(resolve))
  return { promise, give: (value: Value) => waiting.forEach((resolve) => resolve(value)) }
}
