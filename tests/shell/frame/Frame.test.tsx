// @vitest-environment jsdom
import { allSettled, fork, type Scope } from 'effector'
import { Provider } from 'effector-react'
import { act, StrictMode, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import en from '../../../generated/assets/i18n/en.json'
import { appStarted } from '../../../src/browser/appStarted'
import '../../../src/browser/listen'
import { acquireLockFx } from '../../../src/browser/locks'
import { createTranslate } from '../../../src/browser/text/createTranslate'
import { $translate } from '../../../src/browser/text/text.model'
import { startTickFx, stopTickFx } from '../../../src/browser/tick'
import { $viewportWidth, readViewportFx } from '../../../src/browser/viewport'
import type { Reply } from '../../../src/calls/send'
import '../../../src/session/client/lifetime/idle.model'
import '../../../src/session/client/lifetime/reactions.model'
import { Frame } from '../../../src/shell/frame/Frame'
import {
  aLoginResponse,
  aSession,
  browserEdge,
  http,
  ok,
  storedWith,
} from '../../support/browserEdge'
import { aFlags, aProfile } from '../../support/customers'
import { find } from '../../ui/page'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
// jsdom opens no dialogs.
Object.assign(HTMLDialogElement.prototype, { showModal: () => {}, close: () => {} })

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const held = { listeners: 0, timers: new Set<unknown>(), locks: 0, acquired: 0 }

/** Whatever a frame leaves behind, it leaves here: the window, the document and the clock outlive it. */
function watchThePage(): void {
  const { setInterval: start, clearInterval: stop } = globalThis
  vi.stubGlobal('setInterval', (...given: Parameters<typeof start>) => {
    const timer = start(...given)
    held.timers.add(timer)
    return timer
  })
  vi.stubGlobal('clearInterval', (timer: Parameters<typeof stop>[0]) => {
    held.timers.delete(timer)
    stop(timer)
  })
  watchListeners(window)
  watchListeners(document)
}

function watchListeners(target: EventTarget): void {
  const { addEventListener: add, removeEventListener: remove } = target
  vi.spyOn(target, 'addEventListener').mockImplementation((...given) => {
    held.listeners += 1
    add.apply(target, given)
  })
  vi.spyOn(target, 'removeEventListener').mockImplementation((...given) => {
    held.listeners -= 1
    remove.apply(target, given)
  })
}

const answers: Record<string, () => Reply> = {
  token: () => http(200, aLoginResponse()),
  getOrganizationAccess: () => ok(aFlags()),
  getCustomerProfiles: () => ok({ c1: aProfile(), c2: aProfile({ customerID: 'c2' }) }),
  getRolePermissions: () => ok({ rolePermissionVO: {} }),
}

function acquire() {
  held.locks += 1
  held.acquired += 1
  return () => void (held.locks -= 1)
}

/** A page that somebody is signed in to, with the clock and the listeners of a real one. */
async function aPage(): Promise<Scope> {
  const edge = browserEdge({
    stored: storedWith(aSession()),
    answer: ({ url }) => answers[url.split('/').at(-1) ?? '']?.() ?? http(404, {}),
  })
  const ticks: readonly unknown[] = [startTickFx, stopTickFx]
  const scope = fork({
    handlers: [
      ...edge.handlers.filter(([effect]) => !ticks.includes(effect)),
      [acquireLockFx, acquire],
      [readViewportFx, () => 1600],
    ],
    values: [
      [$translate, createTranslate('en', en)],
      [$viewportWidth, 1600],
    ],
  })
  await allSettled(appStarted, { scope })
  return scope
}

test('case 27: a frame that is mounted and taken down a hundred times leaves nothing behind', async () => {
  watchThePage()
  const scope = await aPage()
  const place = document.body.appendChild(document.createElement('main'))

  async function mount(content: ReactNode): Promise<() => Promise<void>> {
    const root = createRoot(place)
    const page = <Provider value={scope}>{content}</Provider>
    await act(async () => root.render(<StrictMode>{page}</StrictMode>))
    return () => act(async () => root.unmount())
  }

  // What React listens to for as long as there is a page.
  await (
    await mount(null)
  )()
  const { listeners } = held
  expect(listeners).toBeGreaterThan(0)
  for (let times = 0; times < 100; times += 1) {
    const takeDown = await mount(
      <Frame>
        <p>The screen</p>
      </Frame>,
    )
    find('p', 'The screen')
    expect(held.timers.size).toBeLessThanOrEqual(1)
    await takeDown()
  }
  await allSettled(scope)
  expect(held).toMatchObject({ listeners, locks: 0 })
  expect(held.acquired).toBeGreaterThan(0)
  expect(held.timers.size).toBe(1)
  await allSettled(stopTickFx, { scope })
  expect(held.timers.size).toBe(0)
})
