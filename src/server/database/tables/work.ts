/** The tables that the menu counts read, as far as they exist. */
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

type Timestamp = ColumnType<Date, Date | string, Date | string>
type Json = ColumnType<unknown, string, string>

/** The columns every row of a customer has. */
interface Row {
  id: string
  customerId: string
  createdBy: string
  createdAt: Timestamp
  updatedAt: Timestamp
  rev: Generated<number>
}

interface TrashableRow extends Row {
  deletedAt: Timestamp | null
}

export interface StoryboardsTable extends TrashableRow {
  ownerUserId: string
  title: string
  titleKey: GeneratedAlways<string>
  searchKey: GeneratedAlways<string>
  goal: string | null
  state: Generated<'draft' | 'active' | 'on_hold' | 'cancelled' | 'archived'>
  isTemplate: Generated<boolean>
  begin: 'blank' | 'welcome' | 'howTo' | 'portrait' | null
  copyOf: string | null
  dueOn: ColumnType<string | null>
  outlineRev: Generated<number>
  scenes: Generated<number>
  shots: Generated<number>
  plannedMs: Generated<number>
  updatedBy: string | null
  deletedBy: string | null
}

export interface SavedSearchesTable {
  id: string
  customerId: string
  userId: string
  /** The list call that it asks. */
  list: string
  name: string
  search: Generated<string>
  filterList: Json
  gridColumns: Json
  sort: ColumnType<unknown, string | null | undefined, string | null>
  isShared: Generated<boolean>
  isDefault: Generated<boolean>
  createdAt: Timestamp
  updatedAt: Timestamp
}

export interface WorkTables {
  storyboards: StoryboardsTable
  savedSearches: SavedSearchesTable
}
