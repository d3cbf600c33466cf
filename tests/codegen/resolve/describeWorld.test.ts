import { expect, test } from 'vitest'
import { describeWorld } from '../../../codegen/resolve/describeWorld'
import { bits } from './world'

/** Bits of tests/codegen/resolve/world.ts. */
const [viewer, admin, cm] = [2, 4, 8]
const [hidden, zoom, vendor] = [1, 2, 4]
const [tablet, compact, wide, one, many] = [1, 2, 4, 8, 16]
const anywhere = tablet | compact | wide | one | many

test.each([
  ['viewer', { roles: viewer, flags: 0, care: 0, among: anywhere }],
  ['viewer with hidden', { roles: viewer, flags: hidden, care: hidden, among: anywhere }],
  ['viewer without hidden', { roles: viewer, flags: 0, care: hidden, among: anywhere }],
  [
    'viewer with hidden and vendor but without zoom',
    { roles: viewer, flags: hidden | vendor, care: hidden | zoom | vendor, among: anywhere },
  ],
  [
    'viewer without hidden or zoom',
    { roles: viewer, flags: 0, care: hidden | zoom, among: anywhere },
  ],
  ['viewer who is also admin', { roles: viewer | admin, flags: 0, care: 0, among: anywhere }],
  [
    'viewer who is also admin and cm',
    { roles: viewer | admin | cm, flags: 0, care: 0, among: anywhere },
  ],
  [
    'cm with zoom on a tablet screen',
    { roles: cm, flags: zoom, care: zoom, among: tablet | one | many },
  ],
  ['cm on a compact or wide screen', { roles: cm, flags: 0, care: 0, among: anywhere & ~tablet }],
  [
    'cm on a wide screen where profiles is many',
    { roles: cm, flags: 0, care: 0, among: wide | many },
  ],
])('%s', (words, world) => {
  expect(describeWorld({ ...world, facts: tablet | one }, bits)).toBe(words)
})

test('a world that was not found but given is told with its flags and facts', () => {
  expect(describeWorld({ roles: viewer, flags: hidden, facts: tablet | many }, bits)).toBe(
    'viewer with hidden on a tablet screen where profiles is many',
  )
})
