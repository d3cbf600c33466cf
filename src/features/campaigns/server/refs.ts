// What a campaign names: to whom its letters go, what it brings where, and what guests are asked for it.
import { sql } from 'kysely'
import type { Context } from '../../../server/context'
import type { Db } from '../../../server/database/tables'
import { malformedRequest } from '../../../server/errors'

interface RefKind {
  /** Of the campaign, and its column. */
  readonly table: string
  readonly column: string
  /** What is named. */
  readonly of: string
  readonly name: string
  readonly isThere?: string
  readonly hasOrder?: boolean
}

const kinds = {
  lists: { table: 'campaign_lists', column: 'list_id', of: 'contact_lists', name: 'name' },
  contacts: {
    table: 'campaign_contacts',
    column: 'contact_id',
    of: 'contacts',
    name: 'name',
    isThere: 'deleted_at is null',
  },
  channels: { table: 'campaign_channels', column: 'channel_id', of: 'channels', name: 'name' },
  programs: {
    table: 'campaign_programs',
    column: 'program_id',
    of: 'programs',
    name: 'title',
    isThere: 'deleted_at is null',
    hasOrder: true,
  },
  requests: {
    table: 'campaign_requests',
    column: 'request_id',
    of: 'crowd_requests',
    name: 'title',
    isThere: 'deleted_at is null',
  },
} as const satisfies Readonly<Record<string, RefKind>>

export type RefField = keyof typeof kinds
export const refFields = Object.keys(kinds) as RefField[]

interface NamedRef {
  readonly campaignId: string
  readonly field: RefField
  readonly id: string
  readonly name: string
}

export async function refsOf(db: Db, campaignIds: readonly string[]): Promise<NamedRef[]> {
  const read = refFields.map((field) => {
    const { table, column, of, name, ...kind } = kinds[field] as RefKind
    const place = kind.hasOrder ? sql`position` : sql`0`
    return sql`select ref.campaign_id, ${field}::text as field, named.id,
      named.${sql.ref(name)} as name, ${place} as place
      from ${sql.table(table)} ref join ${sql.table(of)} named on named.id = ref.${sql.ref(column)}
      where ref.campaign_id = any(${[...campaignIds]}::text[])`
  })
  const { rows } = await sql<NamedRef>`${sql.join(read, sql` union all `)}
    order by field, place, name, id`.execute(db)
  return rows
}

export function namedOf(refs: readonly NamedRef[], id: string) {
  const of = (field: RefField) =>
    refs
      .filter((ref) => ref.campaignId === id && ref.field === field)
      .map((ref) => ({ id: ref.id, name: ref.name }))
  return {
    lists: of('lists'),
    contacts: of('contacts'),
    channels: of('channels'),
    programs: of('programs'),
    requests: of('requests'),
  }
}

export type RefValues = { readonly [Field in RefField]?: readonly string[] | null | undefined }

/** What a form does not say stays. */
export async function setRefs(campaignId: string, values: RefValues, context: Context) {
  for (const field of refFields) {
    const given = values[field]
    if (given !== undefined) await setRef(campaignId, field, [...new Set(given ?? [])], context)
  }
}

async function setRef(
  campaignId: string,
  field: RefField,
  ids: readonly string[],
  { db, member: { customerId } }: Context,
): Promise<void> {
  const { table, column, of, isThere = 'true', hasOrder = false } = kinds[field] as RefKind
  await sql`delete from ${sql.table(table)} where campaign_id = ${campaignId}`.execute(db)
  if (ids.length === 0) return
  const place = hasOrder ? sql`, position` : sql``
  const placed = hasOrder ? sql`, given.place - 1` : sql``
  const { numAffectedRows } = await sql`
    insert into ${sql.table(table)} (customer_id, campaign_id, ${sql.ref(column)}${place})
    select named.customer_id, ${campaignId}, named.id${placed}
    from unnest(${[...ids]}::text[]) with ordinality as given (id, place)
    join ${sql.table(of)} named on named.id = given.id
    where named.customer_id = ${customerId} and ${sql.raw(isThere)}`.execute(db)
  if (Number(numAffectedRows) < ids.length)
    throw malformedRequest(`\`${field}\` names something that is not there.`, [
      { field, code: 'enum' },
    ])
}
