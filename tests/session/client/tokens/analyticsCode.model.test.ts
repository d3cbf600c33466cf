import { allSettled, fork } from 'effector'
import { expect, test } from 'vitest'
import { appStarted } from '../../../../src/browser/appStarted'
import { handOverFx } from '../../../../src/session/client/tokens/analyticsCode.model'
import { browserEdge } from '../../../support/browserEdge'

test('what opens analytics stays five seconds in local storage (spec §9)', async () => {
  const edge = browserEdge()
  const scope = fork({ handlers: edge.handlers })
  await allSettled(handOverFx, { scope, params: 'otc_1' })
  expect(edge.seen.waits).toEqual([5000])
  expect(edge.stored.has('analytics.code')).toBe(false)
})

test.each([
  { left: '997000:otc_1', waits: 2000, because: 'another tab may still need it' },
  { left: '1000:otc_1', waits: 0, because: 'its tab was closed long ago' },
  { left: '9000000:otc_1', waits: 5000, because: 'the clock was set back' },
  { left: 'nonsense', waits: 0, because: 'it cannot be read' },
])('case 82: a start purges $left after $waits ms: $because', async ({ left, waits }) => {
  const edge = browserEdge({ now: 1_000_000, stored: new Map([['analytics.code', left]]) })
  const scope = fork({ handlers: edge.handlers })
  await allSettled(appStarted, { scope })
  expect(edge.seen.waits).toContain(waits)
  expect(edge.stored.has('analytics.code')).toBe(false)
})
