import type { ListFilesRow } from '../../../../generated/facts/features/files'

/** A file as the list has it. */
export type FileRow = ListFilesRow
