import { fork } from 'effector'
import { expect, test } from 'vitest'
import { profilesFacts, viewportFacts } from '../../../../generated/facts/access'
import { $viewportWidth } from '../../../../src/browser/viewport'
import { viewportOf, $world } from '../../../../src/session/client/customers/world.model'

test.each([
  [320, 'tablet'],
  [1279, 'tablet'],
  [1280, 'compact'],
  [1536, 'compact'],
  [1537, 'wide'],
] as const)('a window of %i px is %s', (width, viewport) => {
  expect(viewportOf(width)).toBe(viewport)
})

test('the world follows the window', () => {
  const scope = fork({ values: [[$viewportWidth, 1100]] })
  expect(scope.getState($world).facts).toBe(viewportFacts.tablet | profilesFacts.one)
})
