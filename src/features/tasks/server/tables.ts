import type { ChecklistLine, RetakeChip } from '../../../../generated/facts/features/tasks'

declare module '../../../../generated/facts/tables' {
  interface ColumnValues {
    recordingTasks: { retakeChips: RetakeChip[]; checklist: ChecklistLine[] }
  }
}
