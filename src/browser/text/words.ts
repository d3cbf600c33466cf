import type { TextKey } from '../../../generated/facts/text'

/**
 * A text to show: one of ours by key, or a literal one from elsewhere. Parameters may be such texts
 * too.
 */
export type Words = OwnWords | { words: string }

export interface OwnWords {
  key: TextKey
  params?: Record<string, string | number | OwnWords>
}
