// Rules of scripts that both wings read.
import type { ListScriptsRow } from '../../../generated/facts/features/programs'

export type ScriptState = ListScriptsRow['state']

/** A language is spoken at other speeds than another, but nobody knows how fast this person reads. */
export const usualWordsPerMinute = 140

export interface ScriptParts {
  readonly state: ScriptState
  readonly isTrashed: boolean
}

/** What may be done with a script by whoever sees it: campaign managers see all, others their own. */
export function actsWithScript({ state, isTrashed }: ScriptParts): ListScriptsRow['may'] {
  if (isTrashed) return ['restore', 'erase']
  if (state === 'archived') return ['reopen', 'trash']
  return ['edit', state === 'ready' ? 'toDraft' : 'ready', 'archive', 'trash']
}
