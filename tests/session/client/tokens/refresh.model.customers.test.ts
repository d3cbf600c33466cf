import { allSettled, createWatch } from 'effector'
import { describe, expect, test } from 'vitest'
import { authorizeFx } from '../../../../src/calls/authorize'
import { $epoch } from '../../../../src/calls/epoch.model'
import { refreshFx } from '../../../../src/session/client/tokens/refresh.model'
import { $session, memberArrived } from '../../../../src/session/client/tokens/session.model'
import { defaultFlags } from '../../../../src/session/client/tokens/storedSession'
import {
  aLoginResponse,
  aSession,
  http,
  noAnswer,
  sessionIn,
  storedWith,
} from '../../../support/browserEdge'
import { aServer, aTab, atExpiry, expired } from './refreshingTab'

test('a page that stands in another customer than the stored session makes no call', async () => {
  const { scope, seen } = aTab({
    stored: storedWith(aSession({ ep: 2 })),
    answer: () => noAnswer,
    held: aSession({ ep: 1 }),
  })
  const pass = await allSettled(authorizeFx, { scope, params: {} })
  expect(pass).toMatchObject({ status: 'fail', value: { kind: 'superseded' } })
  expect(seen.sent).toEqual([])
})

describe('the server has switched, and the reply of the switch was lost', () => {
  test('nothing of the old customer goes on under the new name', async () => {
    const known = { ...expired, flags: defaultFlags() }
    const stored = new Map([...storedWith(known), ['ui.footage', '{}']])
    const reply = aLoginResponse()
    reply.additionalDetails.CustomerDetails.customerId = 'c2'
    const { scope } = aTab({ stored, answer: () => http(200, reply) })
    const arrived: string[] = []
    createWatch({
      unit: memberArrived,
      fn: ({ customerId }) => void arrived.push(customerId),
      scope,
    })
    const epochBefore = scope.getState($epoch).number
    await allSettled(refreshFx, { scope, params: atExpiry })
    expect(sessionIn(stored)).toMatchObject({ ep: 2, customerId: 'c2', flags: null })
    expect(stored.has('ui.footage')).toBe(false)
    expect(stored.get('flag.switch')).toBe('2:tabA:c2:1000000')
    expect(arrived).toEqual(['c2'])
    expect(scope.getState($epoch).number).toBe(epochBefore + 1)
  })

  test('a page that stands in another epoch neither asks nor adopts', async () => {
    const stored = storedWith(aSession({ ep: 2, customerId: 'c2', lastRefreshAt: 999_999 }))
    const { scope, seen } = aTab({ stored, answer: aServer().answer, held: expired })
    const result = await allSettled(refreshFx, { scope, params: atExpiry })
    expect(result).toMatchObject({ status: 'fail', value: { kind: 'superseded' } })
    expect(seen.sent).toEqual([])
    expect(scope.getState($session)).toMatchObject({ customerId: 'c1' })
  })

  test('the pair of another epoch is not adopted into this page', async () => {
    const stored = storedWith(expired)
    const { scope } = aTab({
      stored,
      answer: () => {
        stored.set('auth.session', JSON.stringify(aSession({ gen: 2, ep: 2, customerId: 'c2' })))
        return http(401, {})
      },
    })
    const result = await allSettled(refreshFx, { scope, params: atExpiry })
    expect(result).toMatchObject({ status: 'fail', value: { kind: 'superseded' } })
    expect(scope.getState($session)).toMatchObject({ customerId: 'c1' })
  })
})
