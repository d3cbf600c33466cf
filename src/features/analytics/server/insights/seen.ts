// Whose programs somebody sees who looks at analytics: all, or those they build.
import { sql } from 'kysely'
import type { Context } from '../../../../server/context'

export const seenBy = ({ rows, member }: Pick<Context, 'rows' | 'member'>) =>
  rows === 'customer'
    ? sql<boolean>`true`
    : sql<boolean>`(program.owner_user_id = ${member.userId} or exists (
        select from program_collaborators other
        where other.program_id = program.id and other.user_id = ${member.userId}))`

/** Of this customer, and not in the trash. */
export const programsFor = (context: Pick<Context, 'rows' | 'member'>) => sql`(
  select program.id, program.title, program.title_key, program.state, program.published_version_id, program.expires_at,
    program.poster_asset_id
  from programs program
  where program.customer_id = ${context.member.customerId} and program.deleted_at is null and ${seenBy(context)})`
