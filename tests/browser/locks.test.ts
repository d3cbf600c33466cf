import { allSettled, fork } from 'effector'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { acquireLockFx, releaseLockFx, type Release } from '../../src/browser/locks'

async function acquire(name: string, waitMs = 10_000) {
  // A scope of its own: a settled scope has nobody waiting.
  const result = await allSettled(acquireLockFx, { scope: fork(), params: { name, waitMs } })
  return result as { status: 'done'; value: Release } | { status: 'fail'; value: unknown }
}

async function release(held: Awaited<ReturnType<typeof acquire>>) {
  if (held.status === 'done') await allSettled(releaseLockFx, { scope: fork(), params: held.value })
}

describe.each([{ webLocks: true }, { webLocks: false }])('Web Locks: $webLocks', ({ webLocks }) => {
  beforeAll(() => void vi.stubGlobal('navigator', webLocks ? { locks: createLocks() } : {}))
  afterAll(() => void vi.unstubAllGlobals())

  test('one holder at a time, in the order of asking', async () => {
    const order: string[] = []
    const first = await acquire('order')
    const second = acquire('order').then((held) => (order.push('second'), held))
    const third = acquire('order').then((held) => (order.push('third'), held))
    order.push('first is done')
    await release(first)
    await release(await second)
    await release(await third)
    expect(order).toEqual(['first is done', 'second', 'third'])
  })

  test('who waits too long gives up, and the next one still gets it', async () => {
    const held = await acquire('patience')
    expect(await acquire('patience', 1)).toMatchObject({ status: 'fail' })
    await release(held)
    const next = await acquire('patience')
    expect(next.status).toBe('done')
    await release(next)
  })
})

/** The browser's own locks, as far as one page sees them. */
function createLocks() {
  const tails = new Map<string, Promise<unknown>>()
  return {
    request(name: string, { signal }: { signal: AbortSignal }, hold: () => Promise<void>) {
      const ahead = tails.get(name) ?? Promise.resolve()
      const aborted = new Promise<never>((_, refuse) => {
        signal.addEventListener('abort', () => refuse(new Error('aborted')))
      })
      const turn = Promise.race([ahead, aborted]).then(hold)
      tails.set(name, Promise.all([ahead, turn.catch(() => undefined)]))
      return turn
    },
  }
}
