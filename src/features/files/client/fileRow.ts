import type { ListFilesRow } from '../../../../generated/facts/features/files'
import type { Row } from '../../../screens/client'

/** A file as the list has it. */
export type FileRow = ListFilesRow

// The list knows its rows as rows of any list.
export const rowOf = (file: FileRow) => file as unknown as Row
