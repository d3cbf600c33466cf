import { useFormat } from '../../../browser/text/useFormat'
import { useText } from '../../../browser/text/useText'
import { Icon } from '../../../ui/icons/Icon'
import { Badge } from '../../../ui/labels/Badge'
import { daysUntil, licenceStandingOf } from '../file'

/** Nothing while a licence lasts long enough. */
export function LicenceBadge({ expiresAt }: { expiresAt: string | undefined }) {
  const t = useText()
  const format = useFormat()
  const standing = licenceStandingOf(expiresAt)
  if (expiresAt === undefined || standing === 'none') return null
  if (standing === 'ended') {
    return (
      <Badge tone="danger" icon={<Icon name="lock" />}>
        {t('files.licenceEnded', { date: format.day(expiresAt) })}
      </Badge>
    )
  }
  const count = daysUntil(expiresAt)
  return (
    <Badge tone="warn" icon={<Icon name="clock" />}>
      {count === 0 ? t('files.licenceEndsToday') : t('files.licenceEnds', { count })}
    </Badge>
  )
}
