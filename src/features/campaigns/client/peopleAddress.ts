import { href } from '../../../../generated/facts/routes'
import { emptyAddress, writeAddress } from '../../../screens/address'
import type { SearchFilter } from '../../../screens/question'

/** The people that a number counts: as many as it says. */
export function peopleAddress(
  campaignId: string,
  where: Readonly<Record<string, string | readonly string[]>>,
): string {
  const filters: SearchFilter[] = [
    { field: 'campaign', op: 'is', value: campaignId },
    ...Object.entries(where).flatMap(([field, values]) =>
      [values].flat().map((value) => ({ field, op: 'is' as const, value })),
    ),
  ]
  return `${href('campaigns.people')}?${writeAddress({ ...emptyAddress, filters })}`
}
