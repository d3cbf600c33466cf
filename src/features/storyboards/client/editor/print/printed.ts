import { useUnit } from 'effector-react'
import type {
  OutlineScene,
  OutlineShot,
} from '../../../../../../generated/facts/features/storyboards'
import { useText } from '../../../../../browser/text/useText'
import { $withGuests } from '../../guests.model'
import { $threads } from '../../outline.model'

export interface PrintProps {
  readonly printed: ReadonlyArray<{
    readonly scene: OutlineScene
    readonly shot: OutlineShot
    /** Among all shots. */
    readonly no: number
  }>
}

/** Who records a shot. */
export function usePersonOf(): (shotId: string) => string {
  const t = useText()
  const { threads, withGuests } = useUnit({ threads: $threads, withGuests: $withGuests })
  return (shotId) => {
    if (withGuests.has(shotId)) return t('storyboards.thread.guests')
    const thread = threads.get(shotId)
    if (!thread) return t('storyboards.thread.nobody')
    return thread.person?.name ?? t('storyboards.thread.anyOf')
  }
}
