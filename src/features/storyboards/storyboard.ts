// What becomes of storyboards, and what may be done with them (work.md 2). Both wings read it.
import type { ListStoryboardsRow } from '../../../generated/facts/features/storyboards'

export type StoryboardState = ListStoryboardsRow['state']
export type StoryboardEvent = 'activate' | 'hold' | 'resume' | 'cancel' | 'archive' | 'reopen'
type StoryboardAct = ListStoryboardsRow['may'][number]

const moves: Readonly<
  Record<StoryboardState, Readonly<Partial<Record<StoryboardEvent, StoryboardState>>>>
> = {
  draft: { activate: 'active' },
  active: { hold: 'on_hold', cancel: 'cancelled', archive: 'archived' },
  on_hold: { resume: 'active', cancel: 'cancelled' },
  cancelled: { reopen: 'active' },
  archived: { reopen: 'active' },
}

/** Undefined: it does not happen in this state. */
export const move = (state: StoryboardState, event: StoryboardEvent): StoryboardState | undefined =>
  moves[state][event]

export interface StoryboardParts {
  readonly state: StoryboardState
  readonly isTemplate: boolean
  readonly isTrashed: boolean
  /** The customer has professional editors. */
  readonly hasEditors: boolean
}

/** What may be done with a storyboard by whoever sees it; nothing is ever recorded for a template. */
export function actsWithStoryboard({
  state,
  isTemplate,
  isTrashed,
  hasEditors,
}: StoryboardParts): StoryboardAct[] {
  if (isTrashed) return ['restore', 'erase']
  const events = isTemplate ? [] : (Object.keys(moves[state]) as StoryboardEvent[])
  const isOver = state === 'cancelled' || state === 'archived'
  return [
    ...(isOver ? [] : (['edit'] as const)),
    ...(!isTemplate && (state === 'draft' || state === 'active') ? (['assign'] as const) : []),
    ...(!isTemplate && !isOver ? (['assemble'] as const) : []),
    ...(hasEditors && !isTemplate && !isOver ? (['order'] as const) : []),
    ...events,
    // Whatever people were asked to record for it is cancelled first.
    ...(state === 'draft' || state === 'cancelled' ? (['trash'] as const) : []),
  ]
}
