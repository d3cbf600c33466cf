import { createEffect, sample, scopeBind, type Effect, type EventCallable } from 'effector'
import type { Call } from '../../generated/facts/call'
import type { CallId } from '../../generated/facts/calls'
import { callMade, callRejected } from './announcements'
import { authorizeFx, type Pass } from './authorize'
import { readEpochFx } from './epoch.model'
import { exchangeFx } from './exchange'
import { isCallFailure, notLoaded, type CallFailure } from './failures'

export interface CallOptions {
  /** The request goes on while the page unloads. */
  keepalive?: boolean
  /** Takes a reply of CSV piece by piece; false: no more of it. */
  takeFx?: Effect<string, boolean>
  /** Takes a reply of events, until the given signal or the server ends it. */
  listen?: {
    heard: EventCallable<string>
    ended: EventCallable<void>
    beginFx: Effect<void, AbortSignal>
  }
}

/**
 * Creates the effect of one declared call: typed, authorised, abortable. It reports the call and
 * its failure as events.
 */
export function createCallFx<Id extends CallId, Request, Response>(
  call: Call<Id, Request, Response>,
  options: CallOptions = {},
): Effect<Request, Response, CallFailure> {
  return createLateCallFx(call.id, () => call, options)
}

/** The same for a call whose declaration and validation code are loaded when it is first made. */
export function createLateCallFx<Id extends CallId, Request, Response>(
  id: Id,
  load: () => Call<Id, Request, Response> | Promise<Call<Id, Request, Response>>,
  { keepalive = false, takeFx, listen: to }: CallOptions = {},
): Effect<Request, Response, CallFailure> {
  const loadFx = createEffect(load)

  const callFx = createEffect<Request, Response, CallFailure>(async (request) => {
    const take = takeFx && scopeBind(takeFx, { safe: true })
    const ears = to && {
      heard: scopeBind(to.heard, { safe: true }),
      ended: scopeBind(to.ended, { safe: true }),
    }
    // The epoch is read first, because getting the pass may take long.
    const { number: epoch } = await readEpochFx()
    const call = await loadFx().catch(() => fail({ call: id, ...notLoaded }))
    const fallen = (failure: CallFailure) => fail(call.background ? asBackground(failure) : failure)
    const withoutPass = (reason: unknown): Pass => fallen(whyNoPass(id, reason))

    const pass = call.auth !== 'bearer' ? null : await authorizeFx({}).catch(withoutPass)
    const listen = to && ears && { ...ears, signal: await to.beginFx() }
    const sent = { call, request, epoch, keepalive, take, listen }
    const first = await exchangeFx({ ...sent, ...pass })
    if (first.kind === 'ok') return first.response as Response
    if (!pass || !asksForRepeat(first.failure)) return fallen(first.failure)

    const renewed = await authorizeFx({ refusedToken: pass.accessToken }).catch(withoutPass)
    const second = await exchangeFx({ ...sent, ...renewed, isRepeat: true })
    return second.kind === 'ok' ? (second.response as Response) : fallen(second.failure)
  })

  sample({
    clock: loadFx.doneData,
    fn: ({ background }) => ({ call: id as CallId, isBackground: background }),
    target: callMade,
  })
  sample({ clock: callFx.failData, target: callRejected })
  return callFx
}

/** A failed background call shows no message; reactions that concern the session stay. */
function asBackground(failure: CallFailure): CallFailure {
  const reactions = failure.reactions.filter(({ do: act }) => act !== 'toast' && act !== 'retry')
  return { ...failure, reactions }
}

export function asksForRepeat({ reactions }: CallFailure): boolean {
  return reactions.some(({ do: act }) => act === 'refreshAndRepeat')
}

/** The session reports its own reason for giving no pass, so the call adds no reactions. */
function whyNoPass(call: CallId, reason: unknown): CallFailure {
  return isCallFailure(reason) ? { ...reason, call } : { call, kind: 'signedOut', reactions: [] }
}

function fail(failure: CallFailure): never {
  throw failure
}
