import type { RowOf } from '../../../server/database/tables'
import type { FileKind } from '../../files/file'

export type FileStep = RowOf<'requestedFiles'>['step']

declare module '../../../../generated/facts/tables' {
  interface ColumnValues {
    fileRequests: { kinds: FileKind[] }
  }
}
