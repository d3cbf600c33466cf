import { describe, expect, test } from 'vitest'
import { circlesIn, type Import, readImports, readPackages } from './imports'

const imports = readImports()
const packages = readPackages()

/** The floors of README's floor plan, the lowest first. Two rooms of one floor do not know each other. */
const floors: readonly (readonly [floor: number, room: RegExp])[] = [
  [0, /^generated\/(facts|assets)\//],
  [0, /^src\/kit\//],
  [1, /^src\/access\//],
  [2, /^src\/ui\//],
  [3, /^src\/(browser|server)\//],
  [4, /^src\/calls\//],
  [5, /^src\/session\//],
  [6, /^src\/shell\//],
  [7, /^src\/screens\//],
  [8, /^src\/features\//],
  [8, /^src\/workbench\//],
  [9, /^generated\/wiring\//],
  [10, /^src\/main\//],
]

const floorOf = (path: string) => {
  const found = floors.find(([, room]) => room.test(path))
  if (!found) throw new Error(`${path} stands on no floor`)
  return found[0]
}

/** Client and server never meet; facts, access, kit, nouns and pure session rules serve both. */
const wingOf = (path: string): 'client' | 'server' | 'both' => {
  if (/^src\/(ui|browser|calls|shell)\/|\/client\/|wiring\/screens/.test(path)) return 'client'
  if (/^src\/server\/|\/server\/|wiring\/(handlers|schemas|calls)/.test(path)) return 'server'
  return 'both'
}

const featureOf = (path: string) => /^src\/features\/([^/]+)\//.exec(path)?.[1]
/** Sending films has a door of its own, so that documents without a session do not carry one. */
const isFrontDoor = (path: string) =>
  /^src\/features\/([^/]+\/([^/]+\/index\.ts|[^/]+\.ts)|media\/client\/sending\/index\.ts)$/.test(
    path,
  )
/** The session's doors: of the client one for all and one for passwords, beside the rules that both wings read. */
const isSessionDoor = (path: string) =>
  /^src\/session\/(client\/(passwords\/)?index|server\/index|[^/]+)\.ts$/.test(path)
const isScreens = (path: string) => path.startsWith('src/screens/')
const isScreensDoor = (path: string) =>
  /^src\/screens\/((client|server)\/index|[^/]+)\.tsx?$/.test(path)
const isSession = (path: string) => path.startsWith('src/session/')
const isWorkbench = (path: string) => path.startsWith('src/workbench/')
const isRoof = (path: string) => path.startsWith('src/main/')

const laws: Readonly<Record<string, (edge: Import) => boolean>> = {
  'imports from a floor above': ({ from, to }) => floorOf(to) > floorOf(from),
  'crosses to the other wing': ({ from, to }) =>
    !isRoof(from) && wingOf(to) !== 'both' && wingOf(to) !== wingOf(from),
  'lets the workbench and the product know each other': ({ from, to }) =>
    isWorkbench(from) !== isWorkbench(to) &&
    (isWorkbench(to) ? !from.startsWith('src/main/workbench') : floorOf(to) >= 8),
  'enters another feature by the window': ({ from, to }) =>
    featureOf(to) !== undefined &&
    featureOf(from) !== undefined &&
    featureOf(from) !== featureOf(to) &&
    !isFrontDoor(to),
  'enters the session by the window': ({ from, to }) =>
    isSession(to) &&
    !isSession(from) &&
    !from.startsWith('generated/wiring/') &&
    !isSessionDoor(to),
  'enters the screens by the window': ({ from, to }) =>
    isScreens(to) &&
    !isScreens(from) &&
    !from.startsWith('generated/wiring/') &&
    !isScreensDoor(to),
  'reaches wiring from below the roof': ({ from, to }) =>
    to.startsWith('generated/wiring/') && !isRoof(from) && !from.startsWith('generated/wiring/'),
  'lets kit and facts know each other': ({ from, to }) =>
    (from.startsWith('src/kit/') && to.startsWith('generated/')) ||
    (from.startsWith('generated/facts/') && to.startsWith('src/')),
}

test.each(Object.entries(laws))('no file %s', (_, isBroken) => {
  expect(imports.length).toBeGreaterThan(100)
  expect(imports.filter(isBroken)).toEqual([])
})

/** The folders of a floor, and its files that stand in none. */
const roomUnder = (floor: string) => (path: string) => path.slice(floor.length).split('/')[0]!

test.each(['src/ui/', 'src/session/client/', 'src/shell/', 'src/features/'])(
  'the rooms of %s use each other without circles',
  (floor) => {
    const within = imports.filter(({ from, to }) => from.startsWith(floor) && to.startsWith(floor))
    expect(within.length).toBeGreaterThan(10)
    expect(circlesIn(within, roomUnder(floor))).toEqual([])
  },
)

/** The compiler's rooms, the lowest first: what is read, resolved and stored, named, asked, checked, emitted, written, served. */
const compilerFloors = [
  ['folder.ts', 'problems'],
  ['read'],
  ['resolve', 'stored'],
  ['edit', 'names'],
  ['questions'],
  ['overlay'],
  ['check'],
  ['compile.ts', 'tables'],
  ['emit'],
  ['generate.ts', 'write'],
  ['live'],
  ['commands', 'workbench'],
  ['manifest.ts', 'tasks.ts'],
  ['main.ts'],
]

test('the compiler reads, resolves, checks and emits, and no room knows a later one', () => {
  const roomOf = roomUnder('codegen/')
  const floorOfRoom = (path: string) =>
    compilerFloors.findIndex((rooms) => rooms.includes(roomOf(path)))
  const within = readImports(['codegen/**/*.ts'])
  expect(within.length).toBeGreaterThan(100)
  expect(within.filter(({ from, to }) => floorOfRoom(from) < 0 || floorOfRoom(to) < 0)).toEqual([])
  expect(
    within.filter(
      ({ from, to }) => roomOf(from) !== roomOf(to) && floorOfRoom(to) >= floorOfRoom(from),
    ),
  ).toEqual([])
})

describe('packages', () => {
  test.each([
    ['react-aria-components', /^src\/ui\//],
    ['hls.js', /^src\/ui\/media\//],
    ['@tanstack/react-virtual', /^src\/ui\//],
    ['d3-scale', /^src\/ui\/chart\//],
    ['d3-shape', /^src\/ui\/chart\//],
    ['d3-array', /^src\/ui\/chart\//],
    ['fastify', /\/server\/|^src\/server\/|^src\/main\//],
    ['kysely', /\/server\/|^src\/server\/|^src\/main\//],
    ['node:', /\/server\/|^src\/server\/|^src\/main\//],
  ])('%s is used only where %s', (name, room) => {
    const users = packages.filter(
      ({ to }) => to === name || to.startsWith(name.endsWith(':') ? name : `${name}/`),
    )
    expect(users.filter(({ from }) => !room.test(from)).map(({ from }) => from)).toEqual([])
  })

  test('the browser never loads classic zod', () => {
    expect(packages.filter(({ from, to }) => to === 'zod' && wingOf(from) !== 'server')).toEqual([])
  })
})
