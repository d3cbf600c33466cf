import type { BrowserContext, Request, Route } from '@playwright/test'

/** A call by the last word of its path, or the refresh, which shares its path with the sign-in. */
export type Asked = string

export interface Wire {
  /** How many such requests have left the pages of this browser. */
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

/** An answer our server never gives, for so many of these requests; all others go through. */
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
  /** The server has done what was asked; nobody has heard of it yet. */
  arrived: Promise<void>
  release(): void
  lose(): void
}

/** Lets the server do the first such request and holds its answer. */
export async function holdAnswer(context: BrowserContext, call: Asked): Promise<Held> {
  const arrived = signal()
  const judged = signal<'release' | 'lose'>()
  let isFirst = true
  await meet(context, call, async (route) => {
    if (!isFirst) return route.fallback()
    isFirst = false
    const response = await route.fetch()
    arrived.give()
    const verdict = await judged.promise
    // Whoever asked may be gone by now.
    const end = verdict === 'lose' ? route.abort('connectionreset') : route.fulfill({ response })
    await end.catch(() => undefined)
  })
  return {
    arrived: arrived.promise,
    release: () => judged.give('release'),
    lose: () => judged.give('lose'),
  }
}

/** As if the server could not be reached; the returned function connects again. */
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
