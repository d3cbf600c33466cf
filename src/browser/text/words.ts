import type { TextKey } from '../../../generated/facts/text'

/** Words of ours by key, or somebody else's as they are. */
export type Words = { key: TextKey; params?: Record<string, string | number> } | { words: string }
