import { allSettled, fork } from 'effector'
import { expect, test } from 'vitest'
import type { RoleId } from '../../../../generated/facts/roles'
import { navigateFx } from '../../../../src/browser/location'
import '../../../../src/features/account/client/account.model'
import { $session } from '../../../../src/session/client/tokens/session.model'
import { screenOpened } from '../../../../src/shell/routing/screen.model'
import { aSession, browserEdge } from '../../../support/browserEdge'

test.each([
  { role: 'viewer', userId: 'me', to: [] },
  { role: 'viewer', userId: 'other', to: ['/account/edit/me/profile'] },
  { role: 'admin', userId: 'other', to: ['/users/list?open=other'] },
] as const)(
  'a $role who opens the profile of $userId goes to $to',
  async ({ role, userId, to }) => {
    const went: string[] = []
    const scope = fork({
      values: [[$session, aSession({ userUUID: 'me', roles: [role as RoleId] })]],
      handlers: [
        ...browserEdge().handlers,
        [
          navigateFx,
          (destination: { to: string }) => {
            went.push(destination.to)
            return { pathname: destination.to, search: '', hash: '', key: 'test' }
          },
        ],
      ],
    })
    const params = { routeId: 'account.profile', params: { userId }, customerId: 'c1' } as const
    await allSettled(screenOpened, { scope, params })
    expect(went).toEqual(to)
  },
)
