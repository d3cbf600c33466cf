import { useText } from '../../../browser/text/useText'
import { Badge } from '../../../ui/labels/Badge'

/** Beside the name of a row whose changes are not saved. */
export function DraftBadge() {
  const t = useText()
  return <Badge tone="accent">{t('screens.form.draft')}</Badge>
}
