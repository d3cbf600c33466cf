import { useUnit } from 'effector-react'
import { useKeys, type KeyDown } from '../../../../ui/page/useKeys'
import { $frame, $total, sought, toggled } from '../preview/preview.model'
import { startsOf, type Timeline } from '../../timeline'
import { acts } from './acts'
import { $chosen, $isMyTurn, $timeline, blockChosen, edited } from './cut.model'

/** Of the page of a program (programs.md 4). */
export function useBuilderKeys(): void {
  const { timeline, chosen, frame, total, isMine } = useUnit({
    timeline: $timeline,
    chosen: $chosen,
    frame: $frame,
    total: $total,
    isMine: $isMyTurn,
  })
  const { choose, seek, toggle, edit } = useUnit({
    choose: blockChosen,
    seek: sought,
    toggle: toggled,
    edit: edited,
  })
  useKeys((down) => {
    if (!timeline) return false
    const to = placeOf(down, { frame, total, timeline })
    if (to !== undefined) {
      seek(to)
      return true
    }
    if (down.key === ' ' || down.key.toLowerCase() === 'k') {
      toggle()
      return true
    }
    if (down.key === 'Escape' && chosen) {
      choose(null)
      return true
    }
    if (!isMine) return false
    const edits = actOf(down, { timeline, chosen, frame })
    for (const op of edits ?? []) edit({ op })
    return edits !== undefined
  })
}

interface Where {
  readonly frame: number
  readonly total: number
  readonly timeline: Timeline
}

/** The frame that a key leads to. */
export function placeOf(
  { key, hasShift, hasAlt, hasCommand }: KeyDown,
  { frame, total, timeline }: Where,
): number | undefined {
  if (hasAlt || hasCommand) return undefined
  const step = hasShift ? timeline.fps : 1
  const joins = [...startsOf(timeline), total]
  switch (key) {
    case 'ArrowLeft':
      return frame - step
    case 'ArrowRight':
      return frame + step
    case 'ArrowUp':
      return joins.findLast((join) => join < frame) ?? 0
    case 'ArrowDown':
      return joins.find((join) => join > frame) ?? total
    case 'Home':
      return 0
    case 'End':
      return total
    default:
      return undefined
  }
}

/** What a key does to the chosen block; undefined: nothing. */
function actOf(
  { key, hasAlt, hasCommand, hasShift }: KeyDown,
  given: Parameters<typeof acts.split>[0],
) {
  const { chosen } = given
  const pressed = key.toLowerCase()
  if (hasCommand) return pressed === 'd' && chosen ? acts.duplicate(given) : undefined
  if (pressed === 't') return hasShift ? acts.addThird(given) : acts.addTitle(given)
  if (!chosen) return undefined
  if (hasAlt && key === 'ArrowLeft') return acts.move(given, -1)
  if (hasAlt && key === 'ArrowRight') return acts.move(given, 1)
  if (hasAlt) return undefined
  if (pressed === 'm') return acts.toggleSound(given)
  if (pressed === 's') return acts.split(given)
  if (pressed === 'i') return acts.trimHere(given, 'in')
  if (pressed === 'o') return acts.trimHere(given, 'out')
  if (key === 'Delete' || key === 'Backspace') return acts.remove(given)
  return undefined
}
