/** Runs one history and compares the result with what the person may expect. */
import type { Clients } from './bundle'
import { isOver } from './expected'
import { tabNames, tell, type Action, type History, type TabName } from './history'
import { createMemoryServer } from './memoryServer'
import type { Server } from './server'
import { createWorld, type Person, type World } from './world'

export interface Options {
  server?: Server
  person?: Person
  start?: number
  isWritten?: boolean
}

/** Every history starts with somebody signed in, in three tabs. */
const prelude: readonly Action[] = [
  { do: 'open', tab: 'A' },
  { do: 'signIn', tab: 'A' },
  { do: 'open', tab: 'B' },
  { do: 'open', tab: 'C' },
]

const tooMuch = 2000

/** On a divergence the history is run again with a log, which becomes part of the error. */
export async function runHistory(
  clients: Clients,
  history: History,
  options: Options = {},
): Promise<void> {
  const { watch } = await live(clients, history, options)
  if (watch.divergence === null) return
  if (options.server) throw new Error(`${watch.divergence}\n${tell(history)}`)
  const { watch: again } = await live(clients, history, { ...options, isWritten: true })
  throw new Error(`${again.divergence}\n${tell(history)}\n${again.log.join('\n')}`)
}

export async function live(
  clients: Clients,
  history: History,
  options: Options = {},
): Promise<World> {
  const server = options.server ?? createMemoryServer(clients.A)
  const world = createWorld(clients, server, history.choices, options)
  // Effector only logs an exception in a pure function; here that counts as a divergence.
  const { console: voice } = globalThis
  const { error } = voice
  voice.error = (fault: unknown) => {
    world.watch.divergence ??= `a page has faulted: ${String(fault)}`
  }
  try {
    await play(world, history, server)
  } finally {
    voice.error = error
  }
  return world
}

async function play(world: World, history: History, server: Server): Promise<void> {
  const isWrong = () => world.watch.divergence !== null
  await begin(world)
  for (const { action, meanwhile } of history.steps) {
    await world.act(action)
    await world.happen(meanwhile)
    if (isWrong()) break
  }
  if (!isWrong()) await comeToRest(world, server)
}

export async function begin(world: World): Promise<void> {
  for (const action of prelude) {
    await world.act(action)
    await world.happen(50)
  }
}

/** Ends all faults, waits for everything under way, and uses every tab once more. */
async function comeToRest(world: World, server: Server): Promise<void> {
  const { watch } = world
  const diverge = (what: string) => {
    watch.divergence ??= what
  }
  Object.assign(world.network.faults, { isNextLost: false, nextDelayMs: 0 })
  await world.act({ do: 'online' })
  for (const tab of tabNames) await world.act({ do: 'thaw', tab })
  for (let looks = 0; looks < 2; looks++) {
    world.tick()
    if (!(await world.happen(tooMuch, Infinity))) diverge('it never comes to rest')
  }
  if (world.tabs.size === 0) await world.act({ do: 'open', tab: 'A' })
  for (const tab of tabNames) {
    // The first call may be what discovers an end whose reply was lost.
    const isHeard = (await hears(world, tab)) || (await hears(world, tab))
    if (!isHeard && world.tabs.get(tab)?.phase() === 'signedIn')
      diverge(`${tab} cannot make a call`)
  }
  compare(world, diverge)
  for (const alarm of await server.alarms())
    diverge(`the server takes an honest person for a thief: ${alarm}`)
}

async function hears(world: World, tab: TabName): Promise<boolean> {
  const page = world.tabs.get(tab)
  const before = page && world.watch.answered.get(page)
  await world.act({ do: 'call', tab })
  await world.happen(tooMuch, Infinity)
  return page === undefined || world.watch.answered.get(page) !== before
}

function compare(world: World, diverge: (what: string) => void): void {
  const { watch, timeline } = world
  const { signedIn, epochs } = watch.expected
  const stored = world.stored()
  const isIn = signedIn !== null && !isOver(watch.expected, timeline.now)
  const pages = Array.from(world.tabs.values())

  if (isIn && !stored?.rt) diverge('an honest person was signed out')
  if (!isIn && stored) diverge('a session is stored that is over')
  for (const page of pages) {
    const held = page.session()
    const isWhole = page.phase() === (isIn ? 'signedIn' : 'anonymous')
    if (!isWhole) diverge(`${page.id} is ${page.phase()}, signed in: ${isIn}`)
    if (held?.ep !== stored?.ep) diverge(`${page.id} lives in epoch ${held?.ep}, not ${stored?.ep}`)
    if (isIn && held?.customerId !== signedIn.customerId) {
      diverge(`${page.id} shows ${held?.customerId} instead of ${signedIn.customerId}`)
    }
  }
  const epoch = Number(world.storage.get(world.keys.epochKey))
  if (epoch < epochs) diverge(`${epochs} epochs began, but the stored one is ${epoch}`)
}
