import { allSettled, fork } from 'effector'
import { expect, test } from 'vitest'
import { appStarted } from '../../../src/browser/appStarted'
import { waitFx } from '../../../src/browser/clock'
import { workerRegistrationMs } from '../../../generated/facts/constants'
import { fetchScreenFx, screenChosen } from '../../../src/shell/routing/screen.model'
import { $workerAddress, loadUpdatesFx } from '../../../src/shell/updates/start.model'
import { browserEdge } from '../../support/browserEdge'
import { withResolvers } from '../../support/withResolvers'

const visited = { routeId: 'login' as const, params: {}, customerId: '' }
const quietMs = 1000

const settle = async () => {
  for (let turn = 0; turn < 50; turn++) await Promise.resolve()
}

/** A page whose waits end when the test says so. */
function aPage(address: string | null) {
  const waits = new Map<number, () => void>()
  let loads = 0
  const scope = fork({
    values: [[$workerAddress, address]],
    handlers: [
      ...browserEdge().handlers,
      [fetchScreenFx, () => ({ ...visited, Screen: () => null, Frame: null })],
      [loadUpdatesFx, () => void (loads += 1)],
      [
        waitFx,
        (ms: number) => {
          const wait = withResolvers()
          waits.set(ms, wait.resolve)
          return wait.promise
        },
      ],
    ],
  })
  void allSettled(appStarted, { scope })
  return {
    loads: () => loads,
    async pass(ms: number) {
      waits.get(ms)?.()
      await settle()
    },
    async open() {
      void allSettled(screenChosen, { scope, params: visited })
      await settle()
    },
  }
}

test('once the page is quiet the worker is registered', async () => {
  const page = aPage('/serviceWorker.js')
  await page.open()
  expect(page.loads()).toBe(0)
  await page.pass(quietMs)
  expect(page.loads()).toBe(1)
  await page.pass(workerRegistrationMs)
  expect(page.loads()).toBe(1)
})

test('a page that finds no rest registers it after 30 seconds', async () => {
  const page = aPage('/serviceWorker.js')
  await page.pass(quietMs)
  expect(page.loads()).toBe(0)
  await page.pass(workerRegistrationMs)
  expect(page.loads()).toBe(1)
})

test('in development there is none', async () => {
  const page = aPage(null)
  await page.open()
  await page.pass(quietMs)
  await page.pass(workerRegistrationMs)
  expect(page.loads()).toBe(0)
})
