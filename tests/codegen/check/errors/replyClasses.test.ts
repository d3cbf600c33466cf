import { join } from 'node:path'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { errorRules, type Outcome } from '../../../../generated/facts/errors'
import { messagesAmong } from '../../../../codegen/check/errors/messages'
import {
  acceptsArrival,
  acceptsCaller,
  acceptsMessage,
  acceptsStored,
  arrivalsOf,
  callersOf,
  hasMessage,
  outcomes,
  type Reply,
} from '../../../../codegen/check/errors/reply'
import { replyClassesOf } from '../../../../codegen/check/errors/replyClasses'
import { compileManifest } from '../../../../codegen/compile'
import { readFolder } from '../../../../codegen/folder'
import type { AnyCall } from '../../../../src/calls/anyCall'
import { lookUp } from '../../../../src/calls/errorTable'
import { projectRoot } from '../../../support/projectRoot'
import { sized } from '../../../support/sizes'

const manifest = compileManifest(readFolder(join(projectRoot, 'manifest'))).manifest!
const { rules } = manifest.errors
const classes = replyClassesOf(manifest)
const calls = manifest.features.flatMap((feature) => feature.calls ?? [])

/** Where the rule stands that the running product takes; undefined: the default. */
function taken({ call, outcome, status, reason, message, ...circumstances }: Reply) {
  const signs = { status, reason, message, code: null, params: {}, faults: [], retryAfterMs: null }
  const then = lookUp(
    { ...signs, outcome: outcome as Outcome },
    {
      call: { id: call } as AnyCall,
      isRefreshTokenStored: circumstances.refreshTokenStored,
      isRepeat: circumstances.isRepeat,
    },
  )
  const rule = errorRules.findIndex((candidate) => candidate.then === then)
  return rule === -1 ? undefined : rule
}

/** All rules that match, in their order. */
function matching(reply: Reply): number[] {
  return [...rules.keys()].filter((rule) => {
    const { when, then } = rules[rule]!
    return (
      acceptsCaller(when, reply) &&
      acceptsArrival(when, reply) &&
      acceptsMessage(when, reply.message) &&
      acceptsStored(when, reply.refreshTokenStored) &&
      !(reply.isRepeat && then.includes('refreshAndRepeat'))
    )
  })
}

const spoken = messagesAmong(rules.flatMap(({ when }) => when.message ?? []))
const heard = fc
  .array(fc.oneof(fc.constantFrom(...spoken.filter((words) => words !== null)), fc.string()))
  .map((parts) => parts.join(' '))

const replies: fc.Arbitrary<Reply> = fc
  .record({
    call: fc.constantFrom(...calls),
    outcome: fc.constantFrom(...outcomes),
    failure: fc.oneof(
      fc.constantFrom(400, 401, 403, 404, 409, 429, 500, 503),
      fc.integer({ min: 300, max: 599 }),
    ),
    success: fc.integer({ min: 200, max: 299 }),
    reason: fc.constantFrom(null, 'expired', 'stale'),
    message: heard,
    refreshTokenStored: fc.boolean(),
    isRepeat: fc.boolean(),
  })
  .map(({ call, outcome, failure, success, reason, message, ...circumstances }) => {
    const isSilent = outcome === 'network' || outcome === 'timeout'
    const status = isSilent ? null : outcome === 'http' ? failure : success
    const hasToken = (call.auth ?? 'bearer') === 'bearer'
    return {
      ...circumstances,
      call: call.id,
      hasToken,
      outcome,
      status,
      reason: status === 401 && hasToken ? reason : null,
      message: hasMessage({ outcome }) ? message : null,
    }
  })

describe('the finite space of replies', () => {
  test.each(
    classes.map((found) => ({ ...found, rule: rules[found.rules[0]!]?.id ?? 'the default' })),
  )(
    'is decided as the product decides it: $rule for $reply.call, $reply.outcome $reply.status $reply.message',
    ({ rules: [first], reply }) => {
      expect(taken(reply)).toBe(first)
    },
  )

  test('knows every reply there can be: which rule decides it, and which would without that one', () => {
    const known = new Set(classes.map(({ rules: [first, next] }) => `${first} ${next}`))
    fc.assert(
      fc.property(replies, (reply) => {
        const [first, next] = matching(reply)
        expect(taken(reply)).toBe(first)
        expect(known).toContain(`${first} ${next}`)
      }),
      sized(3000),
    )
  })

  test('is small, since replies that no rule tells apart are one', () => {
    const all = callersOf(manifest).length * arrivalsOf(rules).length * spoken.length * 4
    expect(classes.length).toBeLessThan(all / 20)
  })
})
