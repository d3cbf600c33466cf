import { useText } from '../../../browser/text/useText'
import { EndingBadge } from '../../media/client'

/** Nothing while a clip may be used for long. */
export function RightsBadge({ endsOn }: { endsOn: string | undefined }) {
  const t = useText()
  return (
    <EndingBadge
      endsOn={endsOn}
      words={{
        ended: (date) => t('footage.rights.ended', { date }),
        endsToday: () => t('footage.rights.endToday'),
        ends: (count) => t('footage.rights.end', { count }),
      }}
    />
  )
}
