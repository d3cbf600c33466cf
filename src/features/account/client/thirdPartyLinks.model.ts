// Accounts elsewhere through which the person may sign in: shown, connected and disconnected.
import { createEvent, createStore, sample } from 'effector'
import {
  getThirdPartyLinks,
  startThirdPartyLink,
  unlinkThirdParty,
  type GetThirdPartyLinksResponse,
} from '../../../../generated/facts/features/session'
import { leaveForFx } from '../../../browser/location'
import { createCallFx } from '../../../calls/createCallFx'
import { screenOpened } from '../../../shell/routing/screen.model'

export const connectPressed = createEvent()
export const disconnectPressed = createEvent<string>()

const readFx = createCallFx(getThirdPartyLinks)
const startFx = createCallFx(startThirdPartyLink)
const unlinkFx = createCallFx(unlinkThirdParty)

/** null: not known yet. */
export const $links = createStore<GetThirdPartyLinksResponse | null>(null).on(
  readFx.doneData,
  (_, links) => links,
)
export const $isConnecting = startFx.pending
/** The connection that is being taken back. */
export const $disconnecting = createStore<string | null>(null)
  .on(unlinkFx, (_, { token }) => token)
  .reset(unlinkFx.finally)

sample({
  clock: screenOpened,
  filter: ({ routeId }) => routeId === 'account.password',
  fn: () => ({}),
  target: readFx,
})
sample({
  clock: connectPressed,
  source: $isConnecting,
  filter: (isConnecting) => !isConnecting,
  fn: () => ({}),
  target: startFx,
})
// The way to the provider begins at an address of our own.
sample({
  clock: startFx.doneData,
  filter: ({ url }) => url.startsWith('/oauth/'),
  fn: ({ url }) => url,
  target: leaveForFx,
})
sample({
  clock: disconnectPressed,
  source: $disconnecting,
  filter: (disconnecting) => disconnecting === null,
  fn: (_, token) => ({ token }),
  target: unlinkFx,
})
sample({ clock: unlinkFx.finally, fn: () => ({}), target: readFx })
