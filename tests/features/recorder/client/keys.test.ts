import { expect, test } from 'vitest'
import { commandOf } from '../../../../src/features/recorder/client/keys'
import type { Stage } from '../../../../src/features/recorder/stage'

const plain = { hasShift: false, hasCommand: false, hasAlt: false }

test.each<[Stage['is'], string, object, unknown]>([
  ['ready', 'r', {}, 'record'],
  // Caps lock.
  ['ready', 'R', {}, 'record'],
  ['ready', 'Escape', {}, 'cancel'],
  ['ready', 'p', {}, undefined],
  ['ready', '+', { hasShift: true }, 'larger'],
  ['counting', ' ', {}, 'startNow'],
  ['recording', 'R', { hasShift: true }, 'retake'],
  ['recording', 'Escape', {}, undefined],
  ['recording', 'r', { hasCommand: true }, undefined],
  ['paused', 'p', {}, 'pause'],
  ['reviewing', '3', {}, { take: 3 }],
  ['reviewing', 'Enter', { hasCommand: true }, 'save'],
  ['reviewing', 'Enter', {}, undefined],
  ['saving', 'r', {}, undefined],
  ['reviewing', '?', { hasShift: true }, 'keys'],
  ['ready', 'r', { hasAlt: true }, undefined],
])('%s: %s %o is %s', (stage, key, held, command) => {
  expect(commandOf(stage, { ...plain, key, ...held })).toEqual(command)
})
