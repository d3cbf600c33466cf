import { useText } from '../../../browser/text/useText'
import { EndingBadge } from '../../media/client'

/** Nothing while a licence lasts long enough. */
export function LicenceBadge({ expiresAt }: { expiresAt: string | undefined }) {
  const t = useText()
  return (
    <EndingBadge
      endsOn={expiresAt}
      words={{
        ended: (date) => t('files.licenceEnded', { date }),
        endsToday: () => t('files.licenceEndsToday'),
        ends: (count) => t('files.licenceEnds', { count }),
      }}
    />
  )
}
