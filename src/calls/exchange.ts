import { createEffect } from 'effector'
import type { AnyCall } from './anyCall'
import type { Verdict } from './classify'
import { notLoaded } from './failures'

/** One question and its answer. Never fails; the verdict tells. */
export interface Exchange {
  call: AnyCall
  request: unknown
  accessToken?: string
  isRefreshTokenStored?: boolean
  isRepeat?: boolean
  keepalive?: boolean
  /** The epoch it was asked in, if that is not this moment's. */
  epoch?: number
}

/** Fetched beside the first page, with the first calls: nothing is drawn by it. */
export const loadExchanging = () => import('./exchanging')

/** Kept, so that a call of a page that is going waits for no import any more. */
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
