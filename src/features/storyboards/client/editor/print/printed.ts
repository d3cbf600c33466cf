import { useUnit } from 'effector-react'
import type {
  OutlineScene,
  OutlineShot,
} from '../../../../../../generated/facts/features/storyboards'
import { useText } from '../../../../../browser/text/useText'
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
  const threads = useUnit($threads)
  return (shotId) => {
    const thread = threads.get(shotId)
    if (!thread) return t('storyboards.thread.nobody')
    return thread.person?.name ?? t('storyboards.thread.anyOf')
  }
}
