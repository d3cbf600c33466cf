import { useFormat } from '../../../../browser/text/useFormat'
import type { CellProps } from '../../../../screens/client'
import { rightsStandingOf } from '../../../media/rights'
import type { Clip } from '../clip'
import { RightsBadge } from '../RightsBadge'

/** The last day on which a clip may be used, which stands out once it is near. */
export function ClipRights({ row: { rightsExpireAt } }: CellProps<Clip>) {
  const format = useFormat()
  if (rightsExpireAt === undefined) return '–'
  const isFar = rightsStandingOf(rightsExpireAt) === 'none'
  return isFar ? format.day(rightsExpireAt) : <RightsBadge endsOn={rightsExpireAt} />
}
