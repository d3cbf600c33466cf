import { attach } from 'effector'
import { $appVersion } from '../browser/appVersion'
import { $language } from '../browser/text/language'
import { readActiveSecondsAgoFx } from './activity'
import { classify, type Verdict } from './classify'
import { wrapRequest } from './envelope'
import { readEpochFx } from './epoch.model'
import type { Exchange } from './exchange'
import { headersFor } from './headers'
import { sendFx, type Reply } from './send'

const ordinaryTimeoutMs = 30_000
/** Three tries of the refresh fit into the server's grace period of 30 s (session.md B1). */
const refreshTimeoutMs = 10_000
/** A page that is unloading waits no longer than this. */
const leavingTimeoutMs = 2000

const readPageFx = attach({
  source: { appVersion: $appVersion, language: $language },
  effect: (page) => page,
})

/** Sends the request with its headers and envelope, and classifies the reply. */
export async function answer(exchange: Exchange): Promise<Verdict<unknown>> {
  const { call, request, accessToken = null, isRepeat = false, keepalive, take, listen } = exchange
  // A token pair on its way is not aborted: the caller decides whether to keep it.
  const outlives = keepalive || call.id === 'refreshSession'
  const page = await readPageFx()
  const activeSecondsAgo = accessToken === null ? null : await readActiveSecondsAgoFx()
  const { number, abort } = await readEpochFx()
  const epoch = exchange.epoch ?? number
  const circumstances = {
    call,
    isRefreshTokenStored: exchange.isRefreshTokenStored ?? false,
    isRepeat,
  }
  if (!outlives && epoch !== number)
    return classify(aborted, { ...circumstances, isSuperseded: true })
  const reply = await sendFx({
    url: `/${call.path}`,
    method: call.method,
    headers: headersFor(call, { accessToken, activeSecondsAgo, ...page }),
    body: wrapRequest(call, request),
    timeoutMs: timeoutFor(exchange),
    signal: outlives ? undefined : abort?.signal,
    keepalive,
    take,
    listen,
  })
  const isSuperseded = !outlives && (await readEpochFx()).number !== epoch
  return classify(reply, { ...circumstances, isSuperseded })
}

const aborted: Reply = { kind: 'none', why: 'aborted' }

function timeoutFor({ call, keepalive }: Exchange): number {
  if (keepalive) return leavingTimeoutMs
  return call.id === 'refreshSession' ? refreshTimeoutMs : ordinaryTimeoutMs
}
