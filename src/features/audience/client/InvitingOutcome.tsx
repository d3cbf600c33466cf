import { useUnit } from 'effector-react'
import { speak } from '../../../browser/text/speak'
import { useFormat } from '../../../browser/text/useFormat'
import { useText } from '../../../browser/text/useText'
import { InlineNotice } from '../../../ui/notices/InlineNotice'
import { $outcome } from './inviting.model'

/** Why somebody was not invited. */
export function InvitingOutcome() {
  const t = useText()
  const format = useFormat()
  const outcome = useUnit($outcome)
  if (outcome?.seats) {
    const { free, wanted } = outcome.seats
    return (
      <InlineNotice tone="warn" role="alert">
        {t('audience.inviting.noSeats', { free: format.count(free), wanted: format.count(wanted) })}
      </InlineNotice>
    )
  }
  if (!outcome || outcome.refused.length === 0) return null
  return (
    <InlineNotice
      tone="warn"
      role="alert"
      title={t('audience.inviting.refused', { count: outcome.refused.length })}
    >
      <ul>
        {outcome.refused.map(({ email, why }) => (
          <li key={email}>
            {email}: {speak(t, why)}
          </li>
        ))}
      </ul>
    </InlineNotice>
  )
}
