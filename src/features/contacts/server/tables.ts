import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { SearchFilter } from '../../../../generated/facts/screen'
import type { ContactState } from '../contact'

type Timestamp = ColumnType<Date, Date | string, Date | string>

interface Written {
  createdBy: string | null
  createdAt: Timestamp
  updatedBy: string | null
  updatedAt: Timestamp
  rev: Generated<number>
}

export interface ContactsTable extends Written {
  id: string
  customerId: string
  name: GeneratedAlways<string>
  nameKey: GeneratedAlways<string>
  firstName: string | null
  lastName: string | null
  email: string
  phone: string | null
  company: string | null
  companyKey: GeneratedAlways<string | null>
  title: string | null
  titleKey: GeneratedAlways<string | null>
  searchKey: GeneratedAlways<string>
  tags: Generated<string[]>
  locale: string | null
  optIn: Generated<'unknown' | 'in' | 'out'>
  source: 'manual' | 'csv' | 'crowd' | 'share'
  state: Generated<ContactState>
  /** The lists before they were last changed for several contacts at once. */
  listsBefore: string[] | null
  /** The version of the contact that this change made. */
  listsRev: number | null
  deletedBy: string | null
  deletedAt: Timestamp | null
}

export interface ContactListsTable extends Written {
  id: string
  customerId: string
  name: string
  nameKey: GeneratedAlways<string>
  kind: 'static' | 'rule'
  rule: ColumnType<readonly SearchFilter[] | null, string | null, string | null>
  state: Generated<'active' | 'archived'>
}

export interface ContactTables {
  contacts: ContactsTable
  contactLists: ContactListsTable
  contactListMembers: { customerId: string; contactId: string; listId: string }
  erasedContacts: { customerId: string; emailHash: string; erasedAt: Timestamp }
}

declare module '../../../server/database/tables' {
  interface Database extends ContactTables {}
}
