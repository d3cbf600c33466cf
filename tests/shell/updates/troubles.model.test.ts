import { allSettled, fork } from 'effector'
import { expect, test } from 'vitest'
import { registerWorkerFx, WorkerUnavailable } from '../../../src/browser/worker'
import { $notices } from '../../../src/shell/notices/notices.model'
import { $open, type OpenScreen } from '../../../src/shell/routing/screen.model'
import { updatesBegan } from '../../../src/shell/updates/start.model'
import '../../../src/shell/updates/troubles.model'
import { $update } from '../../../src/shell/updates/updates.model'
import { browserEdge } from '../../support/browserEdge'

const nothing = () => null
const framed: OpenScreen = {
  routeId: 'home.library',
  params: {},
  customerId: 'c1',
  Screen: nothing,
  Frame: nothing,
}

async function aPageThatFails(error: Error, stored = new Map<string, string>()) {
  const edge = browserEdge({ stored })
  const scope = fork({
    values: [[$open, framed]],
    handlers: [...edge.handlers, [registerWorkerFx, () => Promise.reject(error)]],
  })
  await allSettled(updatesBegan, { scope, params: '/serviceWorker.js' })
  return {
    logged: edge.seen.logged,
    reported: scope.getState($notices).map(({ text }) => text),
    state: scope.getState($update),
  }
}

test('case 71: without service workers one message says so in each session, and the log every time', async () => {
  const stored = new Map<string, string>()
  const words = 'shell.update.noWorker' as const
  expect(await aPageThatFails(new WorkerUnavailable(), stored)).toEqual({
    logged: [words],
    reported: [{ key: words }],
    state: 'noWorker',
  })
  expect(await aPageThatFails(new WorkerUnavailable(), stored)).toMatchObject({
    logged: [words],
    reported: [],
  })
})

test('a worker that could not be fetched is logged only', async () => {
  expect(await aPageThatFails(new TypeError('fetch'))).toEqual({
    logged: ['shell.update.failed'],
    reported: [],
    state: 'noWorker',
  })
})
