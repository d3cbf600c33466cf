import { href } from '../../../../generated/facts/routes'
import { listRecordingTasks, reassignTasks } from '../../../../generated/facts/features/tasks'
import type { RoleId } from '../../../../generated/facts/roles'
import { rowScopeOf } from '../../../access/rowScope'
import type { ListUsersRow } from '../../../../generated/facts/features/audience'
import { emptyAddress, writeAddress } from '../../../screens/address'
import { waitingStates } from '../../tasks/task'

type Person = Pick<ListUsersRow, 'userId' | 'openTasks'>

/** Whether they see tasks that are asked of others, and may ask somebody else instead. */
export const mayReassignAll = (roles: readonly RoleId[]): boolean =>
  [listRecordingTasks, reassignTasks].every((call) => rowScopeOf(call, roles) === 'customer')

/** How many tasks wait for these people, and where they are given to others. */
export function openTasksOf(people: readonly Person[]): { count: number; address: string } {
  const busy = people.filter(({ openTasks }) => openTasks > 0)
  const filters = [
    ...busy.map(({ userId }) => ({ field: 'assignee', op: 'is', value: userId }) as const),
    ...waitingStates.map((state) => ({ field: 'state', op: 'is', value: state }) as const),
  ]
  return {
    count: busy.reduce((sum, { openTasks }) => sum + openTasks, 0),
    address: `${href('tasks.all')}?${writeAddress({ ...emptyAddress, filters })}`,
  }
}
