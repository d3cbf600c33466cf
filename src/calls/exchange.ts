import { createEffect } from 'effector'
import type { AnyCall } from './anyCall'
import type { Verdict } from './classify'
import { notLoaded } from './failures'
import type { Listening } from './send'

/** One request and its reply. The effect never fails; failures are in the verdict. */
export interface Exchange {
  call: AnyCall
  request: unknown
  accessToken?: string
  isRefreshTokenStored?: boolean
  isRepeat?: boolean
  keepalive?: boolean
  /** Takes a reply of CSV piece by piece; false: no more of it. */
  take?: (text: string) => Promise<boolean>
  /** Takes a reply of events. */
  listen?: Listening
  /** The epoch the request belongs to, if not the current one. */
  epoch?: number
}

/** Loaded in parallel with the first page, because nothing on screen depends on it. */
export const loadExchanging = () => import('./exchanging')

/** Kept, so that a call made while the page unloads needs no import. */
let loading: ReturnType<typeof loadExchanging> | undefined

const loadFx = createEffect(async () => {
  loading ??= loadExchanging()
  try {
    return await loading
  } catch {
    loading = undefined
    return null
  }
})

export const exchangeFx = createEffect(async (exchange: Exchange): Promise<Verdict<unknown>> => {
  const loaded = await loadFx()
  if (loaded) return loaded.answer(exchange)
  return { kind: 'failed', failure: { call: exchange.call.id, ...notLoaded } }
})
