import { createChoice } from './createChoice'
import { createFiles } from './createFiles'
import { createSets, type CaptionedFilms } from './createSets'
import { createVersions } from './createVersions'

/** The captions of films of one kind, as one of them after the other stands open. */
export type CaptionModels = ReturnType<typeof createCaptions>

export function createCaptions(films: CaptionedFilms) {
  const sets = createSets(films)
  return {
    ...sets,
    ...createFiles(sets),
    ...createVersions(sets),
    ...createChoice(sets),
  }
}
