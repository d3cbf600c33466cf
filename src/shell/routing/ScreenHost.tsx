import { useUnit } from 'effector-react'
import { Fragment } from 'react'
import { $customerId } from '../../session/client/session.model'
import { NoRole, NotFound, Offline } from './Interruptions'
import { $isScreenFailed, $open, keyOf, screenRetried } from './screen.model'
import { ScreenBoundary } from './ScreenBoundary'
import { ScreenFault } from './ScreenFault'
import { $verdict } from './visit.model'

/** The open screen in its frame, or the reason why there is none. */
export function ScreenHost() {
  const { verdict, open, isFailed, retry, customerId } = useUnit({
    customerId: $customerId,
    verdict: $verdict,
    open: $open,
    isFailed: $isScreenFailed,
    retry: screenRetried,
  })
  if (verdict.kind === 'offline') return <Offline />
  if (verdict.kind === 'noRole') return <NoRole />
  if (verdict.kind === 'notFound') return <NotFound />
  if (!open) return isFailed ? <ScreenFault onRetry={retry} /> : null

  const { Screen, Frame = null } = open
  const Around = Frame ?? Fragment
  // The things of one customer never stand under the name of another, not even behind the spinner of a switch.
  const isOfAnother = Frame !== null && open.customerId !== customerId
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
