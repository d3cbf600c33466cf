import { allSettled, fork } from 'effector'
import { expect, test } from 'vitest'
import { workerReplaced } from '../../../src/browser/build'
import { drawRestFx, waitFx } from '../../../src/browser/clock'
import { guardLeavingFx } from '../../../src/browser/leaving'
import { pageShown } from '../../../src/browser/tabs'
import {
  activateWaitingFx,
  checkForUpdateFx,
  readSurroundingsFx,
  registerWorkerFx,
  type Surroundings,
} from '../../../src/browser/worker'
import { $isUpdateReady, updatesBegan } from '../../../src/shell/updates/start.model'
import {
  $isInterruptionAsked,
  $isPutOff,
  $update,
  interruptionConfirmed,
  interruptionDeclined,
  updatePressed,
  updatePutOff,
} from '../../../src/shell/updates/updates.model'
import '../../../src/shell/updates/troubles.model'
import { browserEdge } from '../../support/browserEdge'

const still: Surroundings = { isVisible: true, isInstalling: false, isWaiting: false }
const waiting = { ...still, isWaiting: true }

interface Told {
  registered?: () => Surroundings
  /** What each look finds, in turn. */
  looks?: readonly (Surroundings | Error)[]
  /** So many rests end; then time stands still. */
  rests?: number
  surroundings?: Surroundings
  isAwaited?: boolean
  /** Whether the worker takes over before patience ends. */
  takesOver?: boolean
}

function aPage(told: Told = {}) {
  const edge = browserEdge()
  const looks = [...(told.looks ?? [])]
  const seen = { checks: 0, rests: [] as number[], activated: 0, guarded: [] as boolean[] }
  const never = new Promise<void>(() => {})
  const scope = fork({
    handlers: [
      ...edge.handlers,
      [registerWorkerFx, told.registered ?? (() => still)],
      [readSurroundingsFx, () => told.surroundings ?? still],
      [drawRestFx, (seconds: number) => seconds * 1000],
      [guardLeavingFx, (isGuarded: boolean) => void seen.guarded.push(isGuarded)],
      [
        checkForUpdateFx,
        () => {
          seen.checks += 1
          const found = looks.shift() ?? still
          if (found instanceof Error) throw found
          return found
        },
      ],
      [
        activateWaitingFx,
        () => {
          seen.activated += 1
          return told.isAwaited ?? true
        },
      ],
      [
        waitFx,
        (ms: number) => {
          if (ms === 4000) return told.takesOver ? never : undefined
          seen.rests.push(ms)
          return seen.rests.length > (told.rests ?? looks.length) ? never : undefined
        },
      ],
    ],
  })
  const begin = () => void allSettled(updatesBegan, { scope, params: '/serviceWorker.js' })
  return { scope, seen, edge, begin, state: () => scope.getState($update) }
}

/** Lets every step that is due happen; nobody waits for time. */
const settle = async () => {
  for (let turn = 0; turn < 50; turn++) await Promise.resolve()
}

async function aReadyPage(told: Told = {}) {
  const page = aPage({ registered: () => waiting, ...told })
  page.begin()
  await settle()
  expect(page.state()).toBe('ready')
  expect(page.scope.getState($isUpdateReady)).toBe(true)
  return page
}

test('a new version is looked for every 30 seconds until there is one', async () => {
  const page = aPage({ looks: [still, still, waiting], rests: 9 })
  page.begin()
  await settle()
  expect(page.seen).toMatchObject({ checks: 3, rests: [30_000, 30_000, 30_000] })
  expect(page.state()).toBe('ready')
})

test.each([
  { what: 'nobody sees the page', surroundings: { ...still, isVisible: false } },
  { what: 'one is being installed', surroundings: { ...still, isInstalling: true } },
])('while $what nobody looks', async ({ surroundings }) => {
  const page = aPage({ surroundings, rests: 3 })
  page.begin()
  await settle()
  expect(page.seen).toMatchObject({ checks: 0, rests: [30_000, 30_000, 30_000, 30_000] })
})

test('what another tab has found is offered here without a look', async () => {
  const page = aPage({ surroundings: waiting, rests: 1 })
  page.begin()
  await settle()
  expect(page.seen.checks).toBe(0)
  expect(page.state()).toBe('ready')
})

test('case 70: an update that cannot be stored is logged, and looked for again', async () => {
  const page = aPage({ looks: [new Error('404'), still], rests: 2 })
  page.begin()
  await settle()
  expect(page.seen.checks).toBe(2)
  expect(page.edge.seen.logged).toEqual(['shell.update.failed'])
  expect(page.state()).toBe('current')
})

test('case 69: the click lets the new version take over, and this page is loaded again once', async () => {
  const page = await aReadyPage({ takesOver: true })
  void allSettled(updatePressed, { scope: page.scope })
  await settle()
  expect(page.seen.activated).toBe(1)
  expect(page.edge.seen.reloads).toBe(0)
  void allSettled(workerReplaced, { scope: page.scope })
  void allSettled(workerReplaced, { scope: page.scope })
  await settle()
  expect(page.edge.seen.reloads).toBe(1)
  expect(page.edge.seen.logged).toEqual([])
})

test('case 69: the click of another tab only shows the banner here', async () => {
  const page = aPage()
  page.begin()
  await settle()
  void allSettled(workerReplaced, { scope: page.scope })
  await settle()
  expect(page.state()).toBe('ready')
  expect(page.edge.seen.reloads).toBe(0)
})

test('a version that took over already needs no waiting: a plain reload is it', async () => {
  const page = await aReadyPage({ isAwaited: false })
  void allSettled(updatePressed, { scope: page.scope })
  await settle()
  expect(page.edge.seen.reloads).toBe(1)
})

test('case 70: one that does not take over within 4 s is logged and reached for by one reload', async () => {
  const page = await aReadyPage({ takesOver: false })
  void allSettled(updatePressed, { scope: page.scope })
  void allSettled(updatePressed, { scope: page.scope })
  await settle()
  expect(page.seen.activated).toBe(1)
  expect(page.edge.seen.reloads).toBe(1)
  expect(page.edge.seen.logged).toEqual(['shell.update.failed'])
})

test('a running upload or recording is not interrupted unasked', async () => {
  const page = await aReadyPage()
  await allSettled(guardLeavingFx, { scope: page.scope, params: true })
  void allSettled(updatePressed, { scope: page.scope })
  await settle()
  expect(page.scope.getState($isInterruptionAsked)).toBe(true)
  expect(page.seen.activated).toBe(0)
  void allSettled(interruptionDeclined, { scope: page.scope })
  await settle()
  expect(page.scope.getState($isInterruptionAsked)).toBe(false)
  expect(page.state()).toBe('ready')
  void allSettled(interruptionConfirmed, { scope: page.scope })
  await settle()
  // The browser does not ask once more.
  expect(page.seen.guarded).toEqual([true, false])
  expect(page.seen.activated).toBe(1)
})

test('put off, the banner is back when the person is back at the tab', async () => {
  const { scope } = await aReadyPage()
  await allSettled(updatePutOff, { scope })
  expect(scope.getState($isPutOff)).toBe(true)
  await allSettled(pageShown, { scope })
  expect(scope.getState($isPutOff)).toBe(false)
})
