import { sql } from 'kysely'
import { defineList, keyed, namesIn, referring, through } from '../../../screens/server'
import type { Context } from '../../../server/context'
import type { Db } from '../../../server/database/tables'
import { actsWithPage } from '../share'
import { linkOf } from './linkOf'
import { dayText, pageRows, stateOf } from './pageStates'

/** Campaign managers see all of the customer's, others their own. */
function seen(db: Db, { member, rows, now }: Pick<Context, 'member' | 'rows' | 'now'>) {
  const all = pageRows(db)
    .innerJoinLateral(db.selectNoFrom(stateOf(now).as('state')).as('stand'), (join) =>
      join.onTrue(),
    )
    .where('page.customerId', '=', member.customerId)
  return rows === 'customer' ? all : all.where('page.createdBy', '=', member.userId)
}

export const pages = defineList('listSharePages', {
  rows: (db: Db, context: Context) => seen(db, context),
  id: 'page.id',
  search: 'page.titleKey',
  fields: {
    title: keyed('page.titleKey', 'page.title'),
    state: 'stand.state',
    access: 'page.access',
    programs: through('shareItems', 'pageId', 'programId', {
      table: 'programs',
      id: 'id',
      name: 'title',
    }),
    owner: referring('page.createdBy', { names: namesIn('users') }),
    plays: 'page.plays',
    createdAt: 'page.createdAt',
  },
  order: { field: 'createdAt', desc: true },
  async load(db: Db, ids, context) {
    const rows = await seen(db, context)
      .leftJoin('shareLayouts as layout', 'layout.id', 'page.layoutId')
      .selectAll('page')
      .select(['stand.state', 'owner.name as ownerName', 'owner.pictureUrl as ownerPictureUrl'])
      .select('layout.name as layoutName')
      .select([
        dayText('page.opensOn').as('opensOn'),
        dayText('page.expiresOn').as('expiresOn'),
        sql<number>`(select count(distinct visit.address)::int from share_visits visit
          where visit.page_id = page.id)`.as('people'),
      ])
      .where('page.id', 'in', [...ids])
      .execute()
    const items = await db
      .selectFrom('shareItems as item')
      .innerJoin('programs', 'programs.id', 'item.programId')
      .select(['item.pageId', 'programs.id', 'programs.title as name'])
      .where('item.pageId', 'in', [...ids])
      .orderBy('item.position')
      .execute()
    return rows.map((row) => ({ ...row, items: items.filter(({ pageId }) => pageId === row.id) }))
  },
  present: (row, { services }) => ({
    link: linkOf(row, services.sharing),
    programs: row.items.map(({ id, name }) => ({ id, name })),
    layout: row.layoutId === null ? undefined : { id: row.layoutId, name: row.layoutName ?? '' },
    owner: {
      id: row.createdBy ?? '',
      name: row.ownerName ?? '',
      pictureUrl: row.ownerPictureUrl ?? undefined,
    },
  }),
  may: (_, { state }) => actsWithPage(state),
})
