// The profile's address names a person (spec §2), but it is one's own alone: another's leads to where
// people are edited, or to one's own.
import { combine, sample } from 'effector'
import { href, routes } from '../../../../generated/facts/routes'
import { can } from '../../../access/can'
import { navigateFx } from '../../../browser/location'
import { emptyAddress, writeAddress } from '../../../screens/address'
import { rowSaved } from '../../../screens/client'
import { $userId, $world, accessOutdated } from '../../../session/client'
import { screenOpened } from '../../../shell/routing/screen.model'

const $self = combine({ userId: $userId, world: $world })

sample({
  clock: screenOpened,
  source: $self,
  filter: ({ userId }, { routeId, params }) =>
    routeId === 'account.profile' && userId !== '' && params['userId'] !== userId,
  fn: ({ userId, world }, { params }) => ({
    to: can(routes['users.list'].access, world)
      ? `${href('users.list')}?${writeAddress({ ...emptyAddress, panel: { kind: 'row', id: params['userId'] ?? '' } })}`
      : href('account.profile', { userId }),
    replace: true,
  }),
  target: navigateFx,
})

// The header shows the name and the picture too.
sample({
  clock: rowSaved,
  filter: ({ screen }) => screen === 'ownProfile',
  fn: () => undefined,
  target: accessOutdated,
})
