// Third-party accounts with which the person may sign in: shows and disconnects them.
import { createEvent, createStore, sample } from 'effector'
import {
  getThirdPartyLinks,
  unlinkThirdParty,
  type GetThirdPartyLinksResponse,
} from '../../../../generated/facts/features/session'
import { inheritFocusFx } from '../../../browser/inheritFocus'
import { createCallFx } from '../../../calls/createCallFx'
import { $thirdPartyOutcome } from '../../../session/client'
import { connectAsked } from './connecting.model'
import { screenEntered, screenLeft, screenSeenAgain } from './sessions.model'

export const linksTitleId = 'account-third-party'

export const linksAsked = createEvent()
export const disconnectPressed = createEvent<string>()

const readFx = createCallFx(getThirdPartyLinks)
const unlinkFx = createCallFx(unlinkThirdParty)

/** null: not known yet. */
export const $links = createStore<GetThirdPartyLinksResponse | null>(null)
  .on(readFx.doneData, (_, links) => links)
  .on(unlinkFx.done, (links, { params }) => links && without(links, params.token))
export const $areLinksRead = readFx.pending
export const $areLinksFailed = createStore(false)
  .on(readFx.finally, (_, { status }) => status === 'fail')
  .reset(screenEntered)
/** The account that is being disconnected. */
export const $disconnecting = createStore<string | null>(null)
  .on(unlinkFx, (_, { token }) => token)
  .reset(unlinkFx.finally)

sample({
  clock: [screenEntered, screenSeenAgain, linksAsked, unlinkFx.finally],
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
sample({ clock: unlinkFx.done, fn: () => linksTitleId, target: inheritFocusFx })
// The result of the last attempt to connect is no longer relevant.
sample({
  clock: [connectAsked, disconnectPressed, screenLeft],
  fn: () => null,
  target: $thirdPartyOutcome,
})

function without(links: GetThirdPartyLinksResponse, token: string): GetThirdPartyLinksResponse {
  return { ...links, accounts: links.accounts.filter((account) => account.token !== token) }
}
