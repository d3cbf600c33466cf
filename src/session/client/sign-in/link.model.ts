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

/**
 * The link this page was opened by (session.md B4). It is kept only in this store and signs nobody
 * in by itself.
 */
export const linkDropped = createEvent()
/** The server refused the link: only its user name is used from now on. */
export const linkRefused = createEvent()
/** The person wants the sign-in form, filled in with the link's user name. */
export const formAsked = createEvent()
/** A user name that was entered before the form is shown. */
export const nameEntered = createEvent<string>()
/** Somebody has signed in, so a link that was open is done with. */
export const linkUsed = createEvent()
const linkSpent = createEvent<SignInLink>()

export const $link = createStore<SignInLink | null>(null)
  .on(linkRefused, (link) => link && withoutSecrets(link))
  .reset(linkDropped, linkSpent)
export const $enteredName = createStore('')
  .on(nameEntered, (_, name) => name)
  .reset(linkDropped)
const $isFormAsked = createStore(false).on([formAsked, linkRefused], () => true)

/** The link's question is shown before the form, or instead of it. */
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
// Somebody already signed in under the link's name needs no form.
sample({
  clock: memberArrived,
  source: $link,
  filter: (link, { userName }) =>
    link !== null && !isCarryingSecret(link) && isSameName(link.userName, userName),
  fn: () => undefined,
  target: linkDropped,
})
sample({ clock: linkUsed, source: $link, filter: Boolean, target: linkSpent })
// The customer a link names is judged like any other once somebody is signed in.
sample({
  clock: linkSpent.filterMap(({ customerId }) => customerId ?? undefined),
  fn: (customerId) => custOf([customerId]),
  target: custNamed,
})
