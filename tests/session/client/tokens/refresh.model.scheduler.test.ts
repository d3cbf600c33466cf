import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { bundleClient } from '../../model/bundle'
import { anyChoices, type Action, type Step } from '../../model/history'
import { createMemoryServer } from '../../model/memoryServer'
import { begin, runHistory } from '../../model/run'
import { askedOf } from '../../model/server'
import { createWorld } from '../../model/world'
import { sized } from '../../../support/sizes'

const clients = await bundleClient()
const pastExpiry: Action = { do: 'sleep', ms: 11 * 60_000 }
const longMs = 10 * 60_000

/** Three tabs in which the access token has expired, and whatever happens in the order of the choices. */
async function aWorld(choices: readonly number[]) {
  const server = createMemoryServer(clients.A)
  const world = createWorld(clients, server, choices)
  await begin(world)
  await world.act(pastExpiry)
  const before = world.watch.sent.length
  return { ...world, server, sent: () => world.watch.sent.slice(before) }
}

test('case 14: twenty parallel calls with an expired token cause one refresh, and all carry the new token', async () => {
  const holds = fc.asyncProperty(anyChoices, async (choices) => {
    const { act, happen, sent, stored, watch } = await aWorld(choices)
    const before = stored()?.at
    for (let count = 0; count < 20; count++) await act({ do: 'call', tab: 'A' })
    await happen(500, Infinity)
    const refreshes = sent().filter(({ name }) => name === 'token')
    const calls = sent().filter(({ name }) => name === 'getRolePermissions')
    expect(refreshes).toHaveLength(1)
    expect(calls).toHaveLength(20)
    expect(stored()?.at).not.toBe(before)
    expect(new Set(calls.map(({ bearer }) => bearer))).toEqual(new Set([stored()?.at]))
    expect(watch.divergence).toBeNull()
  })
  await fc.assert(holds, sized(50, { seed: 14 }))
})

test('case 17: a sign-out while a refresh is in flight leaves nothing stored, nothing alive and no later call', async () => {
  const holds = fc.asyncProperty(anyChoices, fc.nat(4), async (choices, steps) => {
    const { act, happen, sent, stored, watch, server, timeline } = await aWorld(choices)
    const token = stored()?.rt ?? ''
    await act({ do: 'call', tab: 'A' })
    await happen(steps)
    const before = sent().length
    await act({ do: 'signOut', tab: 'A' })
    await happen(500, Infinity)
    expect(watch.divergence).toBeNull()
    expect(stored()).toBeNull()
    const later = sent().slice(before)
    expect(later.filter(({ name, isPublic }) => name !== 'revoke' && !isPublic)).toEqual([])
    const asked = askedOf(aRefresh(token), 'binding1', timeline.now)
    expect((await server.answer(asked)).reply).toMatchObject({ status: 400 })
  })
  await fc.assert(holds, sized(50, { seed: 17 }))
})

const actions: readonly Action[] = [
  { do: 'call', tab: 'A' },
  { do: 'call', tab: 'B' },
  { do: 'signOut', tab: 'C' },
  { do: 'loseReply' },
  { do: 'delayReply', ms: 12_000 },
]

test(
  'case 28: two refreshes, a sign-out, a loss and a timeout may come in any order',
  async () => {
    const order = fc.shuffledSubarray([...actions], { minLength: actions.length })
    const pauses = fc.array(fc.nat(4), { minLength: actions.length, maxLength: actions.length })
    const holds = fc.asyncProperty(order, pauses, anyChoices, (ordered, pause, choices) => {
      const rest = ordered.map((action, at): Step => ({ action, meanwhile: pause[at] ?? 0 }))
      return runHistory(clients, {
        steps: [{ action: pastExpiry, meanwhile: 0 }, ...rest],
        choices,
      })
    })
    const outcome = await fc.check(holds, {
      ...sized(1000, { seed: 28 }),
      includeErrorInReport: true,
    })
    expect(fc.defaultReportMessage(outcome)).toBeUndefined()
  },
  longMs,
)

function aRefresh(token: string) {
  const body = new URLSearchParams({ grant_type: 'refresh_token', refresh_token: token }).toString()
  return { url: '/oauth/token', method: 'POST' as const, headers: {}, body, timeoutMs: 10_000 }
}
