import { byName, defineList, keyed, namesIn, through } from '../../../screens/server'
import type { Context } from '../../../server/context'
import type { Db } from '../../../server/database/tables'
import { actsWith } from '../contact'
import { listsOf } from './members'

/** All contacts of the customer; who may ask for them says the manifest. */
export const contacts = defineList('listContacts', {
  rows: (db: Db, { member }: Context) =>
    db.selectFrom('contacts as c').where('c.customerId', '=', member.customerId),
  id: 'c.id',
  search: 'c.searchKey',
  trash: 'c.deletedAt',
  fields: {
    name: 'c.nameKey',
    company: keyed('c.companyKey', 'c.company'),
    title: keyed('c.titleKey', 'c.title'),
    email: 'c.email',
    tags: 'c.tags',
    locale: 'c.locale',
    optIn: 'c.optIn',
    lists: through('contactListMembers', 'contactId', 'listId', namesIn('contactLists')),
    source: 'c.source',
    state: 'c.state',
    createdAt: 'c.createdAt',
  },
  async load(db: Db, ids) {
    const rows = await db.selectFrom('contacts').selectAll().where('id', 'in', ids).execute()
    const lists = await listsOf(db, ids)
    return rows.map((row) => ({ ...row, lists: lists.get(row.id) ?? [] }))
  },
  present: byName,
  may: (_, { deletedAt, state, lists }) =>
    actsWith({ isTrashed: deletedAt !== null, state, isListed: lists.length > 0 }),
})
