/** What a customer wants to know of its people: as its managers keep it, and as everybody uses it. */
import { sql } from 'kysely'
import { defineList, type OwnField } from '../../../screens/server'
import type { Context } from '../../../server/context'
import type { Db } from '../../../server/database/tables'

const state = sql<'inUse' | 'archived'>`case when f.is_active then 'inUse' else 'archived' end`
/** Of how many people there is a value. */
const people = sql<number>`(select count(*)::int from memberships as m
  where m.customer_id = f.customer_id and (m.extra ? f.id or m.archived_extra ? f.id))`

const fieldsOf = (db: Db, { member }: Pick<Context, 'member'>) =>
  db.selectFrom('profileFields as f').where('f.customerId', '=', member.customerId)

export const profileFields = defineList('listProfileFields', {
  rows: (db: Db, context: Context) => fieldsOf(db, context),
  id: 'f.id',
  search: 'f.nameKey',
  fields: { position: 'f.sequence', name: 'f.nameKey', people, kind: 'f.kind', state },
  load: (db: Db, ids, context) =>
    fieldsOf(db, context)
      .selectAll('f')
      .select(people.as('people'))
      .where('f.id', 'in', [...ids])
      .execute(),
  present: ({ choices, sequence, isActive }) => ({
    choices: choices.map((choice) => ({ ...choice })),
    position: sequence,
    state: isActive ? ('inUse' as const) : ('archived' as const),
  }),
  may: (_, { isActive }) => (isActive ? ['edit', 'archive'] : ['restore']),
})

export const profileFieldsInUse = defineList('listProfileFieldsInUse', {
  rows: (db: Db, context: Context) => fieldsOf(db, context).where('f.isActive', '=', true),
  id: 'f.id',
  order: { by: 'f.sequence', desc: false },
  fields: {},
  load: (db: Db, ids, context) =>
    fieldsOf(db, context)
      .select(['f.id', 'f.rev', 'f.name', 'f.kind', 'f.choices'])
      .where('f.id', 'in', [...ids])
      .execute(),
  present: ({ choices }) => ({ choices: choices.map(({ name }) => name) }),
  may: () => [],
})

/** For lists of people: `extra: { values: 'm.extra', fields: profileFieldsOf }`. */
export async function profileFieldsOf(context: Context): Promise<OwnField[]> {
  const fields = await fieldsOf(context.db, context)
    .where('f.isActive', '=', true)
    .select(['f.id', 'f.name', 'f.kind', 'f.choices'])
    .execute()
  return fields.map(({ choices, ...field }) => ({
    ...field,
    choices: choices.map(({ name }) => name),
  }))
}
