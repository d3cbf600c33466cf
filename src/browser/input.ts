import { createEvent } from 'effector'
import { atMostEvery } from '../kit/atMostEvery'

/** Somebody pressed, typed or scrolled in this tab; told at most once a second. */
export const inputNoticed = createEvent()

/** A pointer that only moves is no input: a table that is bumped keeps nobody signed in. */
export const inputKinds = ['pointerdown', 'keydown', 'wheel'] as const

/** What listens to input. A hidden tab gets none from a person. */
export function createInputListener(noticed: () => void): (event: Pick<Event, 'target'>) => void {
  const tell = atMostEvery(1000, Date.now, noticed)
  return ({ target }) => {
    if (!document.hidden && !isTakenAway(target)) tell()
  }
}

/** What goes when it is noticed must stay until it is pressed: its press tells of itself. */
function isTakenAway(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-press-tells]') !== null
}
