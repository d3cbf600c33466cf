import { createEvent } from 'effector'
import { atMostEvery } from '../kit/atMostEvery'

/** A video plays in this tab while it is visible; reported at most once a second. */
export const filmWatched = createEvent()

/**
 * Creates a listener for the page's videos. A paused video, or one in a hidden tab, does not count.
 */
export function createFilmListener(watched: () => void): (event: Pick<Event, 'target'>) => void {
  const tell = atMostEvery(1000, Date.now, watched)
  return ({ target }) => {
    if (target instanceof HTMLMediaElement && !target.paused && !document.hidden) tell()
  }
}
