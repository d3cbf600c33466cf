import { expect, test } from 'vitest'
import type { RoleId } from '../../../../generated/facts/roles'
import { mayReassignAll, openTasksOf } from '../../../../src/features/audience/client/openTasksOf'

test('tasks of all who are asked about are counted, and led to by those who have some', () => {
  const { count, address } = openTasksOf([
    { userId: 'u1', openTasks: 2 },
    { userId: 'u2', openTasks: 0 },
    { userId: 'u3', openTasks: 1 },
  ])
  expect(count).toBe(3)
  const [path, query] = address.split('?')
  expect(path).toBe('/tasks/ctr/all')
  const filters = new URLSearchParams(query).toString()
  expect(['u1', 'u2', 'u3'].filter((id) => filters.includes(id))).toEqual(['u1', 'u3'])
})

test.each<{ roles: RoleId[]; may: boolean }>([
  { roles: ['admin'], may: false },
  { roles: ['admin', 'cc'], may: false },
  { roles: ['cm'], may: true },
  { roles: ['admin', 'cm'], may: true },
])('$roles are led to the tasks of others: $may', ({ roles, may }) => {
  expect(mayReassignAll(roles)).toBe(may)
})
