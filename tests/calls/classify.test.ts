import { describe, expect, test } from 'vitest'
import { getAnalyticsUrl } from '../../generated/facts/features/analytics'
import { refreshSession, signIn, getRoles } from '../../generated/facts/features/session'
import { classify } from '../../src/calls/classify'
import { notJson, type Reply } from '../../src/calls/send'
import { http, ok } from '../support/browserEdge'

const calm = {
  call: getAnalyticsUrl,
  isRefreshTokenStored: true,
  isRepeat: false,
  isSuperseded: false,
}
const failureOf = (reply: Reply, context: Partial<Parameters<typeof classify>[1]> = {}) => {
  const verdict = classify(reply, { ...calm, ...context })
  return verdict.kind === 'failed' ? verdict.failure : undefined
}
const reactionsTo = (reply: Reply, context: Partial<Parameters<typeof classify>[1]> = {}) =>
  failureOf(reply, context)?.reactions
const error = (errorMessage: string) => ({ status: 'Error', errorMessage })
const oops = "Oops, there's something wrong. Try clearing your browser cache by pressing F5"

describe('what each reply does (spec §8)', () => {
  test.each([
    { reply: http(401, {}), does: [{ do: 'endSession', ending: 'expired' }] },
    { reply: http(400, {}), does: [{ do: 'endSession', ending: 'expired' }] },
    { reply: http(500, {}), does: [{ do: 'endSession', ending: 'serverError' }] },
    { reply: http(404, error('Gone')), does: [{ do: 'toast', text: { words: 'Gone' } }] },
    { reply: http(403, error('No')), does: [{ do: 'toast', text: { words: 'No' } }] },
    { reply: http(200, error('Taken')), does: [{ do: 'toast', text: { words: 'Taken' } }] },
  ])('$reply.status $reply.body.errorMessage: $does', ({ reply, does }) => {
    expect(reactionsTo(reply)).toEqual(does)
  })

  test.each([
    { reply: http(200, error(oops)), does: [{ do: 'endSession', ending: 'oops' }] },
    {
      reply: http(200, error(oops.replace("'", '\u2019'))),
      does: [{ do: 'endSession', ending: 'oops' }],
    },
    {
      reply: http(200, error(`Hm. ${oops}`)),
      does: [{ do: 'toast', text: { words: `Hm. ${oops}` } }],
    },
  ])('case 53: $reply.status $reply.body.errorMessage: $does', ({ reply, does }) => {
    expect(reactionsTo(reply)).toEqual(does)
  })

  test.each([
    { reply: http(409, error('x##42')), does: [{ do: 'switchProfile', customerId: '42' }] },
    { reply: http(409, error('x##')), does: [{ do: 'log', text: 'errors.invalidCustomerId' }] },
    { reply: http(409, error('x##null')), does: [{ do: 'log', text: 'errors.invalidCustomerId' }] },
    { reply: http(409, error('x## 42 ')), does: [{ do: 'switchProfile', customerId: '42' }] },
    {
      reply: http(409, error('##12##34')),
      does: [{ do: 'log', text: 'errors.invalidCustomerId' }],
    },
    { reply: http(409, error('Busy')), does: [{ do: 'toast', text: { words: 'Busy' } }] },
  ])('case 50: $reply.status $reply.body.errorMessage: $does', ({ reply, does }) => {
    expect(reactionsTo(reply)).toEqual(does)
  })

  test('case 44: a 400 ends the session', () => {
    expect(reactionsTo(http(400, error('Bad')))).toEqual([{ do: 'endSession', ending: 'expired' }])
  })

  test('case 44: a 400 ends nothing when no refresh token is stored', () => {
    expect(reactionsTo(http(400, error('Bad')), { isRefreshTokenStored: false })).toEqual([
      { do: 'toast', text: { words: 'Bad' } },
    ])
  })

  test.each([429, 502, 503, 504])('case 48: %i keeps the session and is tried again', (status) => {
    expect(failureOf(http(status, {}))).toMatchObject({
      kind: 'unreachable',
      reactions: [{ do: 'retry' }],
    })
  })

  test('case 48: Retry-After is told in milliseconds', () => {
    const reply: Reply = {
      kind: 'http',
      status: 503,
      headers: { retryAfter: '7', authReason: null },
      body: {},
    }
    expect(failureOf(reply)).toMatchObject({ retryAfterMs: 7000 })
  })

  test.each(['network', 'timeout'] as const)(
    'case 48: no reply because of %s is tried again',
    (why) => {
      expect(failureOf({ kind: 'none', why })).toMatchObject({
        kind: 'unreachable',
        reactions: [{ do: 'retry', text: { key: 'errors.unreachable' } }],
      })
    },
  )
})

