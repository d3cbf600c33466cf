import { useUnit } from 'effector-react'
import { useFormat } from '../../../../browser/text/useFormat'
import { useText } from '../../../../browser/text/useText'
import { Badge } from '../../../../ui/labels/Badge'
import '../audience.model'
import { $seats } from '../seats.model'

/** Before anybody is invited: how many more people the organization may have. */
export function FreeSeats() {
  const t = useText()
  const format = useFormat()
  const seats = useUnit($seats)
  if (seats === null) return null
  const { free, whole } = seats
  return (
    <Badge tone={free === 0 ? 'warn' : 'neutral'}>
      {t('audience.seats', { free: format.count(free), whole: format.count(whole) })}
    </Badge>
  )
}
