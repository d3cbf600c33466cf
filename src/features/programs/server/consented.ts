// No film is made or shown of clips whose guests withdrew their consent.
import type { Timeline } from '../../../../generated/facts/features/programs'
import type { Context } from '../../../server/context'
import { failure } from '../../../server/errors'
import { withdrawnAmong } from '../../footage/server'
import { mediaOf } from './programFacts'

type Setting = Pick<Context, 'db'> & { readonly member: Pick<Context['member'], 'customerId'> }

/** Who withdrew consent to something that a timeline shows; whoever withdraws from now on waits for the transaction. */
export const whoWithdrew = (timeline: Timeline | null, { db, member }: Setting) =>
  withdrawnAmong(
    db,
    member.customerId,
    timeline ? mediaOf(timeline).map(({ assetId }) => assetId) : [],
  )

export async function requireConsented(timeline: Timeline | null, setting: Setting): Promise<void> {
  const name = await whoWithdrew(timeline, setting)
  if (name !== undefined) throw failure('consentRevoked', { name })
}
