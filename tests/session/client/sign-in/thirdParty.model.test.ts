import { allSettled, fork } from 'effector'
import { describe, expect, test } from 'vitest'
import { appStarted } from '../../../../src/browser/appStarted'
import {
  takeThirdPartyReturnFx,
  type ThirdPartyReturn,
} from '../../../../src/browser/thirdPartyReturn'
import type { Outgoing, Reply } from '../../../../src/calls/send'
import { $session } from '../../../../src/session/client/tokens/session.model'
import {
  $thirdPartyOutcome,
  $ticketProblem,
} from '../../../../src/session/client/sign-in/thirdParty.model'
import {
  aLoginResponse,
  aSession,
  browserEdge,
  http,
  noAnswer,
  ok,
  sessionIn,
  storedWith,
} from '../../../support/browserEdge'

const ticket: ThirdPartyReturn = { kind: 'ticket', value: 'otc_ticket' }

const isToken = ({ url, body }: Outgoing) =>
  url === '/oauth/token' && body?.includes('one_time_code')

async function arrive(
  returned: ThirdPartyReturn | null,
  { reply = http(200, aLoginResponse()), stored = new Map<string, string>() } = {},
) {
  const answer = (outgoing: Outgoing): Reply => (isToken(outgoing) ? reply : ok({}))
  const edge = browserEdge({ stored, answer })
  const scope = fork({ handlers: [...edge.handlers, [takeThirdPartyReturnFx, () => returned]] })
  await allSettled(appStarted, { scope })
  const presented = edge.seen.sent.filter(isToken)
  return { ...edge, scope, presented }
}

describe('a ticket', () => {
  test('signs in at once: the button was pressed here', async () => {
    const { presented, scope, stored } = await arrive(ticket)
    expect(presented).toHaveLength(1)
    expect(Object.fromEntries(new URLSearchParams(presented[0]?.body))).toEqual({
      grant_type: 'one_time_code',
      code: 'otc_ticket',
      client_id: 'web',
    })
    expect(sessionIn(stored)).toMatchObject({ at: 'at2' })
    expect(scope.getState($session)).toMatchObject({ userName: 'maya' })
  })

  test('leaves the remembered name as it was', async () => {
    const remembered = new Map([
      ['auth.username', 'jonas'],
      ['auth.rememberMe', 'true'],
    ])
    const { stored } = await arrive(ticket, { stored: remembered })
    expect([stored.get('auth.username'), stored.get('auth.rememberMe')]).toEqual(['jonas', 'true'])
  })

  test('is not presented where somebody is signed in: they stay', async () => {
    const stored = storedWith(aSession({ expiresAt: 2_000_000, lastRefreshAt: 999_999 }))
    const { presented, scope } = await arrive(ticket, { stored })
    expect(presented).toEqual([])
    expect(scope.getState($session)).toMatchObject({ at: 'at1' })
  })

  test.each([
    { reply: http(400, { status: 'Error', errorCode: 'invalidCode' }), outcome: 'failed' },
    {
      reply: http(400, { status: 'Error', errorCode: 'inactiveUser' }),
      problem: { key: 'failures.inactiveUser' },
    },
    { reply: noAnswer, problem: { key: 'errors.unreachable' } },
  ])('that opens nothing says why', async ({ reply, outcome = null, problem = null }) => {
    const { scope, stored, seen } = await arrive(ticket, { reply })
    expect(scope.getState($thirdPartyOutcome)).toBe(outcome)
    expect(scope.getState($ticketProblem)).toEqual(problem)
    expect(sessionIn(stored)).toBeNull()
    expect(seen.left).toEqual([])
  })
})

test.each([
  { value: 'unknown', outcome: 'unknown' },
  { value: 'linked', outcome: 'linked' },
  { value: 'constructor', outcome: null },
  { value: 'Call_this_number', outcome: null },
])('of what the address may say, $value is told as $outcome', async ({ value, outcome }) => {
  const { scope, presented } = await arrive({ kind: 'outcome', value })
  expect(scope.getState($thirdPartyOutcome)).toBe(outcome)
  expect(presented).toEqual([])
})
