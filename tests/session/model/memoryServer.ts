/**
 * The server in memory: the real rules on one row per family. histories.server compares it with the
 * real one.
 */
import type { Reply } from '../../../src/calls/send'
import { aLoginResponse, http, ok } from '../../support/browserEdge'
import { aFlags } from '../../support/customers'
import type { Client } from './bundle'
import { customers } from './expected'
import type { Answer, Asked, Server } from './server'

interface Family {
  id: number
  binding: string
  customerId: string
  generation: number
  seenGeneration: number
  lastActiveAt: Date
  expiresAt: Date
  endReason: string | null
}

interface Token {
  family: Family
  generation: number
  usedAt: Date | null
  value: string
}

const key = new Uint8Array(32)
const accessSeconds = 600
const dayMs = 24 * 60 * 60_000

export function createMemoryServer(rules: Client): Server {
  const tokens = new Map<string, Token>()
  const families: Family[] = []
  const access = new Map<
    string,
    { family: Family; generation: number; customerId: string; expiresAt: number }
  >()
  const alarms: string[] = []

  function signIn({ now, cookie }: Asked): Answer {
    const previous = families.find(({ binding }) => binding === cookie)
    if (previous) previous.endReason ??= 'signOut'
    const id = families.length + 1
    const family: Family = {
      id,
      binding: `binding${id}`,
      customerId: customers[0],
      generation: 0,
      seenGeneration: -1,
      lastActiveAt: new Date(now),
      expiresAt: new Date(now + dayMs),
      endReason: null,
    }
    families.push(family)
    const token: Token = { family, generation: 0, usedAt: null, value: `rt_${id}` }
    tokens.set(token.value, token)
    return { reply: http(200, pair(token, now)), cookie: family.binding }
  }

  function refresh(asked: Asked): Answer {
    const { now, cookie, fields } = asked
    const token = tokens.get(fields.get('refresh_token') ?? '')
    if (!token) return { reply: refused('Invalid refresh token') }
    const { family } = token
    const reported = Math.max(reportedActivity(asked), family.lastActiveAt.getTime())
    const lastActiveAt = new Date(reported)
    const verdict = rules.judgeRefresh({ ...family, lastActiveAt }, token, {
      now: new Date(now),
      idleLimitMs: rules.idleLimitMs(undefined),
      isBound: cookie === family.binding,
      isUserActive: true,
    })
    if (verdict === 'rotate' || verdict === 'repeat') family.lastActiveAt = lastActiveAt
    if (verdict === 'rotate') return { reply: http(200, pair(rotate(token, now), now)) }
    if (verdict === 'repeat' && token.usedAt && !rules.isInGrace(token.usedAt, new Date(now)))
      token.usedAt = new Date(now)
    if (verdict === 'repeat') return { reply: http(200, pair(successor(token), now)) }
    if (verdict === 'unbound' || verdict === 'reuse') alarms.push(verdict)
    if (verdict === 'unbound') return { reply: http(401, { error: 'Invalid refresh token' }) }
    if (verdict === 'ended') return { reply: refused('Invalid refresh token') }
    family.endReason ??= verdict
    const isOver = verdict === 'idle' || verdict === 'expired'
    return { reply: isOver ? http(401, {}) : refused('Invalid refresh token') }
  }

  function revoke({ fields, cookie }: Asked): Answer {
    const family = tokens.get(fields.get('token') ?? '')?.family
    if (family) family.endReason ??= 'signOut'
    const isItsBrowser = !family || cookie === family.binding
    return { reply: http(200, {}), ...(isItsBrowser ? { cookie: null } : {}) }
  }

  function call(asked: Asked): Answer {
    const { now, bearer, name, customerId, isPublic } = asked
    if (isPublic) return { reply: answers[name]!() }
    const claims = access.get(bearer ?? '')
    if (!claims) return { reply: http(401, {}) }
    if (now >= claims.expiresAt) return { reply: http(401, {}, 'expired') }
    const { family } = claims
    const silentMs = now - family.lastActiveAt.getTime()
    const isOver =
      now > family.expiresAt.getTime() ||
      silentMs > rules.idleLimitMs(undefined) + rules.idleSlackMs
    if (family.endReason !== null || isOver) return { reply: http(401, {}) }
    if (family.customerId !== claims.customerId) return { reply: http(401, {}, 'stale') }
    const activeAt = name === 'getOrganizationAccess' ? reportedActivity(asked) : now
    const isActivity = activeAt - family.lastActiveAt.getTime() >= rules.activityStepMs
    if (isActivity) family.lastActiveAt = new Date(activeAt)
    if (claims.generation <= family.generation) {
      family.seenGeneration = Math.max(family.seenGeneration, claims.generation)
    }
    return { reply: name === 'switchCustomer' ? move(family, customerId, now) : answers[name]!() }
  }

  function move(family: Family, customerId: string, now: number): Reply {
    const current = [...tokens.values()].find((token) => token.family === family && !token.usedAt)!
    family.customerId = customerId
    return ok(pair(rotate(current, now), now))
  }

  function successor(token: Token): Token {
    return tokens.get(rules.successorOf(rules.hashOf(token.value), key))!
  }

  function rotate(token: Token, now: number): Token {
    const { family } = token
    token.usedAt = new Date(now)
    family.generation += 1
    const value = rules.successorOf(rules.hashOf(token.value), key)
    const next: Token = { family, generation: family.generation, usedAt: null, value }
    tokens.set(value, next)
    return next
  }

  function pair({ family, generation, value }: Token, now: number) {
    const { customerId } = family
    const issuedAt = Math.floor(now / 1000) * 1000
    const accessToken = `at_${family.id}_${generation}_${access.size}`
    access.set(accessToken, {
      family,
      generation,
      customerId,
      expiresAt: issuedAt + accessSeconds * 1000,
    })
    const reply = aLoginResponse({
      access_token: accessToken,
      refresh_token: value,
      expires_in: accessSeconds,
    })
    reply.additionalDetails.CustomerDetails.customerId = customerId
    return reply
  }

  return {
    alarms: async () => alarms,
    async answer(asked) {
      if (asked.name === 'revoke') return revoke(asked)
      if (asked.name !== 'token') return call(asked)
      return asked.fields.get('grant_type') === 'password' ? signIn(asked) : refresh(asked)
    },
  }
}

const refused = (message: string) => http(400, { error: message })

/** When the person was last active, as the client reports it with its calls. */
function reportedActivity({ outgoing, now }: Asked): number {
  const secondsAgo = outgoing.headers['Active-Seconds-Ago']
  return secondsAgo === undefined ? 0 : now - Number(secondsAgo) * 1000
}

const answers: Record<string, () => Reply> = {
  getOrganizationAccess: () => ok(aFlags()),
  getRolePermissions: () => ok({ rolePermissionVO: {} }),
  getSignInOptions: () => ok({ thirdPartyName: null, sendsMail: false, showsLetters: false }),
}
