// What a campaign may name, as it is picked by name.
import { defineList, keyed } from '../../../screens/server'
import type { Context } from '../../../server/context'
import type { Db } from '../../../server/database/tables'

const openPages = (db: Db, { member }: Pick<Context, 'member'>) =>
  db
    .selectFrom('sharePages as page')
    .where('page.customerId', '=', member.customerId)
    .where('page.revokedAt', 'is', null)

/** Those to which letters may lead. */
export const pageChoices = defineList('listCampaignPages', {
  rows: (db: Db, context: Context) => openPages(db, context),
  id: 'page.id',
  search: 'page.titleKey',
  fields: { name: keyed('page.titleKey', 'page.title') },
  order: { by: 'page.createdAt', desc: true },
  load: (db: Db, ids, context) =>
    openPages(db, context)
      .select(['page.id', 'page.rev', 'page.title'])
      .where('page.id', 'in', [...ids])
      .execute(),
  present: ({ title }) => ({ name: title }),
  may: () => [],
})

const requestRows = (db: Db, { member }: Pick<Context, 'member'>) =>
  db
    .selectFrom('crowdRequests as request')
    .where('request.customerId', '=', member.customerId)
    .where('request.deletedAt', 'is', null)
    .where('request.state', '!=', 'archived')

export const requestChoices = defineList('listCampaignRequests', {
  rows: (db: Db, context: Context) => requestRows(db, context),
  id: 'request.id',
  search: 'request.titleKey',
  fields: { name: keyed('request.titleKey', 'request.title') },
  order: { by: 'request.createdAt', desc: true },
  load: (db: Db, ids, context) =>
    requestRows(db, context)
      .select(['request.id', 'request.rev', 'request.title'])
      .where('request.id', 'in', [...ids])
      .execute(),
  present: ({ title }) => ({ name: title }),
  may: () => [],
})
