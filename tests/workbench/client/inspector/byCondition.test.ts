import { expect, test } from 'vitest'
import { byCondition } from '../../../../src/workbench/client/inspector/byCondition'

test('those under one condition stand in one line, roles that are needed together as one', () => {
  expect(
    byCondition([
      { roles: ['admin'], when: '' },
      { roles: ['viewer'], when: '!hideOrganization' },
      { roles: ['cm'], when: '' },
      { roles: ['cc', 'viewer'], when: '!hideOrganization' },
    ]),
  ).toEqual([
    { when: '', who: ['admin', 'cm'] },
    { when: '!hideOrganization', who: ['viewer', 'cc + viewer'] },
  ])
})
