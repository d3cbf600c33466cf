import type { SearchFilter } from '../../../../generated/facts/screen'

declare module '../../../../generated/facts/tables' {
  interface ColumnValues {
    contactLists: { rule: readonly SearchFilter[] }
  }
}
