import { allSettled, fork } from 'effector'
import { describe, expect, test } from 'vitest'
import { $profiles } from '../../../src/session/client/customers/member.model'
import { $session } from '../../../src/session/client/tokens/session.model'
import {
  $activeId,
  $chosenByKey,
  $found,
  $maySwitch,
  $search,
  searchTyped,
  stepped,
  switcherOpened,
} from '../../../src/shell/profile-switcher/profileSwitcher.model'
import { aSession } from '../../support/browserEdge'
import { aProfile } from '../../support/customers'

const four = [
  aProfile({ customerID: 'c1', customerName: 'Northwind' }),
  aProfile({ customerID: 'c2', customerName: 'Brightcut' }),
  aProfile({ customerID: 'c3', customerName: 'Old Mill', isLocked: true }),
  aProfile({ customerID: 'c4', customerName: 'Harbour' }),
]

const begin = (profiles = four, roles = aSession().roles) =>
  fork({
    values: [
      [$session, aSession({ roles, customerId: 'c1' })],
      [$profiles, profiles],
    ],
  })

describe('case 58: the popup opens only when more than one profile exists and nobody is super-admin', () => {
  test.each([
    { profiles: four, roles: ['cm' as const], opens: true },
    { profiles: four.slice(0, 1), roles: ['cm' as const], opens: false },
    { profiles: [], roles: ['cm' as const], opens: false },
    { profiles: four, roles: ['superAdmin' as const], opens: false },
  ])('$profiles.length profiles, $roles: $opens', ({ profiles, roles, opens }) => {
    expect(begin(profiles, roles).getState($maySwitch)).toBe(opens)
  })
})

test('case 58: the arrow keys pass over locked profiles, and the ends meet', async () => {
  const scope = begin()
  const seen = [scope.getState($activeId)]
  for (const step of ['next', 'next', 'next', 'previous', 'last', 'first'] as const) {
    await allSettled(stepped, { scope, params: step })
    seen.push(scope.getState($activeId))
  }
  expect(seen).toEqual(['c1', 'c2', 'c4', 'c1', 'c4', 'c4', 'c1'])
})

test('Enter on the current profile leads nowhere', async () => {
  const scope = begin()
  expect(scope.getState($chosenByKey)).toBeNull()
  await allSettled(stepped, { scope, params: 'next' })
  expect(scope.getState($chosenByKey)?.customerID).toBe('c2')
})

test('searching points at the first open match', async () => {
  const scope = begin()
  await allSettled(searchTyped, { scope, params: 'har' })
  expect(scope.getState($found).map(({ customerID }) => customerID)).toEqual(['c4'])
  expect(scope.getState($chosenByKey)?.customerID).toBe('c4')
  await allSettled(searchTyped, { scope, params: 'old mill' })
  expect(scope.getState($activeId)).toBeNull()
})

test('a popup opens with an empty search', async () => {
  const scope = begin()
  await allSettled(searchTyped, { scope, params: 'zzz' })
  await allSettled(switcherOpened, { scope })
  expect(scope.getState($search)).toBe('')
})
