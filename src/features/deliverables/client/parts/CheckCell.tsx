import { useText } from '../../../../browser/text/useText'
import type { CellProps } from '../../../../screens/client'
import { Badge, type Tone } from '../../../../ui/labels/Badge'
import type { DeliverableItem } from '../deliver.model'

const tones: Readonly<Record<DeliverableItem['verdict'], Tone>> = {
  none: 'neutral',
  unknown: 'neutral',
  pass: 'ok',
  fail: 'warn',
}

/** How much of the specification is kept to. */
export function CheckCell({ row: { check, passed, verdict } }: CellProps<DeliverableItem>) {
  const t = useText()
  return (
    <Badge tone={tones[verdict]}>
      {t('deliverables.check.of', { passed, count: check.length })}
    </Badge>
  )
}
