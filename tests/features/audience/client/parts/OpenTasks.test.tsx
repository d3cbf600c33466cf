// @vitest-environment jsdom
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import type { ListUsersRow } from '../../../../../generated/facts/features/audience'
import type { RoleId } from '../../../../../generated/facts/roles'
import { OpenTasks } from '../../../../../src/features/audience/client/parts/OpenTasks'
import { $session } from '../../../../../src/session/client'
import { aSession } from '../../../../support/browserEdge'
import { drawWorded } from '../../../../support/drawWorded'

const waiting = { openTasks: 2, openFileRequests: 1, owedDeliverables: 3 }
const busy = { userId: 'u1', ...waiting } as ListUsersRow

test.each<{ roles: RoleId[]; says: string; buttons: number }>([
  { roles: ['admin'], says: 'A campaign manager has to reassign it', buttons: 0 },
  { roles: ['cm'], says: 'Reassign it first', buttons: 3 },
])('$roles are told what waits and who reassigns it', async ({ roles, says, buttons }) => {
  await drawWorded(
    <MemoryRouter>
      <OpenTasks rows={[busy]} count={1} />
    </MemoryRouter>,
    'audience',
    [[$session as never, aSession({ roles })]],
  )
  const told = '2 open tasks, 1 open file request, 3 open deliverables'
  expect(document.body.textContent).toContain(told)
  expect(document.body.textContent).toContain(says)
  expect(document.querySelectorAll('button, a')).toHaveLength(buttons)
})
