import type { RunLine } from './run'

declare module '../../../generated/facts/tables' {
  interface ColumnValues {
    runs: { params: Record<string, string>; log: RunLine[] }
  }
}
