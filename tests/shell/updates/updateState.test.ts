import { expect, test } from 'vitest'
import { type Happening, step, type UpdateState } from '../../../src/shell/updates/updateState'

test.each<{ from: UpdateState; happening: Happening; to: UpdateState }>([
  { from: 'noWorker', happening: 'began', to: 'registering' },
  { from: 'registering', happening: 'registered', to: 'current' },
  { from: 'registering', happening: 'refused', to: 'noWorker' },
  { from: 'registering', happening: 'found', to: 'ready' },
  { from: 'current', happening: 'found', to: 'ready' },
  { from: 'current', happening: 'replaced', to: 'ready' },
  { from: 'ready', happening: 'confirmed', to: 'activating' },
  { from: 'ready', happening: 'replaced', to: 'ready' },
  { from: 'noWorker', happening: 'found', to: 'noWorker' },
  { from: 'current', happening: 'confirmed', to: 'current' },
  { from: 'activating', happening: 'replaced', to: 'activating' },
])('$from, $happening: $to', ({ from, happening, to }) => {
  expect(step(from, happening)).toBe(to)
})
