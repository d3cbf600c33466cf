import { InlineNotice } from '../../../ui/notices/InlineNotice'
import { faultText } from './faultText'
import { useGuest } from './useGuest'

/** Why the last press did nothing. */
export function FaultLine() {
  const { fault, say } = useGuest()
  return fault ? (
    <InlineNotice tone="danger" role="alert">
      {faultText(fault, say)}
    </InlineNotice>
  ) : null
}
