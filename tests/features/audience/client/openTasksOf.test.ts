import { expect, test } from 'vitest'
import type { RoleId } from '../../../../generated/facts/roles'
import { worldOf } from '../../../../src/access/worldOf'
import { openTasksOf } from '../../../../src/features/audience/client/openTasksOf'

const asked = (...roles: RoleId[]) => ({ roles, world: worldOf(roles, {}) })
const person = (userId: string, openTasks = 0, openFileRequests = 0, owedDeliverables = 0) => ({
  userId,
  openTasks,
  openFileRequests,
  owedDeliverables,
})

test.each([
  { id: 'openTasks', count: 3, path: '/tasks/ctr/all', busy: ['u1', 'u3'] },
  { id: 'openFileRequests', count: 4, path: '/tasks/file/all', busy: ['u2'] },
  { id: 'owedDeliverables', count: 1, path: '/tasks/deliverable', busy: ['u3'] },
])('$id of all who are asked about are counted, and led to by who has some', (given) => {
  const people = [person('u1', 2), person('u2', 0, 4), person('u3', 1, 0, 1)]
  const { count, address } = openTasksOf(people, asked('cm')).find(({ id }) => id === given.id)!
  expect(count).toBe(given.count)
  const [path, query] = address.split('?')
  expect(path).toBe(given.path)
  const filters = new URLSearchParams(query).toString()
  expect(['u1', 'u2', 'u3'].filter((id) => filters.includes(id))).toEqual(given.busy)
})

test('where nothing waits, nothing is said', () => {
  expect(openTasksOf([person('u1')], asked('cm'))).toEqual([])
})

test.each<{ roles: RoleId[]; may: boolean }>([
  { roles: ['admin'], may: false },
  { roles: ['admin', 'cc'], may: false },
  { roles: ['cm'], may: true },
  { roles: ['admin', 'cm'], may: true },
])('$roles are led to what waits for others: $may', ({ roles, may }) => {
  const waiting = openTasksOf([person('u1', 1, 1, 1)], asked(...roles))
  expect(waiting.map(({ mayReassign }) => mayReassign)).toEqual([may, may, may])
})
