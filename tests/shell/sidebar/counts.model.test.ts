import { allSettled, fork, type Scope } from 'effector'
import { describe, expect, test } from 'vitest'
import { getMenuNotificationCount } from '../../../generated/facts/features/home'
import { networkChanged } from '../../../src/browser/network'
import { pageHidden } from '../../../src/browser/tabs'
import { $accessStamp } from '../../../src/session/client/customers/member.model'
import { activityNoticed } from '../../../src/session/client/lifetime/idle.model'
import { $session } from '../../../src/session/client/tokens/session.model'
import { eventHeard, type Heard } from '../../../src/shell/events/heard'
import { screenOpened } from '../../../src/shell/routing/screen.model'
import '../../../src/shell/sidebar/counts.model'
import { aSession, browserEdge, noAnswer, ok, storedWith } from '../../support/browserEdge'
import { aFlags, aMenuCounts } from '../../support/customers'
import { withResolvers } from '../../support/withResolvers'

const minuteMs = 60_000

/** A page whose screen has just opened: the counts were asked for once. */
async function aPage({
  isSignedIn = true,
  isDown = (): boolean => false,
  access = (): string => 'as before',
  known = null as string | null,
  waits = (): Promise<void> | undefined => undefined,
} = {}) {
  const session = aSession({ expiresAt: 9_000_000_000, idleMinutes: 480 })
  const edge = browserEdge({
    stored: storedWith(session),
    async answer({ url }) {
      await waits()
      if (isDown()) return noAnswer
      const isOfFlags = url.includes('getOrganizationAccess')
      return ok(isOfFlags ? aFlags({ access: access() }) : aMenuCounts({ access: access() }))
    },
  })
  const scope = fork({
    handlers: edge.handlers,
    values: [
      [$session, isSignedIn ? session : null],
      [$accessStamp, known],
    ] as never,
  })
  const params = { routeId: 'home', params: {}, customerId: 'c1' } as const
  await allSettled(screenOpened, { scope, params: params as never })

  /** How often they are asked for meanwhile. */
  async function pass(ms: number) {
    const before = edge.seen.sent.length
    await edge.pass(scope, ms)
    return edge.seen.sent.length - before
  }
  return { ...edge, scope, pass }
}

test('the poll is a background call: it keeps nobody from going idle', () => {
  expect(getMenuNotificationCount.background).toBe(true)
})

test('the counts are asked for every 30 s', async () => {
  const { pass, seen } = await aPage()
  expect(seen.sent).toHaveLength(1)
  expect(await pass(60 * minuteMs)).toBe(120)
})

test('where they cannot be had they are asked for every minute', async () => {
  const { pass } = await aPage({ isDown: () => true })
  expect(await pass(60 * minuteMs)).toBe(60)
})

test('not while nobody is signed in', async () => {
  const { pass } = await aPage({ isSignedIn: false })
  expect(await pass(5 * minuteMs)).toBe(0)
})

test.each([
  { name: 'there is no network', event: networkChanged, params: false },
  { name: 'the tab is hidden', event: pageHidden, params: undefined },
] as const)('not while $name', async ({ event, params }) => {
  const { pass, scope } = await aPage()
  await allSettled(event as typeof networkChanged, { scope, params: params as boolean })
  expect(await pass(5 * minuteMs)).toBe(0)
})

test('a hidden tab in which an upload runs goes on telling the server of it', async () => {
  const { pass, scope, seen } = await aPage()
  await allSettled(pageHidden, { scope })
  await pass(minuteMs)
  await allSettled(activityNoticed, { scope })
  expect(seen.sent).toHaveLength(2)
  expect(await pass(5 * minuteMs)).toBe(0)
})

test.each([
  ['before', 'before', 0],
  // The first counts may already know of a change that came after the flags had been read.
  ['before', 'after', 1],
  [null, 'after', 0],
])(
  'a page that has the flags of %s, told of those of %s, asks for them %i times',
  async (known, told, times) => {
    const { pass, seen, scope } = await aPage({ access: () => told, known })
    const askedFor = () =>
      seen.sent.filter(({ url }) => url.includes('getOrganizationAccess')).length
    expect(askedFor()).toBe(times)
    await pass(minuteMs)
    expect(askedFor()).toBe(times)
    expect(scope.getState($accessStamp)).toBe(times > 0 ? told : known)
  },
)

const tell = (scope: Scope, topic: Heard['topic']) =>
  allSettled(eventHeard, { scope, params: { topic } })

describe('what is told by the server', () => {
  test.each([
    ['inbox', 1],
    ['tasks', 1],
    ['notifications', 1],
    ['campaign', 1],
    ['orders', 1],
    ['imports', 0],
  ] as const)('of %s has the counts asked for at once: %i', async (topic, times) => {
    const { scope, seen } = await aPage()
    await tell(scope, topic)
    expect(seen.sent).toHaveLength(1 + times)
  })

  test('while they are under way has them asked for once more', async () => {
    const held = withResolvers()
    let isHeld = false
    const { scope, seen } = await aPage({ waits: () => (isHeld ? held.promise : undefined) })
    isHeld = true
    const told = [tell(scope, 'inbox'), tell(scope, 'tasks'), tell(scope, 'orders')]
    isHeld = false
    held.resolve()
    await Promise.all(told)
    expect(seen.sent).toHaveLength(3)
  })
})
