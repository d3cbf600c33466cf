import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { Story } from '../../../../generated/facts/features/templates'
import type { TemplateState } from '../story'

type Timestamp = ColumnType<Date, Date | string, Date | string>
/** Written as text, read as what it says. */
type Json<Value> = ColumnType<Value, string, string>

export interface ProgramTemplatesTable {
  id: string
  customerId: string
  title: string
  titleKey: GeneratedAlways<string>
  searchKey: GeneratedAlways<string>
  description: string | null
  isBio: Generated<boolean>
  story: Json<Story>
  storyRev: Generated<number>
  hasChanges: Generated<boolean>
  slots: Generated<number>
  leastMs: Generated<number>
  mostMs: Generated<number>
  versionNo: Generated<number>
  retiredAt: Timestamp | null
  state: GeneratedAlways<TemplateState>
  createdBy: string
  createdAt: Timestamp
  updatedBy: string | null
  updatedAt: Timestamp
  rev: Generated<number>
  deletedBy: string | null
  deletedAt: Timestamp | null
}

export interface TemplateVersionsTable {
  customerId: string
  templateId: string
  versionNo: number
  story: Json<Story>
  slots: number
  leastMs: number
  mostMs: number
  note: string | null
  publishedBy: string | null
  publishedAt: Timestamp
}

declare module '../../../server/database/tables' {
  interface Database {
    programTemplates: ProgramTemplatesTable
    templateVersions: TemplateVersionsTable
  }
}
