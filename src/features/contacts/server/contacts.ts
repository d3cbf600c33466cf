import { defineList, keyed, namesIn, through } from '../../../screens/server'
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
  present: (row) => ({
    contactId: row.id,
    name: row.name,
    email: row.email,
    tags: row.tags,
    optIn: row.optIn,
    lists: row.lists,
    source: row.source,
    state: row.state,
    createdAt: row.createdAt.toISOString(),
    ...written({
      firstName: row.firstName,
      lastName: row.lastName,
      phone: row.phone,
      company: row.company,
      title: row.title,
      locale: row.locale as 'en' | null,
    }),
  }),
  may: (_, { deletedAt, state, lists }) =>
    actsWith({ isTrashed: deletedAt !== null, state, isListed: lists.length > 0 }),
})

/** What a contact may lack is left out where it does. */
function written<Values extends Record<string, unknown>>(values: Values) {
  const there = Object.entries(values).filter(([, value]) => value !== null)
  return Object.fromEntries(there) as { [Key in keyof Values]?: NonNullable<Values[Key]> }
}
