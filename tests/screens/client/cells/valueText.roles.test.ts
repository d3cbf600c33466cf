import { expect, test } from 'vitest'
import { screen as roles } from '../../../../generated/facts/screens/roles'
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
  const titled = (roleId: string) =>
    titleOf(roles, { roleId, name: 'Named', may: [], rev: 1 }, speaker.say)
  expect([titled(roleIdOf('viewer')), titled('1234567890121432')]).toEqual([
    '(roles.viewer)',
    'Named',
  ])
})
