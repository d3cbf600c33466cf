import { useFormat } from '../../../browser/text/useFormat'
import { Icon } from '../../../ui/icons/Icon'
import { Badge } from '../../../ui/labels/Badge'
import { daysUntil, rightsStandingOf } from '../rights'

export interface EndingBadgeProps {
  /** The last day on which something may be used, such as 2026-11-22. */
  endsOn: string | undefined
  words: EndingWords
}

/** What ends, in words: a licence, or rights. */
export interface EndingWords {
  readonly ended: (date: string) => string
  readonly endsToday: () => string
  readonly ends: (count: number) => string
}

/** Nothing while it lasts long enough. */
export function EndingBadge({ endsOn, words }: EndingBadgeProps) {
  const format = useFormat()
  const standing = rightsStandingOf(endsOn)
  if (endsOn === undefined || standing === 'none') return null
  if (standing === 'ended') {
    return (
      <Badge tone="danger" icon={<Icon name="lock" />}>
        {words.ended(format.day(endsOn))}
      </Badge>
    )
  }
  const count = daysUntil(endsOn)
  return (
    <Badge tone="warn" icon={<Icon name="clock" />}>
      {count === 0 ? words.endsToday() : words.ends(count)}
    </Badge>
  )
}
