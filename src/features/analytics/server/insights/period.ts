import { sql } from 'kysely'
import type { InsightDays } from '../../../../../generated/facts/features/analytics'
import type { Context } from '../../../../server/context'
import { malformedRequest } from '../../../../server/errors'
import type { Source } from '../../session'

const dayMs = 24 * 3_600_000
const mostDays = 400
const everywhere: readonly Source[] = ['feed', 'channel', 'share', 'embed']

export interface Period {
  readonly from: string
  /** Its last day. */
  readonly to: string
  /** The first of as many days before it. */
  readonly before: string
  readonly sources: Source[]
  readonly zone: string
}

export async function periodOf(
  { from, to, sources = [...everywhere] }: InsightDays,
  { db, member }: Pick<Context, 'db' | 'member'>,
): Promise<Period> {
  const days = (Date.parse(to) - Date.parse(from)) / dayMs + 1
  if (!(days >= 1)) throw malformedRequest('`to` comes before `from`.')
  if (days > mostDays)
    throw malformedRequest(`\`from\` and \`to\` are more than ${mostDays} days apart.`)
  const { timezone } = await db
    .selectFrom('customers')
    .select('timezone')
    .where('id', '=', member.customerId)
    .executeTakeFirstOrThrow()
  const before = new Date(Date.parse(from) - days * dayMs).toISOString().slice(0, 10)
  return { from, to, before, sources: [...sources], zone: timezone ?? 'UTC' }
}

/** Plays of visits that began in these days. */
export const playsWithin = (
  { sources, zone }: Period,
  from: string,
  until: string,
  customerId: string,
) => sql`(
  select session.* from view_sessions session
  where session.customer_id = ${customerId} and session.is_play and session.source = any(${sources}::text[])
    and session.started_at >= ${from}::timestamp at time zone ${zone}
    and session.started_at < (${until}::timestamp + interval '1 day') at time zone ${zone})`
