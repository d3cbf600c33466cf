import { describe, expect, test } from 'vitest'
import { worldOf } from '../../../../src/access/worldOf'
import { profilesFacts, viewportFacts } from '../../../../generated/facts/access'
import {
  flagsInAddress,
  readLens,
  toggleFlag,
  toggleRole,
  worldOfLens,
} from '../../../../src/workbench/client/lens/lens'
import { tablesOfProject } from '../../../support/workbench'

const tables = tablesOfProject()

describe('the address says whose eyes the page looks through', () => {
  test.each<{ says: Record<string, string>; roles: string[] }>([
    { says: {}, roles: ['cm'] },
    { says: { roles: 'cm' }, roles: ['cm'] },
    { says: { roles: 'cm,viewer' }, roles: ['viewer', 'cm'] },
    { says: { roles: 'superAdmin,cm' }, roles: ['superAdmin'] },
    { says: { roles: 'cm,owner' }, roles: ['cm'] },
    { says: { roles: 'owner' }, roles: ['cm'] },
  ])('$says means the roles $roles', ({ says, roles }) => {
    expect(readLens(says, tables).roles).toEqual(roles)
  })

  test('a fact it does not name has its last value, an unknown value as well', () => {
    expect(readLens({}, tables).facts).toEqual({ viewport: 'wide', profiles: 'many' })
    expect(readLens({ viewport: 'tablet', profiles: 'none' }, tables).facts).toEqual({
      viewport: 'tablet',
      profiles: 'many',
    })
  })

  test('flags it does not name are as declared, and such flags it need not name', () => {
    const flags = [
      { id: 'a', bit: 1, default: true, meaning: '' },
      { id: 'b', bit: 2, default: false, meaning: '' },
    ]
    const known = { ...tables, flags }
    expect(readLens({}, known).flags).toEqual(['a'])
    expect(readLens({ flags: 'b' }, known).flags).toEqual(['b'])
    expect(readLens({ flags: '' }, known).flags).toEqual([])
    expect(flagsInAddress(['a'], known)).toBeUndefined()
    expect(flagsInAddress([], known)).toBe('')
    expect(flagsInAddress(['b', 'a'], known)).toBe('a,b')
  })
})

const lens = (...roles: string[]) => ({ ...readLens({}, tables), roles })

describe('roles are chosen as people hold them', () => {
  test.each([
    { held: ['cm'], pressed: 'viewer', holds: ['viewer', 'cm'] },
    { held: ['viewer', 'cm'], pressed: 'cm', holds: ['viewer'] },
    { held: ['viewer'], pressed: 'viewer', holds: ['viewer'] },
    { held: ['viewer', 'cm'], pressed: 'superAdmin', holds: ['superAdmin'] },
    { held: ['superAdmin'], pressed: 'cm', holds: ['cm'] },
  ])('$held and a press on $pressed make $holds', ({ held, pressed, holds }) => {
    expect(toggleRole(lens(...held), pressed, tables)).toEqual(holds)
  })

  test('a flag is set and taken back', () => {
    const set = { ...lens('cm'), flags: toggleFlag(lens('cm'), 'proEditVendor') }
    expect(set.flags).toEqual(['proEditVendor'])
    expect(toggleFlag(set, 'proEditVendor')).toEqual([])
  })
})

test('the world of a lens is the world the shell makes of the same person', () => {
  const held = readLens(
    { roles: 'viewer,cm', flags: 'hideOrganization', viewport: 'compact', profiles: 'one' },
    tables,
  )
  expect(worldOfLens(held, tables)).toEqual(
    worldOf(
      ['viewer', 'cm'],
      { hideOrganization: true },
      viewportFacts.compact | profilesFacts.one,
    ),
  )
})
