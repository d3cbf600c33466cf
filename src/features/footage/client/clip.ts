import type { ListClipsRow } from '../../../../generated/facts/features/footage'

/** A clip as the list has it. */
export type Clip = ListClipsRow
