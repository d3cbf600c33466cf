import type { ColumnType } from 'kysely'
import type { OutlineValues } from '../../../../generated/facts/features/storyboards'

/** Written as text, read as what it says. */
type Json<Value> = ColumnType<Value, string, string>

/** By field: how often it was written, and by whom last. */
export type Written = Readonly<Record<string, { readonly rev: number; readonly by: string }>>

interface OutlineRow {
  customerId: string
  storyboardId: string
  id: string
  place: string
  content: Json<OutlineValues>
  fieldRevs: ColumnType<Written, string | undefined, string>
  removedAt: ColumnType<Date | null, Date | null | undefined, Date | null>
}

declare module '../../../server/database/tables' {
  interface Database {
    storyboardCollaborators: { customerId: string; storyboardId: string; userId: string }
    storyboardPrograms: {
      customerId: string
      storyboardId: string
      programId: string
      madeAt: ColumnType<Date, Date | string, never>
    }
    storyboardScenes: OutlineRow
    storyboardShots: OutlineRow & { sceneId: string }
  }
}
