import { useUnit } from 'effector-react'
import { useText } from '../../../../browser/text/useText'
import { InlineNotice } from '../../../../ui/notices/InlineNotice'
import '../campaigns.model'
import { $reach } from '../starting.model'

/** Before a campaign starts: how many people its emails go to. Of several, each page tells. */
export function StartAudience() {
  const t = useText()
  const reach = useUnit($reach)
  if (reach === null) return null
  const { reached, held, undecided } = reach
  if (reached + held + undecided === 0)
    return <InlineNotice tone="warn">{t('campaigns.start.none')}</InlineNotice>
  return (
    <InlineNotice
      tone={reached === 0 ? 'warn' : 'info'}
      title={t('campaigns.start.reached', { count: reached })}
    >
      {held > 0 && <p>{t('campaigns.start.held', { count: held })}</p>}
      {undecided > 0 && <p>{t('campaigns.start.undecided', { count: undecided })}</p>}
    </InlineNotice>
  )
}
