import type { OutlineValues } from '../../../../generated/facts/features/storyboards'

/** By field: how often it was written, and by whom last. */
export type Written = Readonly<Record<string, { readonly rev: number; readonly by: string }>>

interface OutlineColumns {
  content: OutlineValues
  fieldRevs: Written
}

declare module '../../../../generated/facts/tables' {
  interface ColumnValues {
    storyboardScenes: OutlineColumns
    storyboardShots: OutlineColumns
  }
}
