import { createEvent } from 'effector'
import { atMostEvery } from '../kit/atMostEvery'

/** Somebody pressed, typed or scrolled in this tab; reported at most once a second. */
export const inputNoticed = createEvent()

/**
 * Moving the pointer alone does not count: a table that is bumped must not keep a session alive.
 */
export const inputKinds = ['pointerdown', 'keydown', 'wheel'] as const

/** Creates a listener for input. Events in a hidden tab do not come from a person. */
export function createInputListener(noticed: () => void): (event: Pick<Event, 'target'>) => void {
  const tell = atMostEvery(1000, Date.now, noticed)
  return ({ target }) => {
    if (!document.hidden && !isTakenAway(target)) tell()
  }
}

/**
 * Elements that input would remove, such as the idle warning, must stay until they are pressed;
 * their press reports the activity itself.
 */
function isTakenAway(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-press-tells]') !== null
}
