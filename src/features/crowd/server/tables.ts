import type { RetakeChip } from '../../../../generated/facts/features/tasks'

declare module '../../../../generated/facts/tables' {
  interface ColumnValues {
    crowdSubmissions: { retakeChips: RetakeChip[] }
  }
}
