import { expect, test } from 'vitest'
import type { ClauseEntry } from '../../../../codegen/read/manifest'
import { hiddenFrom, withFlagFor } from '../../../../src/workbench/client/inspector/hiddenFrom'

const known = {
  roles: ['cc', 'viewer', 'cm', 'superAdmin'].map((id) => ({
    id,
    bit: 0,
    exclusive: false,
    title: id,
  })),
  groups: { normal: ['cc', 'viewer', 'cm'], makers: ['cc'] },
}

test.each<{ from: string[]; ways: ClauseEntry[]; left: ClauseEntry[] }>([
  {
    from: ['cm'],
    ways: [{ roles: ['$normal'], flags: { open: true } }],
    left: [{ roles: ['cc', 'viewer'], flags: { open: true } }],
  },
  { from: ['cm'], ways: [{ roles: ['$makers', 'cm'] }], left: [{ roles: ['$makers'] }] },
  { from: ['viewer'], ways: [{}], left: [{ roles: ['cc', 'cm', 'superAdmin'] }] },
  { from: ['cm'], ways: [{ roles: ['cm'] }, { roles: ['cc'] }], left: [{ roles: ['cc'] }] },
  { from: ['cm'], ways: [{ roles: ['cm'] }], left: [] },
])('hiding $ways from $from leaves $left', ({ from, ways, left }) => {
  expect(hiddenFrom(from, ways, known)).toEqual(left)
})

test.each<{ roles: string[]; ways: ClauseEntry[]; left: ClauseEntry[] }>([
  {
    roles: ['viewer'],
    ways: [{ roles: ['$normal'], flags: { open: true } }],
    left: [
      { roles: ['cc', 'cm'], flags: { open: true } },
      { roles: ['viewer'], flags: { open: true, beta: true } },
    ],
  },
  // Hidden from viewers before: they come in by the flag alone.
  {
    roles: ['viewer'],
    ways: [{ roles: ['cc', 'cm'] }],
    left: [{ roles: ['cc', 'cm'] }, { roles: ['viewer'], flags: { beta: true } }],
  },
  { roles: ['cm'], ways: [{ roles: ['cm'] }], left: [{ roles: ['cm'], flags: { beta: true } }] },
])('a flag for $roles leaves others of $ways as they were', ({ roles, ways, left }) => {
  expect(withFlagFor(roles, ways, ['beta', true], known)).toEqual(left)
})
