/** One person's browser: up to three tabs, one storage, one lock manager, one network, one server. */
import type { StoredSession } from '../../../src/session/client/tokens/storedSession'
import type { Clients } from './bundle'
import { customers, isOver } from './expected'
import type { Action, TabName } from './history'
import { createLocks, type Locks } from './locks'
import { createNetwork, type Network } from './network'
import { openPage, type Page } from './page'
import type { Server } from './server'
import { createTimeline, settled, type Timeline } from './timeline'
import { createWatch, type Watch } from './watch'

export interface Person {
  readonly userName: string
  readonly password: string
}

export interface World {
  readonly clients: Clients
  readonly keys: { readonly sessionKey: string; readonly epochKey: string }
  readonly person: Person
  readonly timeline: Timeline
  readonly storage: Map<string, string>
  readonly locks: Locks
  readonly network: Network
  readonly watch: Watch
  readonly tabs: Map<TabName, Page>
  stored(): StoredSession | null
  store(writer: Page, key: string, value: string): void
  act(action: Action): Promise<void>
  /** Every page checks the clock. */
  tick(): void
  /** Runs ready tasks in the order of the choices; later ones only up to `until`. */
  happen(most: number, until?: number): Promise<boolean>
}

const somebody: Person = { userName: 'maya', password: 'secret' }

export interface WorldOptions {
  start?: number
  person?: Person
  /** Logs what was sent and done. */
  isWritten?: boolean
}

export function createWorld(
  clients: Clients,
  server: Server,
  choices: readonly number[],
  { start = 1_000_000_000, person = somebody, isWritten = false }: WorldOptions = {},
): World {
  const timeline = createTimeline(start)
  const storage = new Map<string, string>()
  const locks = createLocks(timeline)
  const tabs = new Map<TabName, Page>()
  let chosen = 0
  let loads = 0

  const choose = () => choices[chosen++ % choices.length] ?? 0

  function close(page: Page): void {
    page.isAlive = false
    network.hangUp(page, choose() % 2 === 1)
    locks.letGo(page)
    for (const [name, each] of tabs) if (each === page) tabs.delete(name)
  }

  function open(tab: TabName): void {
    const page = openPage(world, clients[tab], `${tab}${++loads}`, (left) => {
      timeline.add({
        due: timeline.now,
        page,
        run() {
          if (!left.isAlive) return
          close(left)
          open(tab)
        },
      })
    })
    tabs.set(tab, page)
  }

  const world: World = {
    clients,
    keys: clients.A,
    person,
    timeline,
    storage,
    locks,
    get network() {
      return network
    },
    get watch() {
      return watch
    },
    tabs,
    stored: () => JSON.parse(storage.get(clients.A.sessionKey) ?? 'null') as StoredSession | null,
    store(writer, key, value) {
      storage.set(key, value)
      watch.stored(writer, key)
      if (!key.startsWith('flag.')) return
      for (const page of tabs.values()) {
        if (page === writer) continue
        const run = () => page.isAlive && page.hear({ key, value })
        timeline.add({ due: timeline.now, page, run: () => void run() })
      }
    },
    tick() {
      for (const page of tabs.values()) {
        timeline.add({ due: timeline.now, page, run: () => page.tick() })
      }
    },
    async happen(most, until = timeline.now) {
      for (let count = 0; count < most; count++) {
        if (!(await timeline.step(choose(), until))) return true
      }
      return false
    },
    async act(action) {
      await act(world, action, { open, close })
      // The seconds of an active person change nothing, so they are skipped.
      if ('ms' in action && isOver(watch.expected, timeline.now)) world.tick()
      await settled()
    },
  }
  const watch = createWatch(world, isWritten)
  const network = createNetwork(timeline, server, watch)
  return world
}

interface Controls {
  open(tab: TabName): void
  close(page: Page): void
}

/** Actions that are impossible at the moment are skipped: the history is what remains. */
async function act(world: World, action: Action, { open, close }: Controls): Promise<void> {
  const { timeline, network, tabs, locks, watch } = world
  switch (action.do) {
    case 'sleep':
      timeline.now += action.ms
      return
    case 'wait': {
      const end = timeline.now + action.ms
      await world.happen(500, end)
      timeline.now = Math.max(timeline.now, end)
      return
    }
    case 'delayReply':
      network.faults.nextDelayMs = action.ms
      return
    case 'loseReply':
      network.faults.isNextLost = true
      return
    case 'offline':
    case 'online':
      network.isOnline = action.do === 'online'
      for (const page of tabs.values()) {
        timeline.add({ due: timeline.now, page, run: () => page.hearNetwork(network.isOnline) })
      }
      return
    case 'open':
      if (!tabs.has(action.tab)) open(action.tab)
      return
  }
  const page = tabs.get(action.tab)
  if (!page) return
  if (action.do === 'kill' || action.do === 'reload') {
    close(page)
    if (action.do === 'reload') open(action.tab)
    return
  }
  if (action.do === 'freeze') {
    timeline.frozen.add(page)
    return
  }
  if (action.do === 'thaw') {
    if (!timeline.frozen.delete(page)) return
    timeline.add({ due: timeline.now, page, run: () => page.show() })
    return
  }
  if (timeline.frozen.has(page)) return
  if (action.do === 'lockRunsOut') {
    timeline.now = Math.max(timeline.now, locks.waitEnd(page) ?? 0)
    return
  }
  if (page.isBusy()) return
  if (action.do === 'signIn') {
    if (page.phase() === 'anonymous' && watch.maySignIn()) page.signIn()
    return
  }
  if (page.phase() !== 'signedIn') return
  if (action.do === 'call' || action.do === 'switch')
    watch.tell({ fact: 'acted', at: timeline.now })
  if (action.do === 'call') page.call()
  if (action.do === 'signOut') {
    watch.tell({ fact: 'signedOut' })
    page.signOut()
  }
  if (action.do === 'switch') {
    const here = page.session()?.customerId
    page.switchTo(here === customers[0] ? customers[1] : customers[0])
  }
}
