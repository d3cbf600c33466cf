import { useFormat } from '../../../../browser/text/useFormat'
import type { CellProps } from '../../../../screens/client'
import type { FileRow } from '../fileRow'
import { LicenceBadge } from '../LicenceBadge'
import { rightsStandingOf } from '../../../media/rights'

/** The last day of a licence, which stands out once it is near. */
export function LicenceCell({ row: { licenceExpiresAt } }: CellProps<FileRow>) {
  const format = useFormat()
  if (licenceExpiresAt === undefined) return '–'
  const isFar = rightsStandingOf(licenceExpiresAt) === 'none'
  return isFar ? format.day(licenceExpiresAt) : <LicenceBadge expiresAt={licenceExpiresAt} />
}
