import { allSettled, type EventCallable } from 'effector'
import { expect, test } from 'vitest'
import '../../../../src/features/audience/client/audience.model'
import {
  $addresses,
  $isInviting,
  $isReady,
  $outcome,
  addressesTyped,
  invitingConfirmed,
  invitingOpened,
  rolesPicked,
} from '../../../../src/features/audience/client/inviting.model'
import type { ImportUsersRequest } from '../../../../generated/facts/features/audience'
import { openArea } from '../../../support/area'

const verdicts: Readonly<Record<string, object>> = {
  'here@x.example': { verdict: 'skipped', faults: [] },
  'above@x.example': {
    verdict: 'refused',
    faults: [{ field: 'email', code: 'roleAboveOwn' }],
  },
}

async function inviting(addresses: string, places?: object) {
  const asked: ImportUsersRequest[] = []
  const area = await openArea('users.list', {
    listUsers: () => ({ rows: [] }),
    getSeats: () => ({ free: 5, whole: 9 }),
    importUsers(request: ImportUsersRequest) {
      asked.push(request)
      const rows = request.rows.map(
        ({ email }) => verdicts[email] ?? { verdict: 'new', faults: [] },
      )
      return { rows, ...(places && { places }), invites: true }
    },
  })
  const { scope } = area
  const tell = <Params>(event: EventCallable<Params>, params: Params) =>
    allSettled(event as EventCallable<unknown>, { scope, params })
  await tell(invitingOpened, undefined)
  await tell(addressesTyped, addresses)
  expect(scope.getState($isReady)).toBe(false)
  await tell(rolesPicked, [{ id: '5001432', name: 'Viewer' }])
  await tell(invitingConfirmed, undefined)
  return { ...area, asked }
}

test('several people are invited at once with one role, and it is said to how many it went', async () => {
  const { scope, asked, notices } = await inviting('a@x.example, b@x.example c@x.example')
  expect(asked.map(({ dryRun, rows }) => [dryRun, rows.length])).toEqual([
    [true, 3],
    [false, 3],
  ])
  expect(asked[1]?.rows[0]).toEqual({ name: 'A', email: 'a@x.example', roles: ['5001432'] })
  expect(notices()).toEqual([
    expect.objectContaining({ text: { key: 'audience.inviting.sent', params: { count: 3 } } }),
  ])
  expect(scope.getState($isInviting)).toBe(false)
})

test('who was not invited is named, with the reason', async () => {
  const { scope } = await inviting('a@x.example, here@x.example, above@x.example')
  expect(scope.getState($isInviting)).toBe(true)
  expect(scope.getState($outcome)).toEqual({
    invited: 1,
    refused: [
      { email: 'here@x.example', why: { key: 'failures.emailTaken' } },
      { email: 'above@x.example', why: { key: 'failures.roleAboveOwn' } },
    ],
  })
  expect(scope.getState($addresses)).toBe('here@x.example\nabove@x.example')
})

test('where there are not seats for all, nobody is invited', async () => {
  const { scope, asked } = await inviting('a@x.example, b@x.example', { free: 1, whole: 9 })
  expect(asked.map(({ dryRun }) => dryRun)).toEqual([true])
  expect(scope.getState($outcome)).toEqual({
    invited: 0,
    seats: { free: 1, wanted: 2 },
    refused: [],
  })
})
