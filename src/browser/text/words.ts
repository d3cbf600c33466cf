import type { TextKey } from '../../../generated/facts/text'

/** Words of ours by key, or somebody else's as they are. What fills them in may be words of ours as well. */
export type Words = OwnWords | { words: string }

export interface OwnWords {
  key: TextKey
  params?: Record<string, string | number | OwnWords>
}
