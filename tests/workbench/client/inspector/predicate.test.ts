import { describe, expect, test } from 'vitest'
import type { Predicate } from '../../../../codegen/read/manifest'
import {
  formOf,
  predicateOf,
  withFact,
  withFlag,
  withRole,
  withWay,
} from '../../../../src/workbench/client/inspector/predicate'

test.each<Predicate | null>([
  null,
  'public',
  '$organizationTop',
  { roles: ['cm'] },
  [{ roles: ['admin', 'cm'] }, { roles: ['viewer'], flags: { hideOrganization: false } }],
])('%o comes back from its form as it was', (access) => {
  expect(predicateOf(formOf(access))).toEqual(access)
})

test('one way that is left of several stands alone', () => {
  const ways = [{ roles: ['admin'] }, { roles: ['cm'] }]
  expect(predicateOf({ kind: 'ways', ways: withWay(ways, 0, null) })).toEqual({ roles: ['cm'] })
})

describe('a way asks for what is chosen and for nothing else', () => {
  test('roles come and go; without one, whatever the role', () => {
    expect(withRole({ roles: ['cm'] }, 'admin')).toEqual({ roles: ['cm', 'admin'] })
    expect(withRole({ roles: ['cm'] }, 'cm')).toEqual({})
  })

  test.each([
    { value: true, asks: { flags: { proEditVendor: true } } },
    { value: false, asks: { flags: { proEditVendor: false } } },
    { value: undefined, asks: {} },
  ])('a flag is set, not set, or does not matter: $value', ({ value, asks }) => {
    expect(withFlag({ flags: { proEditVendor: true } }, 'proEditVendor', value)).toEqual(asks)
  })

  test('circumstances come and go', () => {
    const tablet = withFact({ roles: ['cm'] }, 'viewport', 'tablet')
    expect(tablet).toEqual({ roles: ['cm'], facts: { viewport: 'tablet' } })
    expect(withFact(tablet, 'viewport', undefined)).toEqual({ roles: ['cm'] })
  })
})
