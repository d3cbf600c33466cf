import type { ColumnType, GeneratedAlways } from 'kysely'
import type { Device, Source } from '../session'

type Timestamp = ColumnType<Date, Date | string, Date | string>
type Day = ColumnType<string, string, string>

/** What somebody watched of a version of a program in one visit. */
interface ViewSessionsTable {
  programId: string
  versionNo: number
  /** Who, or which visit of somebody without an account. */
  viewer: GeneratedAlways<string>
  sessionId: string
  userId: string | null
  /** Stands for the proved address of somebody without an account. */
  visitor: string | null
  customerId: string
  source: Source
  device: Device
  startedAt: Timestamp
  /** The five minutes of the last report. */
  reportedSlot: number
  /** A bit for each second of the version, up to its outro. */
  coverage: string
  seconds: GeneratedAlways<number>
  isPlay: GeneratedAlways<boolean>
}

interface ProgramDaysTable {
  programId: string
  day: Day
  source: Source
  customerId: string
  plays: number
  seconds: ColumnType<string, number, number>
  finished: number
  computers: number
  phones: number
  tablets: number
}

interface ProgramCurvesTable {
  programId: string
  versionNo: number
  /** Its first day. */
  month: Day
  customerId: string
  plays: number
  watched: number[]
  again: number[]
}

declare module '../../../server/database/tables' {
  interface Database {
    viewSessions: ViewSessionsTable
    programDays: ProgramDaysTable
    programCurves: ProgramCurvesTable
    viewSums: { id: number; summedSlot: number }
  }
}
