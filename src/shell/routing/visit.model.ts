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
import { $routeRules } from './openRoutes.model'
import { readPending } from './readPending'
import { $routeId, screenChosen, screenOpened, screenRetried } from './screen.model'

/** Needed only after signing in, so the sign-in page does not wait for it. */
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
  rules: $routeRules,
  isReady: combine(
    $isCustomerKnown,
    $isEntering,
    $pendingCust,
    landFx.pending,
    // The customer may still change; a screen opened now could show the wrong one.
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

sample({
  clock: judged('redirect'),
  source: $location,
  fn: ({ search }, { to, keepsQuery }) => (keepsQuery ? to + search : to),
  target: goFx,
})
sample({ clock: judged('refused'), fn: ({ to }) => to, target: goFx })
sample({
  clock: judged('refused'),
  fn: ({ routeId }) => ({
    tone: 'warn' as const,
    text: { key: 'shell.refused' as const, params: { screen: { key: routes[routeId].title } } },
  }),
  target: noticeShown,
})

/**
 * What somebody not signed in asked for is stored: a channel or a meeting user by id, else the
 * path.
 */
const keepAndSignInFx = createEffect(async (path: string | null): Promise<void> => {
  const ending = (await readWasReloadedFx()) ? await readRecentEndingFx() : null
  if (ending !== null) {
    // Only followed links are kept: where the previous person was is private and already stored for
    // them.
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

/** A link has named a customer, which takes precedence over the one last visited. */
const $isLed = createStore(false).on($pendingCust, (isLed, id) => isLed || id !== null)

const planEntryFx = attach({
  source: { isLed: $isLed, location: $location },
  async effect({ isLed, location }, session: StoredSession) {
    const pending = await takePendingFx()
    const last = await readLastPathFx(session.userUUID)
    const next = afterSignIn({ ...session, ...pending, lastPath: last?.path ?? null })
    const { addressOfNext } = await loadAddresses()
    // The start address keeps the current customer.
    const isBack = next.kind === 'path' && !isLed && location.pathname !== '/'
    const isElsewhere = isBack && last && last.customerId !== session.customerId
    return {
      to: addressOfNext(next, session),
      customerId: isElsewhere ? last.customerId : '',
    }
  },
})

// Several judgements during signing in must lead to one entry, because what was stored is used up.
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
/** Picking a customer opens its landing page; a switch by a link or a reply keeps the page. */
const $isPicked = createStore(false)
  .on(profileChosen, () => true)
  .on([switchFx.fail, switchDeclined], () => false)

sample({ clock: switched, source: $isPicked, filter: Boolean, fn: () => undefined, target: landFx })
sample({ clock: landFx.done, fn: () => false, target: $isPicked })
/** The picked customer is there, its landing page not yet: another page opened now would be left again. */
export const $isLanding = combine(
  $isPicked,
  landFx.pending,
  (isPicked, isOpening) => isPicked && isOpening,
)
// A failed switch has aborted the screen's calls, so the screen is opened again.
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
// Also stores a path that never opened, because the session ended on the way there.
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
