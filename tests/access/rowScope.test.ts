import { expect, test } from 'vitest'
import { calls } from '../../generated/wiring/calls'
import { roles as allRoles, type RoleId } from '../../generated/facts/roles'
import { rowScopeOf, widest } from '../../src/access/rowScope'

test.each<[RoleId[], string]>([
  [[], 'own'],
  [['viewer'], 'own'],
  [['cc'], 'shared'],
  [['cm'], 'customer'],
  [['viewer', 'cc'], 'shared'],
  [['cm', 'cc', 'viewer'], 'customer'],
])('by a call with rows for cm and cc, %j touch %s', (held, scope) => {
  expect(rowScopeOf({ rows: { cm: 'customer', cc: 'shared' } }, held)).toBe(scope)
})

test('a call that says nothing of rows is about those of the person', () => {
  expect(rowScopeOf({}, ['cm'])).toBe('own')
  expect(rowScopeOf({ rows: 'customer' }, ['viewer'])).toBe('customer')
})

test('another role never takes rows away', () => {
  const ids = Object.keys(allRoles) as RoleId[]
  for (const call of Object.values(calls))
    for (const held of ids)
      for (const more of ids) {
        const both = rowScopeOf(call, [held, more])
        expect(both).toBe(widest([rowScopeOf(call, [held]), both]))
      }
})
