// Rows that are private, shared with some members, or seen by everybody who may list them.
import { sql, type RawBuilder } from 'kysely'
import type { Context } from '../../server/context'
import type { Database, Db } from '../../server/database/tables'
import { malformedRequest } from '../../server/errors'

export interface Named {
  readonly id: string
  readonly name: string
}

interface Shared {
  readonly id: string
  readonly userIds: readonly string[]
  /** Who was there before stays, also if they could not be put there now. */
  readonly before: readonly Named[]
}

export interface Sharing {
  /** Whether this user sees a row of the alias `of`, which has `visibility` and `owner_user_id`. */
  seenBy(userId: string, of: string): RawBuilder<boolean>
  /** Those with whom a row of the alias `of` is shared, in the order of names. */
  sharersOf(of: string): RawBuilder<Named[]>
  /** With these, and no others; a malformed `sharedWith` where one is no member. */
  shareWith(shared: Shared, context: Context): Promise<void>
  copy(db: Db, from: string, to: string): Promise<void>
}

export type Visibility = 'private' | 'shared' | 'customer'

interface Seen {
  readonly visibility: Visibility
  readonly sharedWith: readonly Named[]
}

const widths: readonly Visibility[] = ['private', 'shared', 'customer']

/** Whether somebody who saw a row does not after this change. */
export function isNarrowed(
  { visibility, sharedWith }: Seen,
  to: {
    readonly visibility?: Visibility | undefined
    readonly sharedWith?: readonly string[] | undefined
  },
): boolean {
  const [before, after] = [visibility, to.visibility ?? visibility].map((each) =>
    widths.indexOf(each),
  )
  const isLeftOut = ({ id }: Named) => to.sharedWith?.includes(id) === false
  return (
    after! < before! || (visibility === 'shared' && after === before && sharedWith.some(isLeftOut))
  )
}

/** @param table of `customer_id`, `user_id` and the column `row`, which names the row. */
export function defineSharing<Table extends keyof Database>(
  table: Table,
  row: Extract<keyof Database[Table], string>,
): Sharing {
  const [shares, rowId] = [sql.table(table), sql.ref(row)]
  return {
    seenBy: (userId, of) => sql`(${sql.ref(`${of}.visibility`)} = 'customer'
      or ${sql.ref(`${of}.ownerUserId`)} = ${userId}
      or ${sql.ref(`${of}.visibility`)} = 'shared' and exists (
        select from ${shares} share
        where ${sql.ref(`share.${row}`)} = ${sql.ref(`${of}.id`)} and share.user_id = ${userId}))`,
    sharersOf: (of) =>
      namedIn(sql`${shares} share join users person on person.id = share.user_id
        where ${sql.ref(`share.${row}`)} = ${sql.ref(`${of}.id`)}`),
    async shareWith({ id, userIds, before }, context) {
      const { db, member } = context
      const wanted = [...new Set(userIds)]
      const added = wanted.filter((each) => before.every((had) => had.id !== each))
      if ((await membersAmong(added, context)).size < added.length) throw unknownAt('sharedWith')
      await sql`delete from ${shares}
        where customer_id = ${member.customerId} and ${rowId} = ${id}`.execute(db)
      await sql`insert into ${shares} (customer_id, ${rowId}, user_id)
        select ${member.customerId}, ${id}, unnest(${wanted}::text[])`.execute(db)
    },
    async copy(db, from, to) {
      await sql`insert into ${shares} (customer_id, ${rowId}, user_id)
        select customer_id, ${to}, user_id from ${shares} where ${rowId} = ${from}`.execute(db)
    },
  }
}

/** @param rows a `from` and `where`, in which `person` has the id and the name. */
export const namedIn = (rows: RawBuilder<unknown>): RawBuilder<Named[]> => sql`coalesce((
  select jsonb_agg(jsonb_build_object('id', person.id, 'name', person.name) order by person.name)
  from ${rows}), '[]')`

/** Which of these users belong to the customer. */
export async function membersAmong(ids: readonly string[], { db, member }: Context) {
  if (ids.length === 0) return new Set<string>()
  const rows = await db
    .selectFrom('memberships')
    .select('userId')
    .where('customerId', '=', member.customerId)
    .where('userId', 'in', [...ids])
    .execute()
  return new Set(rows.map(({ userId }) => userId))
}

export const unknownAt = (field: string) =>
  malformedRequest(`\`values.${field}\` names somebody who is not known here.`, [
    { field: `values.${field}`, code: 'enum' },
  ])
