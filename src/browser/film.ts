import { createEvent } from 'effector'
import { atMostEvery } from '../kit/atMostEvery'

/** A film plays in this tab, and the tab is seen; told at most once a second. */
export const filmWatched = createEvent()

/** What listens to the films of the page. One that stands still, or plays for nobody, is not watched. */
export function createFilmListener(watched: () => void): (event: Pick<Event, 'target'>) => void {
  const tell = atMostEvery(1000, Date.now, watched)
  return ({ target }) => {
    if (target instanceof HTMLMediaElement && !target.paused && !document.hidden) tell()
  }
}
