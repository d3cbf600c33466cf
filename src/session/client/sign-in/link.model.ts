import { combine, createEvent, createStore, sample } from 'effector'
import { appStarted } from '../../../browser/appStarted'
import { takeSignInLinkFx } from '../../../browser/signInLink'
import { custNamed, custOf } from '../customers/pendingCust.model'
import { $session, memberArrived } from '../tokens/session.model'
import {
  isCarryingSecret,
  isSameName,
  readSignInLink,
  withoutSecrets,
  type SignInLink,
} from './signInLink'

/** The link this page was opened by (session.md B4). It lives in this store alone and signs nobody in by itself. */
export const linkDropped = createEvent()
/** Refused: of the link only the name is good. */
export const linkRefused = createEvent()
/** The form, with the name of the link in it. */
export const formAsked = createEvent()
/** A name that was told before the form asks for it. */
export const nameEntered = createEvent<string>()
/** Somebody has signed in: the link, if there was one, has done its work. */
export const linkUsed = createEvent()
const linkSpent = createEvent<SignInLink>()

export const $link = createStore<SignInLink | null>(null)
  .on(linkRefused, (link) => link && withoutSecrets(link))
  .reset(linkDropped, linkSpent)
export const $enteredName = createStore('')
  .on(nameEntered, (_, name) => name)
  .reset(linkDropped)
const $isFormAsked = createStore(false).on([formAsked, linkRefused], () => true)

/** Something is to be asked before the form, or instead of it. */
export const $isLinkAsking = combine(
  { link: $link, session: $session, isFormAsked: $isFormAsked },
  ({ link, session, isFormAsked }) =>
    link !== null && !isFormAsked && (session !== null || isCarryingSecret(link)),
)

sample({ clock: appStarted, target: takeSignInLinkFx })
sample({
  clock: takeSignInLinkFx.doneData.filterMap((address) =>
    address === null ? undefined : (readSignInLink(address) ?? undefined),
  ),
  target: $link,
})
sample({ clock: $link, filter: Boolean, fn: ({ userName }) => userName, target: nameEntered })
// Who is in already needs no form with their own name in it.
sample({
  clock: memberArrived,
  source: $link,
  filter: (link, { userName }) =>
    link !== null && !isCarryingSecret(link) && isSameName(link.userName, userName),
  fn: () => undefined,
  target: linkDropped,
})
sample({ clock: linkUsed, source: $link, filter: Boolean, target: linkSpent })
// The customer a link names is looked at like any other that is named, once somebody is signed in.
sample({
  clock: linkSpent.filterMap(({ customerId }) => customerId ?? undefined),
  fn: (customerId) => custOf([customerId]),
  target: custNamed,
})
