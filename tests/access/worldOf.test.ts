import { expect, test } from 'vitest'
import { flags } from '../../generated/facts/flags'
import { type RoleId, roles } from '../../generated/facts/roles'
import { personaOf, worldOf } from '../../src/access/worldOf'

test.each<{ held: RoleId[]; effective: RoleId[] }>([
  { held: ['viewer'], effective: ['viewer'] },
  { held: ['viewer', 'cm'], effective: ['viewer', 'cm'] },
  { held: ['superAdmin'], effective: ['superAdmin'] },
  { held: ['superAdmin', 'cm'], effective: ['superAdmin'] },
  { held: [], effective: [] },
])('whoever holds $held acts as $effective', ({ held, effective }) => {
  expect(worldOf(held, {}).roles).toBe(effective.reduce((mask, id) => mask | roles[id].bit, 0))
})

test('a flag the server did not send has its declared default', () => {
  const defaults = Object.values(flags).reduce(
    (mask, flag) => (flag.default ? mask | flag.bit : mask),
    0,
  )
  expect(worldOf(['cm'], {}).flags).toBe(defaults)
  expect(worldOf(['cm'], { proEditVendor: true }).flags).toBe(defaults | flags.proEditVendor.bit)
})

test.each<{ held: RoleId[]; persona: string | undefined }>([
  { held: ['cc'], persona: 'normal' },
  { held: ['cm', 'superAdmin'], persona: 'support' },
  { held: [], persona: undefined },
])('$held is of the persona $persona', ({ held, persona }) => {
  expect(personaOf(held)).toBe(persona)
})
