import { expect, test } from 'vitest'
import { isTouched, reachOf, reachOfJourney, touchedJourneys, type Project } from './selection'

const uses: Record<string, readonly string[]> = {
  'tests/features/orders/orders.test.ts': [
    'tests/support/freshApp.ts',
    'generated/facts/features/orders.ts',
  ],
  'tests/api/calls.test.ts': ['tests/support/freshApp.ts'],
  'tests/features/files/server/list.test.ts': ['tests/support/freshApp.ts'],
  'tests/features/orders/price.test.ts': ['src/features/orders/price.ts', 'tests/cases/'],
  'tests/support/freshApp.ts': ['src/main/assemble.ts'],
  'src/main/assemble.ts': ['generated/wiring/handlers.ts', 'src/server/app.ts'],
  'generated/wiring/handlers.ts': [
    'src/features/orders/server/handlers.ts',
    'src/features/files/server/handlers.ts',
  ],
  'src/features/orders/server/handlers.ts': ['src/features/orders/price.ts'],
  'tests/journeys/orders.journey.ts': ['tests/journeys/actions.ts'],
  'src/features/orders/client/OrdersScreen.tsx': ['src/screens/client/List.tsx'],
}
const late: Record<string, readonly string[]> = {
  'src/features/orders/client/OrdersScreen.tsx': ['src/features/orders/client/Film.tsx'],
}
const project: Project = {
  uses: (file) => [
    ...(uses[file] ?? []).map((path) => ({ path, isLate: false })),
    ...(late[file] ?? []).map((path) => ({ path, isLate: true })),
  ],
}

const overHttp = 'tests/features/orders/orders.test.ts'
const ofEveryArea = 'tests/api/calls.test.ts'
const ofItsArea = 'tests/features/files/server/list.test.ts'
const rule = 'tests/features/orders/price.test.ts'

test.each([
  [overHttp, 'src/features/orders/price.ts', true],
  [overHttp, 'src/server/app.ts', true],
  [overHttp, 'src/main/assemble.ts', false],
  ['tests/support/freshApp.ts', 'src/main/assemble.ts', true],
  [overHttp, 'src/features/files/server/handlers.ts', false],
  [ofEveryArea, 'src/features/files/server/handlers.ts', true],
  [ofItsArea, 'src/features/files/server/handlers.ts', true],
  [ofItsArea, 'src/features/orders/price.ts', false],
  [rule, 'src/features/orders/price.ts', true],
  [rule, 'tests/cases/two/input.yaml', true],
  [rule, 'src/server/app.ts', false],
  [rule, rule, true],
])('%s is touched by %s: %s', (file, changed, touched) => {
  expect(isTouched(reachOf(project, file), [changed])).toBe(touched)
})

test.each([
  ['tests/journeys/actions.ts', true],
  ['src/screens/client/List.tsx', true],
  ['src/features/orders/price.ts', true],
  ['src/features/orders/client/Film.tsx', false],
  ['src/features/files/server/handlers.ts', false],
])('a journey is touched by what it loaded and called, %s: %s', (changed, touched) => {
  const loaded = [
    'src/features/orders/client/OrdersScreen.tsx',
    'src/features/orders/server/handlers.ts',
  ]
  const reach = reachOfJourney(project, 'tests/journeys/orders.journey.ts', loaded)
  expect(isTouched(reach, [changed])).toBe(touched)
})

const walk = (name: string, reach: readonly string[], journeys = 2) => ({
  file: `tests/journeys/${name}.journey.ts`,
  reach: new Set(reach),
  journeys,
})

/** Twenty areas with two journeys each, which go through the list, and two of the session. */
const areas = Array.from({ length: 20 }, (_, at) =>
  walk(`area${at}`, [`src/features/area${at}/`, 'src/screens/client/List.tsx']),
)
const walks = [
  ...areas,
  walk('session/tabs', ['src/session/client/leave.ts']),
  walk('session/clock', []),
]
const chosen = (changed: readonly string[], lot: string) =>
  touchedJourneys(walks, changed, lot).chosen

test('a change of an area is tried by every journey through it, whatever the lot', () => {
  for (const lot of ['one', 'two', 'three'])
    expect(chosen(['src/features/area3/price.ts'], lot)).toEqual([
      'tests/journeys/area3.journey.ts',
    ])
})

test('a change of common ground is tried by a part of the journeys, which the lot draws', () => {
  const parts = Array.from({ length: 40 }, (_, lot) =>
    touchedJourneys(walks, ['src/screens/client/List.tsx'], `${lot}`),
  )
  for (const part of parts) expect(part.chosen.length + part.passedOver.length).toBe(areas.length)
  const mean = parts.reduce((sum, part) => sum + part.chosen.length, 0) / parts.length
  expect(mean).toBeGreaterThan(2)
  expect(mean).toBeLessThan(7)
  expect(new Set(parts.flatMap((part) => part.chosen)).size).toBe(areas.length)
})

test('a change of the session is tried by all of its own journeys', () => {
  for (const lot of ['one', 'two', 'three'])
    expect(chosen(['src/session/client/tokens.ts'], lot)).toEqual(
      expect.arrayContaining([
        'tests/journeys/session/tabs.journey.ts',
        'tests/journeys/session/clock.journey.ts',
      ]),
    )
})

test('a change of everything is tried by as many journeys as npm test runs, changed ones first', () => {
  const many = Array.from({ length: 50 }, (_, at) => walk(`area${at}`, [`area${at}`]))
  const own = walk('own', ['tests/journeys/own.journey.ts'], 50)
  const changed = [...many.flatMap(({ reach }) => [...reach]), own.file]
  const { chosen: tried, passedOver } = touchedJourneys([...many, own], changed, 'one')
  expect(tried[0]).toBe(own.file)
  // A sweep of fifty leaves room for others.
  expect([tried.length, passedOver.length]).toEqual([26, 25])
})

test('what a change cannot break is not tried', () => {
  expect(touchedJourneys(walks, ['README.md'], 'one')).toEqual({ chosen: [], passedOver: [] })
})
