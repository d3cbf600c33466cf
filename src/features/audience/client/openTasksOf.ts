import {
  listDeliverables,
  updateDeliverable,
} from '../../../../generated/facts/features/deliverables'
import {
  listFileRequests,
  reassignFileRequests,
} from '../../../../generated/facts/features/file-requests'
import { href } from '../../../../generated/facts/routes'
import { listRecordingTasks, reassignTasks } from '../../../../generated/facts/features/tasks'
import type { World } from '../../../../generated/facts/access'
import type { RoleId } from '../../../../generated/facts/roles'
import { can } from '../../../access/can'
import { rowScopeOf } from '../../../access/rowScope'
import type { ListUsersRow } from '../../../../generated/facts/features/audience'
import { emptyAddress, writeAddress } from '../../../screens/address'
import { owedStates } from '../../deliverables/deliverable'
import { waitingStates as waitingRequests } from '../../file-requests/fileRequest'
import { waitingStates } from '../../tasks/task'

/** Kinds of work that may wait for people, each with the list in which it is given to others. */
const kinds = [
  {
    id: 'openTasks',
    route: 'tasks.all',
    person: 'assignee',
    states: waitingStates,
    calls: [listRecordingTasks, reassignTasks],
  },
  {
    id: 'openFileRequests',
    route: 'tasks.file.all',
    person: 'assignee',
    states: waitingRequests,
    calls: [listFileRequests, reassignFileRequests],
  },
  {
    id: 'owedDeliverables',
    route: 'tasks.deliverable',
    person: 'maker',
    states: owedStates,
    calls: [listDeliverables, updateDeliverable],
  },
] as const

type Kind = (typeof kinds)[number]
type Person = Pick<ListUsersRow, 'userId' | Kind['id']>

interface Asker {
  readonly roles: readonly RoleId[]
  readonly world: World
}

/** How much of each kind waits for these people, and whether whoever asks may give it to others there. */
export function openTasksOf(people: readonly Person[], { roles, world }: Asker) {
  return kinds.flatMap(({ id, route, person, states, calls }) => {
    const busy = people.filter((each) => each[id] > 0)
    const filters = [
      ...busy.map(({ userId }) => ({ field: person, op: 'is', value: userId }) as const),
      ...states.map((state) => ({ field: 'state', op: 'is', value: state }) as const),
    ]
    const waiting = {
      id,
      count: busy.reduce((sum, each) => sum + each[id], 0),
      address: `${href(route)}?${writeAddress({ ...emptyAddress, filters })}`,
      mayReassign: calls.every(
        (call) => can(call.access, world) && rowScopeOf(call, roles) === 'customer',
      ),
    }
    return waiting.count > 0 ? [waiting] : []
  })
}
