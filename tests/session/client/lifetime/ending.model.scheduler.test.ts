import { allSettled, createWatch, fork } from 'effector'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { sessionEnded } from '../../../../src/session/client/lifetime/ending.model'
import { getCustomerProfilesFx } from '../../../../src/session/client/customers/member.model'
import { noticeRaised } from '../../../../src/session/client/announcements'
import '../../../../src/session/client/lifetime/reactions.model'
import { $session } from '../../../../src/session/client/tokens/session.model'
import { aSession, browserEdge, http, storedWith } from '../../../support/browserEdge'
import { sized } from '../../../support/sizes'

/** What is written and removed, in order. */
class Recorded extends Map<string, string> {
  readonly writes: string[] = []
  readonly removals: string[] = []
  override set(key: string, value: string): this {
    this.writes?.push(key)
    return super.set(key, value)
  }
  override delete(key: string): boolean {
    if (this.has(key)) this.removals.push(key)
    return super.delete(key)
  }
}

/** Calls that are all under way, and are answered so, in whatever order the scheduler draws. */
async function answered(scheduler: fc.Scheduler, statuses: readonly number[]) {
  const stored = new Recorded(storedWith(aSession()))
  const heard: number[] = []
  const seen = { endings: [] as string[], notices: 0 }
  let asked = 0
  const edge = browserEdge({
    stored,
    answer: ({ url }) => {
      const status = statuses[asked++]
      if (url.endsWith('revoke') || status === undefined) return http(200, {})
      return scheduler.schedule(Promise.resolve(status)).then(() => {
        heard.push(status)
        return http(status, {})
      })
    },
  })
  const scope = fork({ handlers: edge.handlers, values: [[$session, aSession()]] })
  createWatch({ unit: sessionEnded, fn: (ending) => seen.endings.push(ending), scope })
  createWatch({ unit: noticeRaised, fn: () => (seen.notices += 1), scope })
  const calls = statuses.map(() => allSettled(getCustomerProfilesFx, { scope, params: {} }))
  await scheduler.waitFor(Promise.all(calls))
  return { ...edge.seen, ...seen, heard, stored }
}

const flagWrites = ({ stored }: { stored: Recorded }) =>
  stored.writes.filter((key) => key === 'flag.logout')
const clearings = ({ stored }: { stored: Recorded }) =>
  stored.removals.filter((key) => key === 'auth.session')

test('case 41: twenty parallel calls that meet a bare 401 are one end, one flag, one navigation and no toast', async () => {
  const statuses = Array.from({ length: 20 }, () => 401)
  const holds = fc.asyncProperty(fc.scheduler(), async (scheduler) => {
    const settled = await answered(scheduler, statuses)
    expect(clearings(settled)).toHaveLength(1)
    expect(settled.endings).toEqual(['expired'])
    expect(flagWrites(settled)).toHaveLength(1)
    expect(settled.left).toEqual(['/login/status/sessionExpired'])
    expect(settled.notices).toBe(0)
  })
  await fc.assert(holds, sized(50, { seed: 41 }))
})

test('case 42: of 401s and 500s mixed the first one heard decides, and there is one navigation', async () => {
  const mixed = fc.array(fc.constantFrom(401, 500), { minLength: 2, maxLength: 12 })
  const holds = fc.asyncProperty(fc.scheduler(), mixed, async (scheduler, statuses) => {
    const { left, endings, heard } = await answered(scheduler, statuses)
    const isExpired = heard[0] === 401
    expect(endings).toEqual([isExpired ? 'expired' : 'serverError'])
    expect(left).toEqual([isExpired ? '/login/status/sessionExpired' : '/login'])
  })
  await fc.assert(holds, sized(100, { seed: 42 }))
})
