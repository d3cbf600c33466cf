// @vitest-environment jsdom
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import type { ListUsersRow } from '../../../../../generated/facts/features/audience'
import type { RoleId } from '../../../../../generated/facts/roles'
import { OpenTasks } from '../../../../../src/features/audience/client/parts/OpenTasks'
import { $session } from '../../../../../src/session/client'
import { aSession } from '../../../../support/browserEdge'
import { drawWorded } from '../../../../support/drawWorded'

const busy = { userId: 'u1', openTasks: 2 } as ListUsersRow

test.each<{ roles: RoleId[]; says: string; hasButton: boolean }>([
  { roles: ['admin'], says: 'A campaign manager has to reassign them', hasButton: false },
  { roles: ['cm'], says: 'Reassign them first', hasButton: true },
])('$roles are told who reassigns open tasks', async ({ roles, says, hasButton }) => {
  await drawWorded(
    <MemoryRouter>
      <OpenTasks rows={[busy]} count={1} />
    </MemoryRouter>,
    'audience',
    [[$session as never, aSession({ roles })]],
  )
  expect(document.body.textContent).toContain(says)
  expect(document.querySelector('button, a') !== null).toBe(hasButton)
})
