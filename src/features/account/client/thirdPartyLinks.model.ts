// Accounts elsewhere through which the person may sign in: shown and disconnected.
import { createEvent, createStore, sample } from 'effector'
import {
  getThirdPartyLinks,
  unlinkThirdParty,
  type GetThirdPartyLinksResponse,
} from '../../../../generated/facts/features/session'
import { createCallFx } from '../../../calls/createCallFx'
import { screenOpened } from '../../../shell/routing/screen.model'

export const disconnectPressed = createEvent<string>()

const readFx = createCallFx(getThirdPartyLinks)
const unlinkFx = createCallFx(unlinkThirdParty)

/** null: not known yet. */
export const $links = createStore<GetThirdPartyLinksResponse | null>(null).on(
  readFx.doneData,
  (_, links) => links,
)
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
  clock: disconnectPressed,
  source: $disconnecting,
  filter: (disconnecting) => disconnecting === null,
  fn: (_, token) => ({ token }),
  target: unlinkFx,
})
sample({ clock: unlinkFx.finally, fn: () => ({}), target: readFx })
