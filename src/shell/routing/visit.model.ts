import { attach, combine, createEffect, createStore, sample } from 'effector'
import { endings } from '../../../generated/facts/endings'
import { href, routes } from '../../../generated/facts/routes'
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
import { screenChosen, screenOpened, screenRetried } from './screen.model'

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
  const isKept = ending === null || endings[ending].keepLastPath
  const pending = path !== null && isKept ? readPending(path) : null
  if (pending) await keepPendingFx(pending)
  else if (path !== null && isKept) await writeLastPathFx({ path, userId: '' })
  await navigateFx({ to: href(ending === null ? 'login' : endings[ending].goto), replace: true })
})

sample({
  clock: judged('signIn'),
  source: $location,
  fn: ({ pathname, search }, { isPathKept }) => (isPathKept ? pathname + search : null),
  target: keepAndSignInFx,
})

const enterFx = createEffect(async (session: StoredSession): Promise<void> => {
  const pending = await takePendingFx()
  const lastPath = await readLastPathFx(session.userUUID)
  const next = afterSignIn({ ...session, ...pending, lastPath })
  const { addressOfNext } = await loadAddresses()
  await navigateFx({ to: addressOfNext(next, session), replace: true })
})

sample({ clock: judged('enter'), source: $session, filter: Boolean, target: enterFx })

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
sample({
  clock: screenOpened,
  source: { session: $session, location: $location },
  filter: ({ session }, { routeId }) => session !== null && !routes[routeId].isPublic,
  fn: ({ session, location }) => ({
    path: location.pathname + location.search,
    userId: session?.userUUID ?? '',
  }),
  target: writeLastPathFx,
})
// Also one that has not opened: its session ended on the way there.
sample({
  clock: $ending,
  source: { session: $session, location: $location },
  filter: ({ session, location }, ending) =>
    ending !== null && endings[ending].keepLastPath && session !== null && isListed(location),
  fn: ({ session, location }) => ({
    path: location.pathname + location.search,
    userId: session?.userUUID ?? '',
  }),
  target: writeLastPathFx,
})

function isListed({ pathname }: { pathname: string }): boolean {
  const match = matchRoute(pathname)
  return match !== null && !routes[match.routeId].isPublic
}
