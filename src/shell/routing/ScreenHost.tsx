import { useUnit } from 'effector-react'
import { Suspense, type ReactNode } from 'react'
import { routes } from '../../../generated/facts/routes'
import { $customerId, $idleness } from '../../session/client'
import { lazyPart } from '../../ui/lazyPart'
import { NoRole, NotFound, Offline } from './Interruptions'
import { $isScreenFailed, $open, keyOf, screenRetried } from './screen.model'
import { ScreenBoundary } from './ScreenBoundary'
import { ScreenFault } from './ScreenFault'
import { $verdict } from './visit.model'

const NoticesAlone = lazyPart(async () => (await import('../notices/NoticesAlone')).NoticesAlone)
const interruptions = { offline: Offline, noRole: NoRole, notFound: NotFound }
const $isIdleWarned = $idleness.map(({ kind }) => kind === 'warning')

/** The open screen in its frame, or the page that says why there is none. */
export function ScreenHost() {
  const { verdict, open, isFailed, retry, customerId } = useUnit({
    customerId: $customerId,
    verdict: $verdict,
    open: $open,
    isFailed: $isScreenFailed,
    retry: screenRetried,
  })
  if (verdict.kind in interruptions) {
    const Interruption = interruptions[verdict.kind as keyof typeof interruptions]
    return (
      <Alone>
        <Interruption />
      </Alone>
    )
  }
  if (!open) return isFailed ? <ScreenFault onRetry={retry} /> : null

  const { Screen, Frame = null } = open
  const { isPublic } = routes[open.routeId]
  const Around = Frame ?? (isPublic ? Alone : Filling)
  // Data of one customer is never shown under another's name, not even behind the spinner of a
  // switch.
  const isOfAnother = !isPublic && open.customerId !== customerId
  return (
    <Around>
      {!isOfAnother && (
        <ScreenBoundary key={keyOf(open)}>
          {isFailed ? <ScreenFault onRetry={retry} /> : <Screen />}
        </ScreenBoundary>
      )}
    </Around>
  )
}

/** A screen that fills the page of somebody who is signed in; it tells what others tell. */
function Filling({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <Suspense>
        <NoticesAlone />
      </Suspense>
    </>
  )
}

/** A page without a frame; it still shows the idle warning. */
function Alone({ children }: { children: ReactNode }) {
  const isIdleWarned = useUnit($isIdleWarned)
  return (
    <>
      {children}
      {isIdleWarned && (
        <Suspense>
          <NoticesAlone />
        </Suspense>
      )}
    </>
  )
}
