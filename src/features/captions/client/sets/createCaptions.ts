import type { Store } from 'effector'
import type { Caption } from '../../../../ui/media/useCaptions'
import { createChoice } from './createChoice'
import { createFiles } from './createFiles'
import { createSets, type CaptionedFilms } from './createSets'
import { createVersions } from './createVersions'

/** The captions of films of one kind, as one of them after the other stands open. */
export type CaptionModels = ReturnType<typeof createCaptions>

/** @param $inFile those that stand in the file of the film that stands open */
export function createCaptions(films: CaptionedFilms, $inFile: Store<readonly Caption[]>) {
  const sets = createSets(films)
  return {
    ...sets,
    ...createFiles(sets),
    ...createVersions(sets),
    ...createChoice(sets, $inFile),
  }
}
