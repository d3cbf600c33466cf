import { attach, combine, createEffect, createStore, sample } from 'effector'
import { endings } from '../../../generated/facts/endings'
import { href, routes, type RouteId } from '../../../generated/facts/routes'
import { $location, navigateFx, readWasReloadedFx, type Destination } from '../../browser/location'
import { afterSignIn } from '../../session/afterSignIn'
import {
  $customerId,
  $ending,
  $isCustomerKnown,
  $isEntering,
  $link,
  $overlay,
  $pendingCust,
  $phase,
  $session,
  $world,
  custNamed,
  forgetLastPathFx,
  keepPendingFx,
  landingAsked,
  profileChosen,
  readLastPathFx,
  readRecentEndingFx,
  sessionEnding,
  type StoredSession,
  switchDeclined,
  switched,
  switchFx,
  takePendingFx,
  writeLastPathFx,
} from '../../session/client'
import { judgeVisit, type Verdict } from './judgeVisit'
import { matchRoute } from './matchRoute'
import { noticeShown } from '../notices/notices.model'
import { untilLoaded } from '../../ui/lazyPart'
import { readPending } from './readPending'
import { $routeId, screenChosen, screenOpened, screenRetried } from './screen.model'

/** Needed by those who are in: the sign-in page does not wait for it. */
const loadAddresses = () => untilLoaded(() => import('./addressOfNext'))

const landFx = attach({
  source: $session,
  effect: async (session) => {
    const { landingAddress } = await loadAddresses()
    if (session) await navigateFx({ to: landingAddress(session) })
  },
})

/** Judges every address, and again whenever the person, the customer or the window changes. */
const $visit = combine({
  pathname: $location.map(({ pathname }) => pathname),
  phase: $phase,
  session: $session,
  world: $world,
  rules: $overlay.map((overlay) => overlay?.routes ?? {}),
  isReady: combine(
    $isCustomerKnown,
    $isEntering,
    $pendingCust,
    landFx.pending,
    // Where one stands is not settled yet: a screen opened now would be of the wrong customer.
    (isKnown, isEntering, cust, isLanding) => isKnown && !isEntering && cust === null && !isLanding,
  ),
  hasLink: $link.map((link) => link !== null),
})

export const $verdict = $visit.map(({ session, ...visit }) =>
  judgeVisit({
    ...visit,
    userId: session?.userUUID ?? '',
    roles: session?.roles ?? [],
    mustChangePassword: session?.mustChangePassword ?? false,
  }),
)

function judged<Kind extends Verdict['kind']>(kind: Kind) {
  return $verdict.updates.filter({
    fn: (verdict): verdict is Extract<Verdict, { kind: Kind }> => verdict.kind === kind,
  })
}

sample({
  clock: judged('screen'),
  source: $customerId,
  fn: (customerId, { routeId, params }) => ({ routeId, params, customerId }),
  target: screenChosen,
})
sample({ clock: judged('signOut'), fn: () => 'signOut' as const, target: sessionEnding })

const goFx = attach({
  effect: navigateFx,
  mapParams: (to: string): Destination => ({ to, replace: true }),
})

sample({ clock: judged('redirect'), fn: ({ to }) => to, target: goFx })
sample({ clock: judged('refused'), fn: ({ to }) => to, target: goFx })
sample({
  clock: judged('refused'),
  fn: ({ routeId }) => ({
    tone: 'warn' as const,
    text: { key: 'shell.refused' as const, params: { screen: { key: routes[routeId].title } } },
  }),
  target: noticeShown,
})

/** What a stranger asked for waits for them: a channel or a meeting user by its id, else the path. */
const keepAndSignInFx = createEffect(async (path: string | null): Promise<void> => {
  const ending = (await readWasReloadedFx()) ? await readRecentEndingFx() : null
  if (ending !== null) {
    // Where somebody was, not a link somebody followed: it is theirs alone, and stored already.
    if (!endings[ending].keepLastPath) await forgetLastPathFx()
    return enterDoor(endings[ending].goto)
  }
  const pending = path === null ? null : readPending(path)
  if (pending) await keepPendingFx(pending)
  else if (path !== null) await writeLastPathFx({ path, userId: '', customerId: '' })
  await enterDoor('login')
})

async function enterDoor(routeId: RouteId): Promise<void> {
  await navigateFx({ to: href(routeId), replace: true })
}

sample({
  clock: judged('signIn'),
  source: $location,
  fn: ({ pathname, search }, { isPathKept }) => (isPathKept ? pathname + search : null),
  target: keepAndSignInFx,
})

/** A link has named the customer to be in: that goes before where the person was. */
const $isLed = createStore(false).on($pendingCust, (isLed, id) => isLed || id !== null)

const planEntryFx = attach({
  source: { isLed: $isLed, location: $location },
  async effect({ isLed, location }, session: StoredSession) {
    const pending = await takePendingFx()
    const last = await readLastPathFx(session.userUUID)
    const next = afterSignIn({ ...session, ...pending, lastPath: last?.path ?? null })
    const { addressOfNext } = await loadAddresses()
    // At the start address one is in already, in the customer of the moment.
    const isBack = next.kind === 'path' && !isLed && location.pathname !== '/'
    const isElsewhere = isBack && last && last.customerId !== session.customerId
    return {
      to: addressOfNext(next, session),
      customerId: isElsewhere ? last.customerId : '',
    }
  },
})

// Judged again on the way, a person enters once: what waited for them is taken once.
sample({
  clock: judged('enter'),
  source: combine($session, planEntryFx.pending, (session, isPlanned) =>
    isPlanned ? null : session,
  ),
  filter: Boolean,
  target: planEntryFx,
})
sample({
  clock: planEntryFx.doneData,
  filter: ({ customerId }) => customerId !== '',
  fn: ({ customerId }) => customerId,
  target: custNamed,
})
sample({ clock: planEntryFx.doneData, fn: ({ to }) => to, target: goFx })

sample({ clock: landingAsked, target: landFx })
/** Who picks a customer lands there; who is led to one by a link or a reply stays on the page. */
const $isPicked = createStore(false)
  .on(profileChosen, () => true)
  .on([switchFx.fail, switchDeclined], () => false)

sample({ clock: switched, source: $isPicked, filter: Boolean, fn: () => undefined, target: landFx })
sample({ clock: landFx.done, fn: () => false, target: $isPicked })
// The calls of the open screen were aborted for nothing: it begins anew.
sample({ clock: switchFx.fail, fn: () => undefined, target: screenRetried })

/** Spec §4: the last visited path is stored, so that the person returns after signing in. */
const $here = combine(
  { location: $location, session: $session, verdict: $verdict, openId: $routeId },
  ({ location, session, verdict, openId }) => ({
    path: location.pathname + location.search,
    userId: session?.userUUID ?? '',
    customerId: session?.customerId ?? '',
    isOpen: verdict.kind === 'screen' && verdict.routeId === openId,
    mayReturn: session !== null && isListed(location),
  }),
)

sample({
  clock: [screenOpened, $location],
  source: $here,
  filter: ({ isOpen, mayReturn }) => isOpen && mayReturn,
  target: writeLastPathFx,
})
// Also one that has not opened: its session ended on the way there.
sample({
  clock: $ending,
  source: $here,
  filter: (here, ending) => ending !== null && endings[ending].keepLastPath && here.mayReturn,
  fn: (here) => here,
  target: writeLastPathFx,
})

function isListed({ pathname }: { pathname: string }): boolean {
  const match = matchRoute(pathname)
  return match !== null && !routes[match.routeId].isPublic
}
