// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { createFilmListener } from '../../src/browser/film'

afterEach(() => vi.restoreAllMocks())

test.each([
  { what: 'plays in a tab that is seen', isPaused: false, isHidden: false, watched: 1 },
  { what: 'stands still', isPaused: true, isHidden: false, watched: 0 },
  { what: 'plays in a hidden tab', isPaused: false, isHidden: true, watched: 0 },
])('a film that $what is watched: $watched', ({ isPaused, isHidden, watched }) => {
  const film = document.createElement('video')
  vi.spyOn(film, 'paused', 'get').mockReturnValue(isPaused)
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden)
  let reported = 0
  const hear = createFilmListener(() => (reported += 1))
  hear({ target: film })
  hear({ target: document })
  expect(reported).toBe(watched)
})
