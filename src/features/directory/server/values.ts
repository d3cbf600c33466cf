/** What profile fields say of people, as it follows their fields. */
import { sql } from 'kysely'
import type { ProfileField } from '../../../../generated/facts/features/directory'
import type { Context } from '../../../server/context'

type Place = Pick<Context, 'db' | 'member'>

/** Out of sight of every list and search. */
export async function archiveValues(id: string, { db, member }: Place): Promise<void> {
  await sql`
    update memberships set extra = extra - ${id}::text,
      archived_extra = archived_extra || jsonb_build_object(${id}::text, extra -> ${id}::text)
    where customer_id = ${member.customerId} and extra ? ${id}::text`.execute(db)
}

export async function restoreValues(id: string, { db, member }: Place): Promise<void> {
  await sql`
    update memberships set archived_extra = archived_extra - ${id}::text,
      extra = extra || jsonb_build_object(${id}::text, archived_extra -> ${id}::text)
    where customer_id = ${member.customerId} and archived_extra ? ${id}::text`.execute(db)
}

/** Wherever a choice was made by its earlier name, it is called by the new one. */
export async function renameValues(
  { id, kind }: { readonly id: string; readonly kind: ProfileField['kind'] },
  names: Readonly<Record<string, string>>,
  { db, member }: Place,
): Promise<void> {
  if (Object.keys(names).length === 0) return
  const renamed = sql`${JSON.stringify(names)}::jsonb`
  const value = sql`extra -> ${id}::text`
  const next =
    kind === 'multi'
      ? // A choice that was taken away may have had the new name: it stands there once.
        sql`(select jsonb_agg(name order by at) from (
          select coalesce(${renamed} ->> chosen, chosen) as name, min(at) as at
          from jsonb_array_elements_text(${value}) with ordinality as each (chosen, at)
          group by 1) as named)`
      : sql`coalesce(${renamed} -> (extra ->> ${id}::text), ${value})`
  await sql`
    update memberships set extra = extra || jsonb_build_object(${id}::text, ${next})
    where customer_id = ${member.customerId} and extra ? ${id}::text`.execute(db)
}
