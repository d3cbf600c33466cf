import { assert, constantFrom, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { type RoleId, roles } from '../../generated/facts/roles'
import { resolveRoles } from '../../src/access/resolveRoles'
import { seed } from '../support/sizes'

const known = Object.entries(roles).map(([id, { idSuffix }]) => ({ id: id as RoleId, idSuffix }))
const digits = string({ unit: constantFrom(...'0123456789'), maxLength: 12 })

test.each(known)('any digits followed by $idSuffix are $id', ({ id, idSuffix }) => {
  assert(
    property(digits, (prefix) => {
      expect(resolveRoles([prefix + idSuffix])).toEqual({ roles: [id], unknown: [] })
    }),
    { seed },
  )
})

test.each(known)('a role id of $id that arrives as a number is the same', ({ id, idSuffix }) => {
  expect(resolveRoles([Number(`5${idSuffix}`)]).roles).toEqual([id])
})

test.each(['', '132', '5009999', 'x1632', '1632x', '16 32', '-1632', '1e1632'])(
  'the id %j is no role, and is told',
  (id) => {
    expect(resolveRoles([id])).toEqual({ roles: [], unknown: [id] })
  },
)

test('several ids of one role are one role', () => {
  expect(resolveRoles(['11632', '21632', '11432', '7'])).toEqual({
    roles: ['cm', 'viewer'],
    unknown: ['7'],
  })
})
