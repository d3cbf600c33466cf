import type { ListClipsRow } from '../../../../generated/facts/features/footage'
import type { Row } from '../../../screens/client'

/** A clip as the list has it. */
export type Clip = ListClipsRow

// The list knows its rows as rows of any list.
export const clipsIn = (rows: readonly Row[]) => rows as unknown as readonly Clip[]
export const rowOf = (clip: Clip) => clip as unknown as Row
