import { attach, createEffect } from 'effector'
import { $appVersion } from '../browser/appVersion'
import { readActiveSecondsAgoFx } from './activity'
import type { AnyCall } from './anyCall'
import { classify, type Verdict } from './classify'
import { wrapRequest } from './envelope'
import { readEpochFx } from './epoch.model'
import { headersFor } from './headers'
import { sendFx } from './send'

/** One question and its answer: headers, envelope, wire, meaning. Never fails; the verdict tells. */
export interface Exchange {
  call: AnyCall
  request: unknown
  accessToken?: string
  isRefreshTokenStored?: boolean
  isRepeat?: boolean
  keepalive?: boolean
}

const ordinaryTimeoutMs = 30_000
/** Three tries of the refresh fit into the server's grace of 30 s (session.md B1). */
const refreshTimeoutMs = 10_000
/** A page that is being left waits no longer. */
const leavingTimeoutMs = 2000

const readAppVersionFx = attach({ source: $appVersion, effect: (version) => version })

export const exchangeFx = createEffect(async (exchange: Exchange): Promise<Verdict<unknown>> => {
  const { call, request, accessToken = null, isRepeat = false, keepalive } = exchange
  // A pair of tokens that is under way must arrive: whoever asked decides whether to keep it.
  const outlives = keepalive || call.id === 'refreshSession'
  const appVersion = await readAppVersionFx()
  const activeSecondsAgo = accessToken === null ? null : await readActiveSecondsAgoFx()
  const epoch = await readEpochFx()
  const reply = await sendFx({
    url: `/${call.path}`,
    method: call.method,
    headers: headersFor(call, { accessToken, appVersion, activeSecondsAgo }),
    body: wrapRequest(call, request),
    timeoutMs: timeoutFor(exchange),
    signal: outlives ? undefined : epoch.abort?.signal,
    keepalive,
  })
  const isSuperseded = !outlives && (await readEpochFx()).number !== epoch.number
  const isRefreshTokenStored = exchange.isRefreshTokenStored ?? false
  return classify(reply, { call, isRefreshTokenStored, isRepeat, isSuperseded })
})

function timeoutFor({ call, keepalive }: Exchange): number {
  if (keepalive) return leavingTimeoutMs
  return call.id === 'refreshSession' ? refreshTimeoutMs : ordinaryTimeoutMs
}
