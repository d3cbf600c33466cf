import { expect, test } from 'vitest'
import { logOf, sourceOf, type Sources } from './loaded'

const sources: Sources = {
  chunks: new Map([
    ['/assets/Orders-1a.js', 'src/features/orders/client/Orders.tsx'],
    ['/assets/Frame-2b.js', 'src/shell/Frame.tsx'],
  ]),
  calls: new Map([['/rest/orders/listOrders', 'src/features/orders/server/handlers.ts']]),
}

test.each([
  ['/assets/Orders-1a.js', 'src/features/orders/client/Orders.tsx'],
  ['/assets/i18n/en/orders.json', 'manifest/text/en/orders.yaml'],
  ['/rest/orders/listOrders', 'src/features/orders/server/handlers.ts'],
  ['/assets/Chip-3c.js', undefined],
])('%s is of %s', (address, source) => {
  expect(sourceOf(address, sources)).toBe(source)
})

test('the log names files in their order, and leaves out what most of them load', () => {
  const journeys = [
    'orders.journey.ts › it is sent',
    'orders.journey.ts › it is closed',
    'a.journey.ts › b',
  ]
  const lines = [
    'tests/journeys/orders.journey.ts /rest/orders/listOrders',
    'tests/journeys/orders.journey.ts /assets/Frame-2b.js',
    'tests/journeys/a.journey.ts /assets/Frame-2b.js',
    'tests/journeys/orders.journey.ts /assets/Orders-1a.js',
    'tests/journeys/orders.journey.ts /assets/Orders-1a.js',
  ]
  expect(JSON.parse(logOf(journeys, lines, sources))).toEqual({
    'tests/journeys/a.journey.ts': { journeys: 1, loaded: [] },
    'tests/journeys/orders.journey.ts': {
      journeys: 2,
      loaded: ['src/features/orders/client/Orders.tsx', 'src/features/orders/server/handlers.ts'],
    },
  })
  expect(logOf(journeys, lines.toReversed(), sources)).toBe(logOf(journeys, lines, sources))
})
