import { allSettled, fork } from 'effector'
import { expect, test } from 'vitest'
import { workerReplaced } from '../../../src/browser/build'
import { guardLeavingFx } from '../../../src/browser/leaving'
import { pageHidden, pageShown } from '../../../src/browser/tabs'
import {
  activateWaitingFx,
  checkForUpdateFx,
  readWorkerStatusFx,
  registerWorkerFx,
  type WorkerStatus,
} from '../../../src/browser/worker'
import { $isUpdateReady, updatesBegan } from '../../../src/shell/updates/start.model'
import {
  $leavingQuestion,
  leavePressed,
  stayPressed,
} from '../../../src/browser/unfinished/question.model'
import { unfinishedWorkChanged } from '../../../src/browser/unfinished/work.model'
import {
  $isPutOff,
  $update,
  updatePressed,
  updatePutOff,
} from '../../../src/shell/updates/updates.model'
import '../../../src/shell/updates/troubles.model'
import { browserEdge } from '../../support/browserEdge'

const still: WorkerStatus = { isVisible: true, isInstalling: false, isWaiting: false }
const waiting = { ...still, isWaiting: true }

interface Told {
  registered?: () => WorkerStatus
  /** What each look finds, in turn. */
  looks?: readonly (WorkerStatus | Error)[]
  workerStatus?: WorkerStatus
  isAwaited?: boolean
}

function aPage(reported: Told = {}) {
  const edge = browserEdge()
  const looks = [...(reported.looks ?? [])]
  const seen = { checks: 0, activated: 0, guarded: [] as boolean[] }
  const scope = fork({
    handlers: [
      ...edge.handlers,
      [registerWorkerFx, reported.registered ?? (() => still)],
      [readWorkerStatusFx, () => reported.workerStatus ?? still],
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
          return reported.isAwaited ?? true
        },
      ],
    ],
  })
  const begin = () => allSettled(updatesBegan, { scope, params: '/serviceWorker.js' })
  const pass = (seconds: number) => edge.pass(scope, seconds * 1000)
  return { scope, seen, edge, begin, pass, state: () => scope.getState($update) }
}

async function aReadyPage(reported: Told = {}) {
  const page = aPage({ registered: () => waiting, ...reported })
  await page.begin()
  expect(page.state()).toBe('ready')
  expect(page.scope.getState($isUpdateReady)).toBe(true)
  return page
}

test('a new version is looked for every 30 seconds until there is one', async () => {
  const page = aPage({ looks: [still, still, waiting] })
  await page.begin()
  await page.pass(89)
  expect(page.seen.checks).toBe(2)
  await page.pass(90)
  expect(page.seen.checks).toBe(3)
  expect(page.state()).toBe('ready')
})

test('while one is being installed nobody looks', async () => {
  const page = aPage({ workerStatus: { ...still, isInstalling: true } })
  await page.begin()
  await page.pass(90)
  expect(page.seen.checks).toBe(0)
})

test('while nobody sees the page nobody looks, and at once when somebody does', async () => {
  const page = aPage()
  await page.begin()
  await allSettled(pageHidden, { scope: page.scope })
  await page.pass(90)
  expect(page.seen.checks).toBe(0)
  await allSettled(pageShown, { scope: page.scope })
  expect(page.seen.checks).toBe(1)
})

test('what another tab has found is offered here without a look', async () => {
  const page = aPage({ workerStatus: waiting })
  await page.begin()
  await page.pass(30)
  expect(page.seen.checks).toBe(0)
  expect(page.state()).toBe('ready')
})

test('case 70: an update that cannot be stored is logged, and looked for again', async () => {
  const page = aPage({ looks: [new Error('404'), still] })
  await page.begin()
  await page.pass(90)
  expect(page.seen.checks).toBe(2)
  expect(page.edge.seen.logged).toEqual(['shell.update.failed'])
  expect(page.state()).toBe('current')
})

test('case 69: the click lets the new version take over, and this page is loaded again once', async () => {
  const page = await aReadyPage()
  await allSettled(updatePressed, { scope: page.scope })
  expect(page.seen.activated).toBe(1)
  expect(page.edge.seen.reloads).toBe(0)
  await allSettled(workerReplaced, { scope: page.scope })
  await allSettled(workerReplaced, { scope: page.scope })
  expect(page.edge.seen.reloads).toBe(1)
  expect(page.edge.seen.logged).toEqual([])
})

test('case 69: the click of another tab only shows the banner here', async () => {
  const page = aPage()
  await page.begin()
  await allSettled(workerReplaced, { scope: page.scope })
  expect(page.state()).toBe('ready')
  expect(page.edge.seen.reloads).toBe(0)
})

test('a version that took over already needs no waiting: a plain reload is it', async () => {
  const page = await aReadyPage({ isAwaited: false })
  await allSettled(updatePressed, { scope: page.scope })
  expect(page.edge.seen.reloads).toBe(1)
})

test('case 70: one that does not take over within 4 s is logged and reached for by one reload', async () => {
  const page = await aReadyPage()
  await allSettled(updatePressed, { scope: page.scope })
  await allSettled(updatePressed, { scope: page.scope })
  expect(page.seen.activated).toBe(1)
  expect(page.edge.seen.reloads).toBe(0)
  await page.pass(4)
  expect(page.edge.seen.reloads).toBe(1)
  expect(page.edge.seen.logged).toEqual(['shell.update.failed'])
})

test('a running upload or recording is not interrupted unasked', async () => {
  const page = await aReadyPage()
  await allSettled(unfinishedWorkChanged, {
    scope: page.scope,
    params: {
      holder: 'footage',
      count: 2,
      running: 'shell.leaving.uploads.running',
      stopped: 'shell.leaving.uploads.stopped',
    },
  })
  const press = async () => {
    await allSettled(updatePressed, { scope: page.scope })
    expect(page.scope.getState($leavingQuestion)).toMatchObject({
      kind: 'update',
      works: [{ count: 2 }],
    })
    expect(page.seen.activated).toBe(0)
  }
  await press()
  await allSettled(stayPressed, { scope: page.scope })
  expect(page.scope.getState($leavingQuestion)).toBeNull()
  expect(page.state()).toBe('ready')
  await press()
  await allSettled(leavePressed, { scope: page.scope })
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
