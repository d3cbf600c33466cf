import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { FileKind } from '../../files/file'
import type { RequestState } from '../fileRequest'

type Timestamp = ColumnType<Date, Date | string, Date | string>
/** Such as 2026-11-22. */
type Day = ColumnType<string | null, string | null | undefined, string | null>

export interface FileRequestsTable {
  id: string
  customerId: string
  assigneeUserId: string
  title: string
  titleKey: GeneratedAlways<string>
  instructions: Generated<string>
  /** None: whatever Files takes. */
  kinds: Generated<FileKind[]>
  minCount: Generated<number>
  maxCount: Generated<number>
  maxMegabytes: number | null
  state: Generated<RequestState>
  /** Of a cancelled one. */
  stateBefore: RequestState | null
  dueOn: Day
  returnWords: string | null
  /** It came back because a file could not be read. */
  isBroken: Generated<boolean>
  declineReason: 'noTime' | 'notMe' | 'unclear' | 'other' | null
  declineWords: string | null
  /** The one that was given to somebody else. */
  previousRequestId: string | null
  submittedAt: Timestamp | null
  decidedAt: Timestamp | null
  remindedOn: Day
  createdBy: string
  createdAt: Timestamp
  updatedBy: string | null
  updatedAt: Timestamp
  rev: Generated<number>
  deletedAt: Timestamp | null
}

export type FileStep = 'added' | 'sent' | 'returned' | 'accepted'

export interface RequestedFilesTable {
  fileId: string
  customerId: string
  requestId: string
  step: Generated<FileStep>
  words: string | null
  createdAt: Timestamp
}

declare module '../../../server/database/tables' {
  interface Database {
    fileRequests: FileRequestsTable
    requestedFiles: RequestedFilesTable
  }
}