describe('a 401 with our reason', () => {
  test('is refreshed and repeated', () => {
    expect(reactionsTo(http(401, {}, 'expired'))).toEqual([{ do: 'refreshAndRepeat' }])
  })

  test('ends the session when it was repeated already', () => {
    expect(reactionsTo(http(401, {}, 'expired'), { isRepeat: true })).toEqual([
      { do: 'endSession', ending: 'expired' },
    ])
  })
})

describe('the refresh call (spec §4)', () => {
  const call = refreshSession
  test.each([
    {
      reply: http(400, error('Invalid refresh token')),
      does: [{ do: 'dropRefreshToken' }, { do: 'landing' }],
    },
    {
      reply: http(401, error('Cannot convert access token to JSON')),
      does: [{ do: 'dropRefreshToken' }, { do: 'landing' }],
    },
    {
      reply: http(400, error('User is not active')),
      does: [{ do: 'endSession', ending: 'inactive' }],
    },
    { reply: http(404, {}), does: [{ do: 'endSession', ending: 'expired' }] },
    { reply: http(401, {}), does: [{ do: 'endSession', ending: 'expired' }] },
  ])('$reply.status $reply.body.errorMessage: $does', ({ reply, does }) => {
    expect(reactionsTo(reply, { call })).toEqual(does)
  })

  test.each([500, 503])('%i keeps the tokens', (status) => {
    expect(reactionsTo(http(status, {}), { call })).toMatchObject([{ do: 'retry' }])
  })

  test('a truncated answer keeps the tokens', () => {
    expect(failureOf(http(200, notJson), { call })).toMatchObject({
      kind: 'malformed',
      reactions: [{ do: 'retry' }],
    })
  })
})

test.each(['Invalid refresh token', 'Cannot convert access token to JSON'])(
  'a refresh that is refused with a good status, "%s", is read for its words',
  (message) => {
    expect(reactionsTo(http(200, error(message)), { call: refreshSession })).toEqual([
      { do: 'dropRefreshToken' },
      { do: 'landing' },
    ])
    const inactive = http(200, error('User is not active'))
    expect(reactionsTo(inactive, { call: refreshSession })).toEqual([
      { do: 'endSession', ending: 'inactive' },
    ])
  },
)

test.each([400, 401, 404, 409, 500])('signing in that fails with %i ends no session', (status) => {
  expect(reactionsTo(http(status, error('x##42')), { call: signIn })).toEqual([])
})

test('a wrong password is the sign-in page’s own matter', () => {
  expect(reactionsTo(http(400, error('No')), { call: signIn })).toEqual([])
})

describe('what the envelope holds', () => {
  test('is checked against the manifest', () => {
    const roles = [{ roleId: '51632', roleName: 'cm' }]
    expect(classify(ok(roles), { ...calm, call: getRoles })).toEqual({
      kind: 'ok',
      response: roles,
    })
    expect(failureOf(ok([{ roleId: 7 }]), { call: getRoles })).toMatchObject({ kind: 'malformed' })
  })

  test.each([
    { body: notJson, why: 'a page of a proxy' },
    { body: null, why: 'nothing' },
  ])('case 55: $why is an unexpected response, and the session stays', ({ body }) => {
    expect(reactionsTo(http(200, body))).toEqual([
      { do: 'log', text: 'errors.unexpectedReply' },
      { do: 'toast', text: { key: 'errors.unexpectedReply' } },
    ])
  })

  test('a status that is not exactly Ok is not Ok', () => {
    expect(failureOf(http(200, { status: 'ok', clientResponse: [] }))).toMatchObject({
      kind: 'refused',
    })
  })
})

test('what an older session still answers is dropped in silence', () => {
  expect(failureOf(http(401, {}), { isSuperseded: true })).toEqual({
    call: 'getAnalyticsUrl',
    kind: 'superseded',
    reactions: [],
  })
})
