import { expect, test } from 'vitest'
import { repliesOf, ruleFor, type Reply } from '../../codegen/tables/replies'
import { errorRules, otherwise } from '../../generated/facts/errors'
import { getTranslations } from '../../generated/facts/features/session'
import { calls } from '../../generated/wiring/calls'
import type { AnyCall } from '../../src/calls/anyCall'
import { classify } from '../../src/calls/classify'
import { lookUp } from '../../src/calls/errorTable'
import { notJson, type Reply as WireReply } from '../../src/calls/send'
import { readReply } from '../../src/calls/signs'
import { http } from '../support/browserEdge'
import { model } from './manifest'
import { spokenReactions } from './spokenReactions'
import { replies } from './table'

const callsById = new Map<string, AnyCall>(
  [...Object.values(calls), getTranslations].map((call) => [call.id, call]),
)

/** The reply as it comes over the wire. */
function wire({ outcome, status, message, reason }: Reply): WireReply {
  if (outcome === 'network' || outcome === 'timeout') return { kind: 'none', why: outcome }
  if (outcome === 'malformed') return http(status!, notJson, reason)
  const reported = message === null ? {} : { errorMessage: message }
  return http(status!, outcome === 'envelope' ? { status: 'Error', ...reported } : reported, reason)
}

/** What the client itself makes of a reply: the rule that takes it, and what is done. */
function done(reply: Reply) {
  const circumstances = {
    call: callsById.get(reply.call)!,
    isRefreshTokenStored: reply.refreshTokenStored,
    isRepeat: reply.repeated,
  }
  const signs = readReply(wire(reply), circumstances.call)
  if ('response' in signs) return { rule: 'none: this is a response', does: [] }
  const actions = lookUp(signs, circumstances)
  const rule = errorRules.find(({ then }) => then === actions)?.id
  const verdict = classify(wire(reply), { ...circumstances, isSuperseded: false })
  return {
    rule: actions === otherwise ? 'default' : rule,
    does: verdict.kind === 'failed' ? spokenReactions(verdict.failure.reactions) : [],
  }
}

// Whether that is the rule QA wrote, `manifest tables` says.
test.each(replies)('$sentence: $reply', ({ reply, does }) => {
  const all = repliesOf(reply, model)
  expect(all.length).toBeGreaterThan(0)
  for (const single of all)
    expect({ single, ...done(single) }).toEqual({ single, rule: ruleFor(single, model), does })
})
