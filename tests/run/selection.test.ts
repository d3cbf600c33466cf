import { expect, test } from 'vitest'
import { concernsEveryJourney, isTouched, reachOf, reachOfJourney, type Project } from './selection'

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

test.each([
  ['src/ui/page/Page.tsx', true],
  ['src/session/client/index.ts', true],
  ['src/features/orders/price.ts', false],
])('%s concerns every journey: %s', (changed, every) => {
  expect(concernsEveryJourney([changed])).toBe(every)
})
