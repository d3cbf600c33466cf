import { allSettled, createEffect, createStore, fork, sample } from 'effector'
import { expect, test } from 'vitest'
import { networkChanged } from '../../src/browser/network'
import { pageHidden, pageShown } from '../../src/browser/tabs'
import { createPoll } from '../../src/calls/createPoll'
import type { CallFailure } from '../../src/calls/failures'
import { browserEdge } from '../support/browserEdge'

const lookFx = createEffect<void, void, CallFailure>()
const $isWanted = createStore(false)
const poll = createPoll({ effect: lookFx, everyMs: 10_000, $isWanted })
sample({ clock: poll.asked, target: lookFx })

function aPage({ retryAfterMs = null as number | null } = {}) {
  const server = { isDown: false }
  const edge = browserEdge({ now: 0 })
  const looks: number[] = []
  const scope = fork({
    handlers: [
      ...edge.handlers,
      [
        lookFx,
        () => {
          looks.push(edge.clock.now / 1000)
          if (server.isDown)
            throw { call: 'listClips', kind: 'unreachable', retryAfterMs, reactions: [] }
        },
      ],
    ],
  })
  const want = (isWanted: boolean) => allSettled($isWanted, { scope, params: isWanted })
  const pass = (seconds: number) => edge.pass(scope, seconds * 1000)
  return { server, scope, looks, want, pass }
}

test('it looks so long after the last answer, while it is wanted', async () => {
  const { looks, want, pass } = aPage()
  await pass(60)
  await want(true)
  await pass(25)
  await want(false)
  await pass(60)
  expect(looks).toEqual([70, 80])
})

test('what came due meanwhile is looked at the moment it is wanted again', async () => {
  const { looks, want, pass } = aPage()
  await want(true)
  await want(false)
  await pass(25)
  await want(true)
  expect(looks).toEqual([25])
})

test('whoever else looks puts the next look off', async () => {
  const { looks, want, pass, scope } = aPage()
  await want(true)
  await pass(6)
  await allSettled(lookFx, { scope })
  await pass(12)
  expect(looks).toEqual([6, 16])
})

test('after failures the pauses grow, up to a minute', async () => {
  const { looks, want, pass, server } = aPage()
  server.isDown = true
  await want(true)
  await pass(300)
  expect(looks).toEqual([10, 30, 70, 130, 190, 250])
})

test('a busy server is left alone for as long as it says', async () => {
  const { looks, want, pass, server } = aPage({ retryAfterMs: 90_000 })
  server.isDown = true
  await want(true)
  await pass(110)
  expect(looks).toEqual([10, 100])
})

test.each([
  { who: 'the network', leave: networkChanged, left: false, back: networkChanged, came: true },
  { who: 'the person', leave: pageHidden, left: undefined, back: pageShown, came: undefined },
])(
  'after failures it looks at once when $who is back, and then as before',
  async ({ leave, left, back, came }) => {
    const { looks, want, pass, server, scope } = aPage()
    server.isDown = true
    await want(true)
    await pass(75)
    server.isDown = false
    await allSettled(leave as typeof networkChanged, { scope, params: left as boolean })
    await allSettled(back as typeof networkChanged, { scope, params: came as boolean })
    await pass(10)
    expect(looks).toEqual([10, 30, 70, 75, 85])
  },
)
