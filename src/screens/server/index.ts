/**
 * Handlers of the calls that the manifest writes as forms. A feature says what is its own; what
 * every list, form and selection does, it gets.
 *
 * ```ts
 * // features/audience/server/contacts.ts
 * export const contacts = defineList('listContacts', {
 *   rows: (db: Db, { member }: Context) =>                 // who sees what: here and nowhere else
 *     db.selectFrom('contacts as c').where('c.customerId', '=', member.customerId),
 *   id: 'c.id',
 *   search: 'c.searchKey',                                 // exactly if the call says `search`
 *   trash: 'c.deletedAt',                                  // exactly if it says `trash`
 *   fields: {                                              // exactly its filter, sort and sums
 *     name: 'c.nameKey',
 *     company: keyed('c.companyKey', 'c.company'),         // compared by the one, shown as the other
 *     state: 'c.state',
 *     owner: referring('c.ownerUserId', { names: namesIn('users') }),
 *     lists: through('contactListMembers', 'contactId', 'listId', namesIn('contactLists')),
 *   },
 *   extra: { values: 'c.extra', fields: ownFieldsOf },     // exactly if it says `extra`: answered, judged and written
 *   load: (db: Db, ids) => loadContacts(db, ids),          // joins, for one page's ids
 *   present: (row) => ({ owner: { id: row.ownerUserId, name: row.ownerName } }), // what no column of that name says
 *   may: mayContact,                                       // (member, row) => acts, in contact.ts
 * })
 *
 * // features/audience/server/handlers.ts
 * export const listContacts = contacts.handler
 * export const addContact = createRow('addContact', contacts, {
 *   table: 'contacts',
 *   insert: (values, id, context) => ({ id, customerId: …, ...columnsOf(values), ...createdNow(context) }),
 *   after: ({ lists }, id, { db }) => setLists(db, id, lists),
 *   taken: { contacts_email: 'emailTaken' },               // a unique index: the failure to answer
 * })
 * export const updateContact = changeRow('updateContact', contacts, {
 *   table: 'contacts', may: 'edit', needs: { lists: 'addToList' }, set: columnsOf, taken,
 * })
 * const trash = defineTrash(contacts, {
 *   table: 'contacts', job: 'contacts.purgeTrash',
 *   calls: ['trashContacts', 'restoreContacts', 'eraseContacts'],
 * })
 * export const [trashContacts, restoreContacts, eraseContacts] = trash.handlers
 * export const purgeContactsJob = trash.job
 * export const exportContacts = exportRows('exportContacts', contacts, screen) // facts/screens/contacts
 * export const importContacts = importRows('importContacts', contacts, {
 *   create: addContact, update: updateContact, match: { field: 'email', by: sql`lower(c.email)` },
 * })
 * ```
 *
 * The table has `rev`, `updated_at` and `updated_by`. Keys are columns of the database's function
 * `search_key`: `name_key text generated always as (search_key(name)) stored`, and one index serves
 * the default order: `(customer_id, name_key, id) where deleted_at is null`. Rows that are imported
 * and taken back are deleted: what refers to them does so `on delete cascade`.
 */
export { changeRow, type ChangeHandler, type RowChange } from './changeRow'
export { changeRows, type RowsChange } from './changeRows'
export { createdNow, createRow, type CreateHandler, type RowCreation } from './createRow'
export { defineTrash } from './defineTrash'
export { byName, defineList, defineListOf, type DefinedList } from './defineList'
export type { ListDefinition, LoadedRow } from './definition'
export { exportRows, type ExportedScreen } from './exportRows'
export { forgetImportsJob } from './imports/forgetImports'
export { importRows, type ImportHandler } from './imports/importRows'
export type { List, ListReply, ListRequest } from './list'
export type { ListFacts } from './listFacts'
export { selectedIds, type Selection } from './selectRows'
export type { OwnField } from '../ownField'
export { recordChanges } from './recordChanges'
export { listsAmong, type ScreensServices } from './services'
export { storedHandlers } from './stored/storedHandlers'
export {
  defineSharing,
  isNarrowed,
  membersAmong,
  namedIn,
  unknownAt,
  type Named,
  type Sharing,
} from './sharing'
export { keyed, namesIn, referring, through, type Names } from './sources'
