import { expect, test } from 'vitest'
import { screen as roleScreen } from '../../../../generated/facts/screens/roles'
import { roleIdOf } from '../../../../src/access/roleIdOf'
import { titleOf, wordsIn, type Speaker } from '../../../../src/screens/client/cells/valueText'

const speaker = { say: (key: string) => `(${key})` } as unknown as Speaker

test('roles of the manifest are called as the language has them, and those of customers by their names', () => {
  const roles = [
    { id: roleIdOf('viewer'), name: 'Viewer' },
    { id: '1234567890121432', name: 'Freelancer' },
  ]
  expect(wordsIn(undefined, roles, speaker)).toEqual(['(roles.viewer)', 'Freelancer'])
  expect(wordsIn(undefined, roles[0], speaker)).toEqual(['(roles.viewer)'])
  expect(wordsIn(undefined, ['a', 'b'], speaker)).toEqual(['a', 'b'])
})

test('the page of a role of the manifest has the title that its language gives it', () => {
  const ids = [roleIdOf('viewer'), '1234567890121432']
  const rows = ids.map((roleId) => ({ roleId, name: 'Named', may: [], rev: 1 }))
  expect(rows.map((row) => titleOf(roleScreen, row, speaker.say))).toEqual([
    '(roles.viewer)',
    'Named',
  ])
})
